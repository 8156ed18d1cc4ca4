#include "checker/engines/client/engine.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "checker/engines/client/successor.h"
#include "checker/engines/protocol/books.h"
#include "checker/games/registry.h"
#include "model/notation/position_json.h"
#include "model/spec/games/game.h"

namespace hanaproof::client {

using games::Move;
using games::Position;
using games::Score;
using notation::BetPosition;
using protocol::Do;

namespace {

// The moves of a reply. Blames what is none.
std::vector<Move> parsed(Engine& engine, const std::vector<std::string>& texts) {
  std::vector<Move> moves;
  for (const std::string& text : texts) {
    const auto move = Move::parse(text);
    if (!move) engine.blame(Fault::illegal_move, fmt::format("\"{}\" is no move", text));
    moves.push_back(*move);
  }
  return moves;
}

// Who is asked, and who stands in for what the engine does not do.
struct Asked {
  Engine& engine;
  const games::Family& family;
  std::unique_ptr<spec::Game> spec;
};

class ClientState : public games::State {
 public:
  ClientState(const Asked& asked, Position position)
      : asked_(asked), position_(std::move(position)) {}

  std::vector<Move> moves() const override {
    if (!asked_.engine.tells().moves) throw games::Untold("it does not list moves");
    const auto reply = ask(Do::moves, position_);
    return parsed(asked_.engine, std::get<protocol::Moves>(reply).moves);
  }

  std::unique_ptr<State> after(const Move& move) const override {
    if (!asked_.engine.tells().positions) return by_spec(move);
    try {
      return reached(Do::play, move);
    } catch (const games::Untold&) {
      return by_spec(move);
    }
  }
  const Position& position() const override { return position_; }
  Score score() const override { return scored(position_); }

  Score score_with(const games::Hands& hands) const override {
    if (!std::holds_alternative<BetPosition>(position_)) return score();
    return scored(games::with_hands(position_, hands));
  }

  // The position that a request leads to.
  std::unique_ptr<State> reached(Do what, const std::optional<Move>& move) const {
    auto next = std::get<Position>(ask(what, position_, move ? move->text() : std::string()));
    if (const auto wrong = impossible(asked_.family, position_, move, next); !wrong.empty()) {
      asked_.engine.blame(Fault::illegal_successor, wrong);
    }
    const auto& silent = asked_.engine.tells().silent;
    if (!silent.empty() && move && std::holds_alternative<notation::Position>(next)) {
      try {
        protocol::keep(silent, asked_.spec->at(position_)->after(*move)->position(), next);
      } catch (const std::exception&) {
        // By these rules there is no such move: nobody knows what the books would say.
      }
    }
    return std::make_unique<ClientState>(asked_, std::move(next));
  }

 private:
  std::unique_ptr<State> by_spec(const Move& move) const {
    try {
      const auto next = asked_.spec->at(position_)->after(move);
      return std::make_unique<ClientState>(asked_, games::outlined(next->position()));
    } catch (const games::IllegalMove& illegal) {
      throw games::Untold(illegal.what());  // by the edition; whoever asks may play otherwise
    }
  }

  protocol::Body ask(Do what, const Position& position, const std::string& move = {}) const {
    return asked_.engine.ask({.what = what, .position = position, .move = move});
  }

  Score scored(const Position& position) const {
    if (!asked_.engine.tells().scores) throw games::Untold("it does not score");
    auto score = std::get<Score>(ask(Do::score, position));
    const bool unpaid = std::holds_alternative<BetPosition>(position) && score.payment.empty();
    if (unpaid && games::is_over(position)) {
      asked_.engine.blame(Fault::garbage, "the round is over, but nothing is paid");
    }
    return score;
  }

  const Asked& asked_;
  Position position_;
};

// Of an engine that only plays forward: a deal and the moves made in it. Whoever asks may play by
// other rules than the edition's by now: only the engine says where a line leads.
class ReplayState : public games::State {
 public:
  ReplayState(const Asked& asked, const games::Line& line) : asked_(asked), line_(line) {
    protocol::Request request{.what = Do::replay, .position = line.start, .seed = line.seed};
    for (const Move& move : line.moves) request.moves.push_back(move.text());
    said_ = std::get<protocol::Replayed>(asked.engine.ask(std::move(request)));
    if (said_.refused) {
      const std::size_t at = std::min<std::size_t>(*said_.refused, line.moves.size());
      if (at == line.moves.size())
        asked.engine.blame(Fault::garbage, "it refuses no move of these");
      throw games::IllegalMove(line.moves[at].text());
    }
    if (!said_.position) return;
    if (const auto wrong = asked.family.displaced(line.start, *said_.position); !wrong.empty()) {
      asked.engine.blame(Fault::illegal_successor, wrong);
    }
  }

  std::vector<Move> moves() const override {
    if (!said_.moves) throw games::Untold("it does not list moves");
    return parsed(asked_.engine, *said_.moves);
  }

  std::unique_ptr<State> after(const Move& move) const override {
    games::Line further = line_;
    further.moves.push_back(move);
    return std::make_unique<ReplayState>(asked_, further);
  }

  const Position& position() const override {
    if (!said_.position) throw games::Untold("it does not say how the cards lie");
    return *said_.position;
  }

  Score score() const override {
    if (!said_.score) throw games::Untold("it does not score");
    return *said_.score;
  }

  Score score_with(const games::Hands& hands) const override {
    if (!std::holds_alternative<BetPosition>(line_.start)) return score();
    if (line_.seed) throw games::Untold("it deals its own hands");
    games::Line line = line_;
    line.start = games::with_hands(std::move(line.start), hands);
    return ReplayState(asked_, line).score();
  }

 private:
  const Asked& asked_;
  games::Line line_;
  protocol::Replayed said_;
};

class ClientGame : public games::Game {
 public:
  ClientGame(Engine& engine, const rulebook::Ruleset& rules)
      : asked_{engine, games::family(rules), spec::game(rules)} {}

  const rulebook::Ruleset& rules() const override { return asked_.spec->rules(); }
  const games::Tells& tells() const override { return asked_.engine.tells(); }

  std::unique_ptr<games::State> open(const Position& laid_out) const override {
    if (!tells().anywhere) return replayed({.start = laid_out, .laid_out = true});
    if (!asked_.engine.does_open()) return at(asked_.spec->open(laid_out)->position());
    const ClientState asked(asked_, games::outlined(whole(*asked_.spec, laid_out)));
    return asked.reached(Do::open, std::nullopt);
  }

  std::unique_ptr<games::State> open_dealt(const Position& laid_out,
                                           std::uint64_t seed) const override {
    return replayed({.start = laid_out, .laid_out = true, .seed = seed});
  }

  std::unique_ptr<games::State> at(const Position& position) const override {
    if (!tells().anywhere) throw games::Untold("it only plays from a deal");
    return std::make_unique<ClientState>(asked_, games::outlined(position));
  }

  std::optional<Position> deal(std::uint64_t seed) const override {
    if (!tells().deals) return std::nullopt;
    const auto& edition = rules().edition().id;
    auto dealt = std::get<Position>(asked_.engine.ask({.what = Do::deal,
                                                       .seed = seed,
                                                       .edition = edition,
                                                       .players = rules().scope().players,
                                                       .rules = rules().changes()}));
    try {
      asked_.family.validate_laid_out(*asked_.spec, dealt);
    } catch (const notation::NotationError& error) {
      asked_.engine.blame(Fault::illegal_successor, error.what());
    }
    return dealt;
  }

 private:
  std::unique_ptr<games::State> replayed(const games::Line& line) const {
    return std::make_unique<ReplayState>(asked_, line);
  }

  Asked asked_;
};

}  // namespace

std::unique_ptr<games::Game> game(Engine& engine, const rulebook::Ruleset& rules) {
  return std::make_unique<ClientGame>(engine, rules);
}

}  // namespace hanaproof::client
