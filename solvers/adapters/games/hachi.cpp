#include <bit>
#include <optional>
#include <utility>

#include "model/cards/seat.h"
#include "solvers/adapters/games/game.h"
#include "solvers/adapters/hachi.h"

namespace hanaproof::adapters {

using cards::at;
using engine::hachi::End;
using engine::hachi::Phase;
using games::Score;
using notation::HachiPosition;

namespace {

// What all positions of a game share.
struct HachiPlayed {
  rulebook::Ruleset rules;
  engine::hachi::Tables tables;
  SpoilHachi spoil;
};
// What all positions of a round share.
struct Named {
  std::string edition;
  std::map<std::string, std::string> rules;
};

class HachiState : public games::State {
 public:
  HachiState(const HachiPlayed& game, std::shared_ptr<const Named> named,
             const engine::hachi::State& held)
      : game_(game), named_(std::move(named)), held_(held) {}

  std::vector<games::Move> moves() const override {
    std::vector<games::Move> all;
    const auto list = std::make_unique<engine::hachi::MoveList>();
    engine::hachi::moves(game_.tables, held_, *list);
    for (const engine::hachi::Move& move : *list) all.push_back(to_notation(game_.tables, move));
    return all;
  }

  std::unique_ptr<games::State> after(const games::Move& move) const override {
    engine::hachi::State next = held_;
    const engine::hachi::Move made = to_engine(game_.tables, move);
    engine::hachi::make(game_.tables, next, made);
    if (game_.spoil) game_.spoil(held_, made, next);
    return std::make_unique<HachiState>(game_, named_, next);
  }

  const games::Position& position() const override {
    if (!position_) {
      HachiPosition whole = to_notation(game_.tables, held_);
      whole.edition = named_->edition;
      whole.rules = named_->rules;
      position_ = std::move(whole);
    }
    return *position_;
  }

  Score score() const override {
    const engine::hachi::Tables& tables = game_.tables;
    Score score;
    for (int seat = 0; seat < tables.rules.players; ++seat) {
      const auto pile = held_.captured[at(seat)];
      const auto made =
          tables.yaku.made(pile, tables.yaku.nothing_captured() + tables.yaku.gain(pile));
      auto& yaku = score.yaku.emplace_back();
      for (auto left = made.which; left != 0; left &= left - 1) {
        const int one = std::countr_zero(left);
        yaku.push_back({tables.yaku.ids()[at(one)], tables.yaku.points(one, pile, made.sake_dreg)});
      }
      score.points.push_back(tables.points(pile));
      if (held_.phase != Phase::over) continue;
      const bool played = held_.end != End::void_deal && held_.end != End::no_match;
      score.result.push_back(played ? held_.match.last[at(seat)] : 0);
    }
    return score;
  }

  // What is read back from the notation of a state must go on like the state itself.
  std::string fault() const override {
    auto read = to_engine(game_.tables, std::get<HachiPosition>(position()));
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
  const HachiPlayed& game_;
  std::shared_ptr<const Named> named_;
  engine::hachi::State held_;
  mutable std::optional<games::Position> position_;
};

class HachiEngine : public games::Game {
 public:
  explicit HachiEngine(HachiPlayed game) : game_(std::move(game)) {}

  const rulebook::Ruleset& rules() const override { return game_.rules; }
  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    const auto& dealt = std::get<HachiPosition>(laid_out);
    auto match = to_engine(dealt.match);
    if (dealt.match.money.empty()) {
      match =
          engine::hachi::first_match(game_.tables.rules, dealt.match.rounds, dealt.match.dealer);
    }
    return state(dealt, engine::hachi::begin(game_.tables, match, to_engine(dealt.deal)));
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    const auto& held = std::get<HachiPosition>(position);
    return state(held, to_engine(game_.tables, held));
  }

 private:
  std::unique_ptr<games::State> state(const HachiPosition& like,
                                      const engine::hachi::State& held) const {
    return std::make_unique<HachiState>(
        game_, std::make_shared<const Named>(like.edition, like.rules), held);
  }

  HachiPlayed game_;
};

}  // namespace

std::unique_ptr<games::Game> hachi_engine(const rulebook::Ruleset& rules, SpoilHachi spoil) {
  return std::make_unique<HachiEngine>(
      HachiPlayed{rules, engine::hachi::Tables(rules), std::move(spoil)});
}

}  // namespace hanaproof::adapters
