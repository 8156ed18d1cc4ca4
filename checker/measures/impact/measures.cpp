#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "checker/editions/compare/enact.h"
#include "checker/measures/impact/counts.h"
#include "checker/measures/impact/measurement.h"
#include "checker/measures/impact/rounds.h"
#include "model/spec/games/game.h"
#include "solvers/engine/tables.h"

namespace hanaproof::impact {

using checker::Share;
using checker::Situation;
using statistics::Sample;

namespace {

// Classes are scored by the engine; a slice of piles is scored by the spec as well.
constexpr int kSlice = 100;

piles::Calls calls_of(const Measurement& each) {
  return {each.witness().own_calls, each.witness().opponent_called};
}

}  // namespace

std::vector<PileGroup> pile_groups(std::vector<Measurement>& cases) {
  std::map<std::tuple<piles::CardClasses, piles::OfMonths, int>, PileGroup> groups;
  for (Measurement& each : cases) {
    if (each.sides.empty() || each.witness().situation != checker::Situation::pile) continue;
    where_possible(each, [&] {
      for (const rulebook::Ruleset& rules : each.sides)
        taken([&] { return engine::Tables(rules); });
      auto matter = piles::that_matter(each.sides, calls_of(each));
      PileGroup classes{piles::PileSpace::of(each.sides), {}, {}};
      classes.sorts = piles::card_classes_of(matter, classes.space.deck);
      if (classes.sorts.classes() > piles::kMostCountedClasses) {
        throw Unsupported(
            fmt::format("piles fall into more than {} classes", piles::kMostCountedClasses));
      }
      auto& group = groups[{classes.sorts, classes.space.months, classes.space.most}];
      if (group.cases.empty()) group = std::move(classes);
      group.cases.emplace_back(&each, std::move(matter));
    });
  }
  std::vector<PileGroup> all;
  for (auto& [key, group] : groups) all.push_back(std::move(group));
  return all;
}

std::vector<Measured> count_piles(const PileGroup& group, std::uint64_t seed) {
  std::vector<Measured> all;
  const auto classes = count_classes(group.sorts, group.space);
  for (const auto& [each, sides] : group.cases) {
    const piles::Calls calls = calls_of(*each);
    for (const rulebook::Ruleset& rules : each->sides) {
      const std::string differs = first_disagreement(rules, calls, group.space, kSlice, seed);
      if (!differs.empty()) throw Disagreement(each->finding->id + ": " + differs);
    }
    // The solver and the spec found the witness, the count goes by what it takes to matter.
    if (!scored_differently(sides, calls, each->witness().pile)) {
      throw Disagreement(fmt::format("{}: the witness {} differs by the spec, not by the count",
                                     each->finding->id, each->witness().pile.codes()));
    }
    all.push_back({each->place, {share_of_piles(sides, calls, group.sorts, group.space, classes)}});
  }
  return all;
}

namespace {

void measure_draw(Measurement& each) {
  count(each, [&] { return draws_told_differently(each.sides, spec::deck(each.sides.front())); });
}

void measure_deal(Measurement& each, const Chance& chance) {
  // A deck that is dealt out card by card: its cards come to lie elsewhere, and no deal is likelier
  // than it was.
  if (!checker::is_dealt(*each.witness().position)) return;
  const bool swap = each.differ_in("deal.swap");
  if (swap || each.differ_in("dealer.begins")) {
    count(each, [&] { return every_deal(each.sides.front()); });
  } else {
    count(each, [&] { return deals_decided_differently(each.sides); });
  }
  // Hands are swapped before the positions that are played from.
  if (swap) return;
  simulate(each, [&] { return rounds_in_lockstep(each.sides, Policy::uniform_random, chance); });
}

void measure_play(Measurement& each, const Options& options, const Chance& chance) {
  for (const Policy policy : {Policy::uniform_random, Policy::greedy}) {
    simulate(each, [&] { return rounds_in_lockstep(each.sides, policy, chance); });
  }
  simulate(each, [&] { return endgames_in_lockstep(each.sides, options.endgames, chance); });
}

void measure_match(Measurement& each, const Chance& chance) {
  if (!each.witness().position) {
    simulate(each, [&] { return ends_of_matches(each.sides, chance); });
    return;
  }
  // What all such deals are asked, and nothing else is.
  if (each.differ_in("dealer.next.void") || each.differ_in("round.void-counts")) {
    count(each, [&] { return deals_decided(each.sides.front(), Decided::void_deal); });
  } else if (each.differ_in("round.hand-win-counts")) {
    count(each, [&] { return deals_decided(each.sides.front(), Decided::hand_win); });
  }
  simulate(each, [&] { return rounds_of_matches(each.sides, chance); });
}

void measure_table(Measurement& each, const Chance& chance) {
  simulate(each, [&] { return std::optional(hachi_in_lockstep(each.sides, chance)); });
}

void measure_hand(Measurement& each, const rulebook::Library& library, const Chance& chance) {
  count(each, [&] { return hands_in_doubt(each.sides, library); });
  // Each side leaves out a combo that other hands make as well: rounds would tell of these, too.
  if (!each.counted.empty()) return;
  count(each, [&] { return hands_made_differently(each.sides); });
  // What the hand is chased for is no combo.
  if (!each.counted.empty() && each.counted.back().hits == "0") each.counted.clear();
  measure_table(each, chance);
}

void measure_bets(Measurement& each, const Chance& chance) {
  if (each.witness().situation == Situation::showdown) {
    count(each, [&] { return settled_differently(each.sides, *each.witness().bets); });
  }
  simulate(each, [&] { return std::optional(bets_in_lockstep(each.sides, chance)); });
}

}  // namespace

void measure_one(Measurement& each, const rulebook::Library& library, const Options& options) {
  if (each.sides.empty()) return;
  const Chance chance{options.seed, options.precision};
  switch (each.witness().situation) {
    case Situation::draw:
      return measure_draw(each);
    case Situation::deal:
      return measure_deal(each, chance);
    case Situation::pile:
    case Situation::decision:
    case Situation::round:
      return each.family() == rulebook::Family::hachi ? measure_table(each, chance)
                                                      : measure_play(each, options, chance);
    case Situation::match:
      return measure_match(each, chance);
    case Situation::showdown:
    case Situation::stake:
      return measure_bets(each, chance);
    case Situation::hand:
      return measure_hand(each, library, chance);
    case Situation::fields:
      count(each, [&] {
        const auto rounds = static_cast<int>(each.witness().fields.size());
        return std::optional(fields_played_differently(each.sides, rounds));
      });
      return measure_table(each, chance);
    case Situation::table:
      return measure_table(each, chance);
    case Situation::text:
      return;
  }
}

namespace {

// What luck is taken off of can come out below 0 by chance.
std::optional<statistics::Interval> not_negative(std::optional<statistics::Interval> interval) {
  if (interval) interval = {std::max(0.0, interval->low), std::max(0.0, interval->high)};
  return interval;
}

// Hits that are all alike say nothing of what did not come up.
Share::Estimate estimate(double value, const std::optional<statistics::Interval>& interval) {
  if (!interval || interval->low == interval->high) return {value};
  return {value, interval->low, interval->high};
}

}  // namespace

Share counted_share(const Sample& all, std::string of) {
  Share share{
      .of = std::move(of), .hits = std::to_string(all.hits), .all = std::to_string(all.rounds)};
  if (all.most > 0) {
    share.most_points = all.most;
    share.mean_points = std::max(0.0, all.points.hits().mean());
  }
  return share;
}

Share sampled_share(const Sample& sample, std::string of, std::string policy, std::uint64_t seed) {
  Share share = counted_share(sample, std::move(of));
  share.basis = checker::Basis::simulated;
  share.policy = std::move(policy);
  share.seed = seed;
  const statistics::Interval interval = sample.interval();
  share.low = interval.low;
  share.high = interval.high;
  if (sample.most == 0) return share;
  share.parted = sample.parted;
  if (const auto of_mean = not_negative(sample.points.hits().interval())) {
    share.mean_low = of_mean->low;
    share.mean_high = of_mean->high;
  }
  if (const auto& dealer = sample.dealer.hits(); !dealer.none()) {
    share.dealer = estimate(dealer.mean(), dealer.interval());
  }
  if (const auto& winner = sample.winner.hits(); !winner.none()) {
    const double part = static_cast<double>(sample.hits) / static_cast<double>(sample.rounds);
    const double mean = std::max(0.0, winner.mean());
    auto of_rounds = not_negative(winner.interval());
    if (of_rounds) of_rounds = statistics::interval_of_product(part, interval, mean, *of_rounds);
    share.winner = estimate(part * mean, of_rounds);
  }
  return share;
}

}  // namespace hanaproof::impact
