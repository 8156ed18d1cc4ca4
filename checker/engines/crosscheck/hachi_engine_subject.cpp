#include "checker/engines/crosscheck/hachi_engine_subject.h"

#include <bit>
#include <utility>

#include "solvers/adapters/hachi.h"

namespace hanaproof::crosscheck {

using notation::HachiDeal;
using notation::HachiMatch;
using notation::HachiMove;
using notation::HachiPosition;

namespace {

struct HachiEngine {
  std::shared_ptr<const engine::hachi::Tables> tables;
  SpoilHachi spoil;
};

class HachiEngineBoard : public HachiBoard {
 public:
  HachiEngineBoard(const HachiEngine& engine, const engine::hachi::State& state)
      : engine_(engine), state_(state) {}

  std::vector<HachiMove> moves() const override {
    std::vector<HachiMove> all;
    const auto list = std::make_unique<engine::hachi::MoveList>();
    engine::hachi::moves(*engine_.tables, state_, *list);
    for (const engine::hachi::Move& move : *list) {
      all.push_back(adapters::to_notation(*engine_.tables, move));
    }
    return all;
  }

  HachiPosition position() const override { return adapters::to_notation(*engine_.tables, state_); }

  spec::Score score() const override {
    const engine::hachi::Tables& tables = *engine_.tables;
    spec::Score score;
    for (int seat = 0; seat < tables.rules.players; ++seat) {
      const auto pile = state_.captured[static_cast<std::size_t>(seat)];
      const auto made =
          tables.yaku.made(pile, tables.yaku.nothing_captured() + tables.yaku.gain(pile));
      auto& yaku = score.yaku.emplace_back();
      for (auto left = made.which; left != 0; left &= left - 1) {
        const int one = std::countr_zero(left);
        yaku.push_back({tables.yaku.ids()[static_cast<std::size_t>(one)],
                        tables.yaku.points(one, pile, made.sake_dreg)});
      }
      score.points.push_back(tables.points(pile));
      if (state_.phase != engine::hachi::Phase::over) continue;
      const bool played =
          state_.end != engine::hachi::End::void_deal && state_.end != engine::hachi::End::no_match;
      score.result.push_back(played ? state_.match.last[static_cast<std::size_t>(seat)] : 0);
    }
    return score;
  }

  std::unique_ptr<HachiBoard> after(const HachiMove& move) const override {
    engine::hachi::State next = state_;
    const engine::hachi::Move made = adapters::to_engine(*engine_.tables, move);
    engine::hachi::make(*engine_.tables, next, made);
    if (engine_.spoil) engine_.spoil(state_, made, next);
    return std::make_unique<HachiEngineBoard>(engine_, next);
  }

  // What is read back from the notation of a state must go on like the state itself.
  std::string inner_fault() const override {
    engine::hachi::State read = adapters::to_engine(*engine_.tables, position());
    read.next = state_.next;
    const bool asked = state_.phase == engine::hachi::Phase::stay ||
                       state_.phase == engine::hachi::Phase::show ||
                       state_.phase == engine::hachi::Phase::repay;
    if (!asked) read.decided = state_.decided;
    for (std::size_t seat = 0; seat < engine::hachi::kMostSeats; ++seat) {
      // Counters begin when three have stayed.
      if (state_.oya == engine::hachi::kNobody) read.counters[seat] = state_.counters[seat];
    }
    return read == state_ ? std::string() : "the state read from its position is another one";
  }

 private:
  const HachiEngine& engine_;
  engine::hachi::State state_;
};

class HachiEngineSubject : public HachiSubject {
 public:
  explicit HachiEngineSubject(HachiEngine engine) : engine_(std::move(engine)) {}

  HachiMatch first_match(int rounds, int dealer) const override {
    const engine::hachi::Rules& rules = engine_.tables->rules;
    return adapters::to_notation(rules, engine::hachi::first_match(rules, rounds, dealer));
  }

  std::unique_ptr<HachiBoard> begin(const HachiMatch& match, const HachiDeal& deal) const override {
    return std::make_unique<HachiEngineBoard>(
        engine_, engine::hachi::begin(*engine_.tables, adapters::to_engine(match),
                                      adapters::to_engine(deal)));
  }

  std::unique_ptr<HachiBoard> at(const HachiPosition& position) const override {
    return std::make_unique<HachiEngineBoard>(engine_,
                                              adapters::to_engine(*engine_.tables, position));
  }

 private:
  HachiEngine engine_;
};

}  // namespace

std::unique_ptr<HachiSubject> hachi_engine_subject(
    std::shared_ptr<const engine::hachi::Tables> tables, SpoilHachi spoil) {
  return std::make_unique<HachiEngineSubject>(HachiEngine{std::move(tables), std::move(spoil)});
}

std::unique_ptr<HachiSubject> hachi_engine_subject(const rulebook::Ruleset& rules) {
  return hachi_engine_subject(std::make_shared<const engine::hachi::Tables>(rules));
}

}  // namespace hanaproof::crosscheck
