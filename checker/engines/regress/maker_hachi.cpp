// Hachi-Hachi: of a match the rounds that ask for what few have, and situations made up.

#include <fmt/format.h>

#include "checker/engines/regress/maker.h"
#include "checker/situations/hachi_probes.h"

namespace hanaproof::regress {

using games::Line;
using games::Playout;
using games::Position;
using notation::HachiPhase;
using notation::HachiPosition;

namespace {

constexpr int kEndsAGame = 4;
constexpr int kDealsAGame = 3;
constexpr int kAllCards = 15;  // decisions on a card in a hundred of which every move is tried
// In a corpus: what is made up takes longer than a round.
constexpr int kRoundsADeal = 4;
constexpr int kRoundsAnEnd = 10;

class HachiMaker : public Maker {
 public:
  HachiMaker(const rulebook::Ruleset& rules, std::uint64_t seed)
      : Maker(rules, seed),
        rules_(dynamic_cast<const spec::HachiGame&>(spec()).asked()),
        dice_(seed) {}

  Playout::Others others(const Position& position) override {
    const bool words = std::get<HachiPosition>(position).phase != HachiPhase::play;
    return words || dice_.chance(kAllCards) ? Playout::Others::compare : Playout::Others::leave;
  }

  void make_up(const std::function<bool(const Line&)>& show) override {
    for (int i = 0; i < kEndsAGame; ++i) {
      const auto end = checker::made_up_end(rules_, dice_);
      if (end && !show({.start = *end})) return;
    }
    for (int i = 0; i < kDealsAGame; ++i) {
      if (!show({.start = checker::made_up_deal(rules_, dice_), .laid_out = true})) return;
    }
  }

  void record(Recorder& recorder, int games) override {
    for (int played = 0; played < games;) {
      for (const Round& round : rounds()) {
        if (played++ < games) recorder.line(round.line);
      }
    }
    for (int i = 0; i < games; i += kRoundsADeal) {
      recorder.every_move({.start = checker::made_up_deal(rules_, dice_), .laid_out = true});
    }
    for (int i = 0; i < games; i += kRoundsAnEnd) {
      const auto end = checker::made_up_end(rules_, dice_);
      if (end) recorder.every_move({.start = *end});
    }
  }

  std::string kind(bool opens, const Position& position, const games::Move* move,
                   const Position& next) const override {
    if (opens) return fmt::format("deal for {}", rules_.players());
    if (!move) return "over";
    const auto& after = std::get<HachiPosition>(next);
    std::string kind = fmt::format("{} {} {}", name(std::get<HachiPosition>(position).phase),
                                   static_cast<int>(move->sort), move->takes.size());
    if (after.phase == HachiPhase::over) kind.append(" ").append(name(after.end));
    return kind;
  }

 private:
  const spec::hachi::Rules& rules_;
  cards::Dice dice_;
};

}  // namespace

std::unique_ptr<Maker> hachi_maker(const rulebook::Ruleset& rules, std::uint64_t seed) {
  return std::make_unique<HachiMaker>(rules, seed);
}

}  // namespace hanaproof::regress
