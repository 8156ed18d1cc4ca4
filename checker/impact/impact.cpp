#include "checker/impact/impact.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include <fmt/format.h>

#include "checker/impact/bets.h"
#include "checker/impact/deals.h"
#include "checker/impact/disagreement.h"
#include "checker/impact/fields.h"
#include "checker/impact/hands.h"
#include "checker/impact/matches.h"
#include "checker/impact/piles.h"
#include "checker/impact/refused.h"
#include "checker/impact/rounds.h"
#include "checker/impact/tables.h"
#include "model/spec/sutda/hands.h"
#include "solvers/engine/tables.h"
#include "solvers/parallel/executor.h"

namespace hanaproof::impact {

using checker::Finding;
using checker::Share;
using checker::Situation;
using rulebook::Family;
using rulebook::Ruleset;

namespace {

using Shares = std::vector<Share>;

// A finding at work.
struct Case {
  const Finding* finding = nullptr;
  std::vector<Ruleset> sides;
  Shares counted;
  Shares simulated;
  std::set<std::string> refused;  // why a machine did not take the rules

  const checker::Witness& witness() const { return finding->witness; }
  Family family() const { return rulebook::family_of(sides.front().edition().game); }
  bool differ_in(const std::string& topic) const {
    return std::ranges::any_of(
        sides, [&](const Ruleset& rules) { return rules[topic] != sides.front()[topic]; });
  }
};

// Does the work, or keeps why the machine for it does not take the rules.
template <class Work>
void where_possible(Case& each, Work work) try {
  work();
} catch (const Refused& refused) {
  each.refused.insert(refused.what());
}

// Adds what a way of measuring comes to, if anything.
template <class Measure>
void add(Case& each, Shares& shares, Measure measure) {
  where_possible(each, [&] {
    const std::optional<Share> share = measure();
    if (share) shares.push_back(*share);
  });
}
template <class Measure>
void count(Case& each, Measure measure) {
  add(each, each.counted, measure);
}
template <class Measure>
void simulate(Case& each, Measure measure) {
  add(each, each.simulated, measure);
}

// ---- Piles --------------------------------------------------------------------------------------

// Findings whose piles fall into the same classes: these are counted once.
struct Classes {
  PileSpace space;
  Sorts sorts;
  std::vector<std::pair<Case*, std::vector<Ruleset>>> cases;  // with the rules that matter
};

Calls calls_of(const Case& each) {
  return {each.witness().own_calls, each.witness().opponent_called};
}

std::vector<Classes> piles_by_classes(std::vector<Case>& cases) {
  std::map<std::tuple<Sorts, bool, int>, Classes> groups;
  for (Case& each : cases) {
    if (each.sides.empty() || each.witness().situation != Situation::pile) continue;
    where_possible(each, [&] {
      for (const Ruleset& rules : each.sides) taken([&] { return engine::Tables(rules); });
      auto matter = that_matter(each.sides, calls_of(each));
      Classes classes{PileSpace::of(each.sides), {}, {}};
      classes.sorts = sorts_of(matter, classes.space.deck);
      if (classes.sorts.classes() > kMostClasses) {
        throw Refused(fmt::format("piles fall into more than {} classes", kMostClasses));
      }
      auto& group = groups[{classes.sorts, classes.space.any_number, classes.space.most}];
      if (group.cases.empty()) group = std::move(classes);
      group.cases.emplace_back(&each, std::move(matter));
    });
  }
  std::vector<Classes> all;
  for (auto& [key, group] : groups) all.push_back(std::move(group));
  return all;
}

// Classes are scored by the engine; a slice of piles is scored by the spec as well.
constexpr int kSlice = 100;

void count_piles(const Classes& group, std::uint64_t seed) {
  const auto classes = count_classes(group.sorts, group.space);
  for (const auto& [each, sides] : group.cases) {
    const Calls calls = calls_of(*each);
    for (const Ruleset& rules : each->sides) {
      const std::string differs = doubt(rules, calls, group.space, kSlice, seed);
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

// ---- One finding --------------------------------------------------------------------------------

void measure_draw(Case& each) {
  const cards::CardSet deck = each.family() == Family::betting
                                  ? sutda::deck(sutda::Rules(each.sides.front()))
                                  : cards::CardSet::all();
  count(each, [&] { return draws_told_differently(each.sides, deck); });
}

void measure_deal(Case& each, const Chance& chance) {
  // A deck that is dealt out card by card: its cards come to lie elsewhere, and no deal is likelier
  // than it was.
  if (each.witness().position->stock.size() ==
      static_cast<std::size_t>(each.witness().position->deck.size())) {
    return;
  }
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

void measure_play(Case& each, const Options& options, const Chance& chance) {
  for (const Policy policy : {Policy::uniform_random, Policy::greedy}) {
    simulate(each, [&] { return rounds_in_lockstep(each.sides, policy, chance); });
  }
  simulate(each, [&] { return endgames_in_lockstep(each.sides, options.endgames, options.seed); });
}

void measure_match(Case& each, const Chance& chance) {
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

void measure_table(Case& each, const Chance& chance) {
  simulate(each, [&] { return std::optional(tables_in_lockstep(each.sides, chance)); });
}

void measure_hand(Case& each, const rulebook::Library& library, const Chance& chance) {
  count(each, [&] { return hands_in_doubt(each.sides, library); });
  // Each side leaves out a combo that other hands make as well: rounds would tell of these, too.
  if (!each.counted.empty()) return;
  count(each, [&] { return hands_made_differently(each.sides); });
  // What the hand is chased for is no combo.
  if (!each.counted.empty() && each.counted.back().hits == "0") each.counted.clear();
  measure_table(each, chance);
}

void measure_bets(Case& each, const Chance& chance) {
  if (each.witness().situation == Situation::showdown) {
    count(each, [&] { return settled_differently(each.sides, *each.witness().bets); });
  }
  simulate(each, [&] { return std::optional(bets_in_lockstep(each.sides, chance)); });
}

void measure_one(Case& each, const rulebook::Library& library, const Options& options) {
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
      return each.family() == Family::hachi ? measure_table(each, chance)
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

std::string why_none(const Finding& finding, const std::set<std::string>& refused) {
  if (finding.kind == checker::Kind::dead_rule) return "none: the rule never comes up";
  if (finding.witness.situation == Situation::deal) {
    return "none: however the cards are dealt out, no deal is likelier than another";
  }
  if (finding.kind == checker::Kind::internal &&
      finding.impact.text.starts_with("none by itself")) {
    return "none: the text misstates what its own rules make, and nobody plays by that";
  }
  if (finding.witness.outcomes.empty()) return "none: the question is never asked in play";
  const std::string none =
      "none: these rules are played by none of the machines that could count or simulate it";
  return refused.empty() ? none : fmt::format("{} ({})", none, fmt::join(refused, "; "));
}

}  // namespace

std::vector<Ruleset> sides_of(const Finding& finding, const rulebook::Library& library) {
  std::vector<Ruleset> sides;
  for (const checker::Outcome& outcome : finding.witness.outcomes) {
    sides.emplace_back(library.at(outcome.edition), rulebook::Scope{outcome.players, {}},
                       outcome.rules);
  }
  return sides;
}

std::optional<double> weight_of(const std::vector<Share>& shares) {
  const auto expected = [](const Share& share) {
    return std::stod(share.hits) / std::stod(share.all) * *share.mean_points;
  };
  const auto found = [&](auto which) -> const Share* {
    const auto share = std::ranges::find_if(shares, which);
    return share == shares.end() ? nullptr : &*share;
  };
  const Share* counted = found([](const Share& share) {
    return share.basis == checker::Basis::counted && share.frequency && share.hits != "0";
  });
  const Share* simulated =
      found([](const Share& share) { return share.policy == name(Policy::uniform_random); });
  const bool is_known = counted != nullptr && counted->mean_points;
  // Of deals both say the same, and one of them exactly.
  if (is_known && (is_of_deals(*counted) || simulated == nullptr)) return expected(*counted);
  if (simulated != nullptr && simulated->mean_points) return expected(*simulated);
  if (simulated == nullptr || simulated->hits != "0") return std::nullopt;
  // None in the sample: what was counted, or nothing in so many rounds.
  if (counted == nullptr) return 0;
  return is_known ? std::optional(expected(*counted)) : std::nullopt;
}

void measure(checker::Report& report, const rulebook::Library& library, const Options& options) {
  std::vector<Case> cases(report.findings.size());
  for (std::size_t i = 0; i < cases.size(); ++i) {
    cases[i].finding = &report.findings[i];
    cases[i].sides = sides_of(report.findings[i], library);
  }
  const std::vector<Classes> piles = piles_by_classes(cases);
  // The classes of piles first: what takes longest should not come last.
  std::atomic<std::size_t> done = 0;
  const std::size_t tasks = piles.size() + cases.size();
  const auto told = [&] {
    if (options.progress) options.progress(++done, tasks);
  };
  parallel::for_each_index(piles.size(), options.threads, [&](std::size_t i) {
    count_piles(piles[i], options.seed);
    told();
  });
  parallel::for_each_index(cases.size(), options.threads, [&](std::size_t i) {
    measure_one(cases[i], library, options);
    told();
  });
  for (std::size_t i = 0; i < cases.size(); ++i) {
    Finding& finding = report.findings[i];
    finding.impact.shares = std::move(cases[i].counted);
    for (Share& share : cases[i].simulated) finding.impact.shares.push_back(std::move(share));
    finding.impact.none.clear();
    if (finding.impact.shares.empty()) {
      finding.impact.none = why_none(finding, cases[i].refused);
    } else if (!cases[i].refused.empty()) {
      finding.impact.text +=
          fmt::format("{}not all could be measured: {}", finding.impact.text.empty() ? "" : "; ",
                      fmt::join(cases[i].refused, "; "));
    }
    finding.impact.weight = weight_of(finding.impact.shares);
  }
}

void rank(std::vector<Finding>& findings) {
  std::ranges::sort(findings, [](const Finding& a, const Finding& b) {
    // The larger first, and nothing below everything.
    if (a.impact.weight != b.impact.weight) return b.impact.weight < a.impact.weight;
    return std::tie(a.kind, a.topic, a.id) < std::tie(b.kind, b.topic, b.id);
  });
}

}  // namespace hanaproof::impact
