#include "checker/engines/client/engine.h"

#include <optional>
#include <utility>

#include <fmt/format.h>

#include "checker/games/registry.h"
#include "model/spec/games/game.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::client {

using games::Move;
using games::Position;
using games::Score;
using notation::BetPosition;
using protocol::Do;

namespace {

// A deal with all that the protocol asks of one that is to be opened.
Position whole(const spec::Game& spec, Position dealt) {
  if (auto* cards = std::get_if<notation::Position>(&dealt)) cards->phase = notation::Phase::play;
  const auto* hachi = std::get_if<notation::HachiPosition>(&dealt);
  if (!hachi || !hachi->match.money.empty()) return dealt;
  const auto& rules = dynamic_cast<const spec::HachiGame&>(spec).asked();
  const auto match = spec::hachi::first_match(rules, hachi->match.rounds, hachi->match.dealer);
  return games::with_rules(spec::hachi::laid_out(rules, match, hachi->deal), hachi->edition,
                           hachi->rules);
}

// Why no play, or not that of the move, can have led from one position to the other. Empty where
// nothing is wrong.
std::string impossible(const games::Family& family, const Position& before,
                       const std::optional<Move>& move, const Position& after) {
  const auto* bets = std::get_if<BetPosition>(&before);
  if (!bets) {
    if (after.index() != before.index()) return "a position of another game";
    return family.displaced(before, after);
  }
  const auto* next = std::get_if<BetPosition>(&after);
  if (!next || !next->standing) return "expected a position with turn, left and put_in";
  BetPosition expected = *bets;
  if (move) expected.round.bets.push_back(*move);
  expected.standing = next->standing;
  return expected == *next ? "" : "the round is not the one asked about";
}

class ClientState : public games::State {
 public:
  ClientState(Engine& engine, const games::Family& family, Position position)
      : engine_(engine), family_(family), position_(std::move(position)) {}

  std::vector<Move> moves() const override {
    std::vector<Move> moves;
    const auto reply = ask(Do::moves, position_);
    for (const std::string& text : std::get<protocol::Moves>(reply).moves) {
      const auto move = Move::parse(text);
      if (!move) engine_.blame(Fault::illegal_move, fmt::format("\"{}\" is no move", text));
      moves.push_back(*move);
    }
    return moves;
  }

  std::unique_ptr<State> after(const Move& move) const override { return reached(Do::play, move); }
  const Position& position() const override { return position_; }
  Score score() const override { return scored(position_); }

  Score score_with(const games::Hands& hands) const override {
    if (!std::holds_alternative<BetPosition>(position_)) return score();
    return scored(games::with_hands(position_, hands));
  }

  // The position that a request leads to.
  std::unique_ptr<State> reached(Do what, const std::optional<Move>& move) const {
    auto next = std::get<Position>(ask(what, position_, move ? move->text() : std::string()));
    if (const auto wrong = impossible(family_, position_, move, next); !wrong.empty()) {
      engine_.blame(Fault::illegal_successor, wrong);
    }
    return std::make_unique<ClientState>(engine_, family_, std::move(next));
  }

 private:
  protocol::Body ask(Do what, const Position& position, const std::string& move = {}) const {
    return engine_.ask({.what = what, .position = position, .move = move});
  }

  Score scored(const Position& position) const {
    auto score = std::get<Score>(ask(Do::score, position));
    const bool unpaid = std::holds_alternative<BetPosition>(position) && score.payment.empty();
    if (unpaid && games::is_over(position)) {
      engine_.blame(Fault::garbage, "the round is over, but nothing is paid");
    }
    return score;
  }

  Engine& engine_;
  const games::Family& family_;
  Position position_;
};

class ClientGame : public games::Game {
 public:
  ClientGame(Engine& engine, const rulebook::Ruleset& rules)
      : engine_(engine), family_(games::family(rules)), spec_(spec::game(rules)) {}

  const rulebook::Ruleset& rules() const override { return spec_->rules(); }

  std::unique_ptr<games::State> open(const Position& laid_out) const override {
    if (!engine_.does_open()) return at(spec_->open(laid_out)->position());
    const ClientState asked(engine_, family_, games::outlined(whole(*spec_, laid_out)));
    return asked.reached(Do::open, std::nullopt);
  }

  std::unique_ptr<games::State> at(const Position& position) const override {
    return std::make_unique<ClientState>(engine_, family_, games::outlined(position));
  }

 private:
  Engine& engine_;
  const games::Family& family_;
  std::unique_ptr<spec::Game> spec_;
};

}  // namespace

std::unique_ptr<games::Game> game(Engine& engine, const rulebook::Ruleset& rules) {
  return std::make_unique<ClientGame>(engine, rules);
}

}  // namespace hanaproof::client
