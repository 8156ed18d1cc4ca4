#include <optional>
#include <utility>

#include "model/cards/seat.h"
#include "solvers/adapters/capturing.h"
#include "solvers/adapters/games/game.h"
#include "solvers/adapters/hachi.h"

namespace hanaproof::adapters {

using cards::at;
using engine::hachi::End;
using engine::hachi::Phase;
using games::Score;
using notation::HachiPosition;

namespace {

class HachiState : public games::State {
 public:
  // `like` gives what a state does not hold: edition and rules.
  HachiState(const engine::hachi::Tables& tables, std::shared_ptr<const games::Position> like,
             const engine::hachi::State& held)
      : tables_(tables), like_(std::move(like)), held_(held) {}

  std::vector<games::Move> moves() const override {
    std::vector<games::Move> all;
    const auto list = std::make_unique<engine::hachi::MoveList>();
    engine::hachi::moves(tables_, held_, *list);
    for (const engine::hachi::Move& move : *list) all.push_back(to_notation(tables_, move));
    return all;
  }

  std::unique_ptr<games::State> after(const games::Move& move) const override {
    engine::hachi::State next = held_;
    engine::hachi::make(tables_, next, to_engine(tables_, move));
    return std::make_unique<HachiState>(tables_, like_, next);
  }

  const games::Position& position() const override {
    if (!position_) {
      position_ = games::with_rules(to_notation(tables_, held_), games::edition_of(*like_),
                                    games::rules_of(*like_));
    }
    return *position_;
  }

  Score score() const override {
    Score score;
    for (int seat = 0; seat < tables_.rules.players; ++seat) {
      const auto pile = held_.captured[at(seat)];
      const auto counters = tables_.yaku.nothing_captured() + tables_.yaku.gain(pile);
      score.yaku.push_back(to_notation(tables_.yaku, tables_.yaku.made(pile, counters), pile));
      score.points.push_back(tables_.points(pile));
      if (held_.phase != Phase::over) continue;
      const bool played = held_.end != End::void_deal && held_.end != End::no_match;
      score.result.push_back(played ? held_.match.last[at(seat)] : 0);
    }
    return score;
  }

  // What is read back from the notation of a state must go on like the state itself.
  std::string fault() const override {
    auto read = to_engine(tables_, std::get<HachiPosition>(position()));
    read.next = held_.next;
    const bool asked =
        held_.phase == Phase::stay || held_.phase == Phase::show || held_.phase == Phase::repay;
    if (!asked) read.decided = held_.decided;
    for (std::size_t seat = 0; seat < engine::hachi::kMostSeats; ++seat) {
      // Counters begin when three have stayed.
      if (held_.oya == engine::hachi::kNobody) read.counters[seat] = held_.counters[seat];
    }
    return read == held_ ? std::string() : "the state read from its position is another one";
  }

 private:
  const engine::hachi::Tables& tables_;
  std::shared_ptr<const games::Position> like_;
  engine::hachi::State held_;
  mutable std::optional<games::Position> position_;
};

class HachiEngine : public games::Game {
 public:
  explicit HachiEngine(const rulebook::Ruleset& rules) : rules_(rules), tables_(rules) {}

  const rulebook::Ruleset& rules() const override { return rules_; }
  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    const notation::HachiMatch& match = of(laid_out).match;
    const auto begun = match.money.empty()
                           ? engine::hachi::first_match(tables_.rules, match.rounds, match.dealer)
                           : to_engine(match);
    return state(laid_out, engine::hachi::begin(tables_, begun, to_engine(of(laid_out).deal)));
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    return state(position, to_engine(tables_, of(position)));
  }

 private:
  static const HachiPosition& of(const games::Position& position) {
    return std::get<HachiPosition>(position);
  }
  std::unique_ptr<games::State> state(const games::Position& like,
                                      const engine::hachi::State& held) const {
    return std::make_unique<HachiState>(tables_, std::make_shared<const games::Position>(like),
                                        held);
  }

  rulebook::Ruleset rules_;
  engine::hachi::Tables tables_;
};

}  // namespace

std::unique_ptr<games::Game> hachi_engine(const rulebook::Ruleset& rules) {
  return std::make_unique<HachiEngine>(rules);
}

}  // namespace hanaproof::adapters
