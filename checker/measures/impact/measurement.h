// A finding at work: its sides as rules, what has been measured of it so far, and why other ways of
// measuring do not take the rules.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "checker/measures/impact/impact.h"
#include "checker/measures/impact/piles.h"
#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"
#include "solvers/statistics/sample.h"

namespace hanaproof::impact {

// Why a way of measuring does not take the rules: "more than 31 yaku". Machines say so when they
// are made; what goes wrong after that is a fault, and is let through.
class Unsupported : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// What `make` makes. Throws Unsupported with the reason where that refuses.
template <class Make>
auto taken(Make make) try {
  return make();
} catch (const rulebook::EditionError& error) {
  throw Unsupported(error.what());
} catch (const std::invalid_argument& error) {
  throw Unsupported(error.what());
} catch (const std::length_error& error) {
  throw Unsupported(error.what());
}

using Shares = std::vector<checker::Share>;

struct Measured {
  std::size_t place = 0;  // of the finding in its report
  Shares counted = {};
  Shares simulated = {};
  std::vector<std::string> unsupported = {};  // why machines did not take the rules
};

struct Measurement : Measured {
  const checker::Finding* finding = nullptr;
  std::vector<rulebook::Ruleset> sides;

  const checker::Witness& witness() const { return finding->witness; }
  rulebook::Family family() const { return rulebook::family_of(sides.front().edition().game); }
  bool differ_in(const std::string& topic) const {
    return std::ranges::any_of(sides, [&](const rulebook::Ruleset& rules) {
      return rules[topic] != sides.front()[topic];
    });
  }
};

// Does the work, or keeps why the machine for it does not take the rules.
template <class Work>
void where_possible(Measurement& each, Work work) try {
  work();
} catch (const Unsupported& unsupported) {
  each.unsupported.emplace_back(unsupported.what());
}

// Adds what a way of measuring comes to, if anything.
template <class Measure>
void add(Measurement& each, Shares& shares, Measure measure) {
  where_possible(each, [&] {
    const std::optional<checker::Share> share = measure();
    if (share) shares.push_back(*share);
  });
}
template <class Measure>
void count(Measurement& each, Measure measure) {
  add(each, each.counted, measure);
}
template <class Measure>
void simulate(Measurement& each, Measure measure) {
  add(each, each.simulated, measure);
}

// Adds to the case every share but that of piles, which are counted for several findings at once
// (PileGroup). Which ways of measuring fit follows from where the question is asked.
void measure_one(Measurement& each, const rulebook::Library& library, const Options& options);

// ---- Piles of several findings, counted together where their classes are the same ---------------

// Findings whose piles fall into the same classes: these are counted once.
struct PileGroup {
  piles::PileSpace space;
  piles::CardClasses sorts;
  std::vector<std::pair<const Measurement*, std::vector<rulebook::Ruleset>>>
      cases;  // with the rules that matter
};

// Of the cases those whose witness is a pile; they must outlive the groups. What a machine does not
// take is kept in the case.
std::vector<PileGroup> pile_groups(std::vector<Measurement>& cases);

// The share of piles of every case of a group. Throws Disagreement where the engine and the spec
// score a pile of a random slice differently, or a witness is no hit of the count.
std::vector<Measured> count_piles(const PileGroup& group, std::uint64_t seed);

// A sample as a share of a finding.
checker::Share sampled_share(const statistics::Sample& sample, std::string of, std::string policy,
                             std::uint64_t seed);
// The same where the rounds are no sample but all there are.
checker::Share counted_share(const statistics::Sample& all, std::string of);

}  // namespace hanaproof::impact
