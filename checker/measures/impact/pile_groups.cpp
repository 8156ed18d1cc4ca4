#include "checker/measures/impact/pile_groups.h"

#include <map>
#include <tuple>

#include <fmt/format.h>

#include "checker/measures/impact/measurement.h"
#include "solvers/engine/tables.h"

namespace hanaproof::impact {

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

void count_piles(const PileGroup& group, std::uint64_t seed) {
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
    each->counted.push_back(share_of_piles(sides, calls, group.sorts, group.space, classes));
  }
}

}  // namespace hanaproof::impact
