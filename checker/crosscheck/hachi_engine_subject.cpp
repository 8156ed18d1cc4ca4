#include "checker/crosscheck/hachi_engine_subject.h"

#include <bit>
#include <utility>

#include "solvers/border/hachi.h"

namespace hanaproof::crosscheck {

using eights::State;
using notation::HachiDeal;
using notation::HachiMatch;
using notation::HachiMove;
using notation::HachiPosition;

namespace {

struct Engine {
  std::shared_ptr<const eights::Tables> tables;
  SpoilHachi spoil;
};

class EngineBoard : public HachiBoard {
 public:
  EngineBoard(const Engine& engine, const State& state) : engine_(engine), state_(state) {}

  std::vector<HachiMove> moves() const override {
    std::vector<HachiMove> all;
    const auto list = std::make_unique<eights::MoveList>();
    eights::moves(*engine_.tables, state_, *list);
    for (const eights::Move& move : *list) {
      all.push_back(border::to_notation(*engine_.tables, move));
    }
    return all;
  }

  HachiPosition position() const override { return border::to_notation(*engine_.tables, state_); }

  spec::Score score() const override {
    const eights::Tables& tables = *engine_.tables;
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
      if (state_.phase != eights::Phase::over) continue;
      const bool played =
          state_.end != eights::End::void_deal && state_.end != eights::End::no_match;
      score.result.push_back(played ? state_.match.last[static_cast<std::size_t>(seat)] : 0);
    }
    return score;
  }

  std::unique_ptr<HachiBoard> after(const HachiMove& move) const override {
    State next = state_;
    const eights::Move made = border::to_engine(*engine_.tables, move);
    eights::make(*engine_.tables, next, made);
    if (engine_.spoil) engine_.spoil(state_, made, next);
    return std::make_unique<EngineBoard>(engine_, next);
  }

  // What is read back from the notation of a state must go on like the state itself.
  std::string inner_fault() const override {
    State read = border::to_engine(*engine_.tables, position());
    read.next = state_.next;
    const bool asked = state_.phase == eights::Phase::stay || state_.phase == eights::Phase::show ||
                       state_.phase == eights::Phase::repay;
    if (!asked) read.decided = state_.decided;
    for (std::size_t seat = 0; seat < eights::kMostSeats; ++seat) {
      // Counters begin when three have stayed.
      if (state_.oya == eights::kNobody) read.counters[seat] = state_.counters[seat];
    }
    return read == state_ ? std::string() : "the state read from its position is another one";
  }

 private:
  const Engine& engine_;
  State state_;
};

class EngineSubject : public HachiSubject {
 public:
  explicit EngineSubject(Engine engine) : engine_(std::move(engine)) {}

  HachiMatch first_match(int rounds, int dealer) const override {
    const eights::Rules& rules = engine_.tables->rules;
    return border::to_notation(rules, eights::first_match(rules, rounds, dealer));
  }

  std::unique_ptr<HachiBoard> begin(const HachiMatch& match, const HachiDeal& deal) const override {
    return std::make_unique<EngineBoard>(
        engine_, eights::begin(*engine_.tables, border::to_engine(match), border::to_engine(deal)));
  }

  std::unique_ptr<HachiBoard> at(const HachiPosition& position) const override {
    return std::make_unique<EngineBoard>(engine_, border::to_engine(*engine_.tables, position));
  }

 private:
  Engine engine_;
};

}  // namespace

std::unique_ptr<HachiSubject> hachi_engine_subject(std::shared_ptr<const eights::Tables> tables,
                                                   SpoilHachi spoil) {
  return std::make_unique<EngineSubject>(Engine{std::move(tables), std::move(spoil)});
}

std::unique_ptr<HachiSubject> hachi_engine_subject(const rulebook::Ruleset& rules) {
  return hachi_engine_subject(std::make_shared<const eights::Tables>(rules));
}

}  // namespace hanaproof::crosscheck
