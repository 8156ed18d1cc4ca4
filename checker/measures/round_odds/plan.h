// The rounds of several rulesets as the units of one long run (solvers/runs).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "checker/measures/round_odds/round_odds.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::odds_of_rounds {

// What has come of some of the units: odds by the place of their ruleset in the plan.
struct Tally {
  std::map<std::size_t, Odds> odds;

  void merge(const Tally& other);
  std::string to_json() const;
  // Throws std::exception for what is none.
  static Tally from_json(std::string_view text);
};

class Plan {
 public:
  Plan(std::vector<rulebook::Ruleset> rules, Options options);

  std::uint64_t units() const;
  const rulebook::Ruleset& rules_of(std::uint64_t unit) const { return rules_[place_of(unit)]; }
  // What the odds depend on.
  std::map<std::string, std::string> parameters() const;
  // Throws impact::Unsupported as `play` does.
  Tally run(std::uint64_t unit) const;

 private:
  std::size_t place_of(std::uint64_t unit) const {
    return static_cast<std::size_t>(unit / pieces(options_));
  }

  std::vector<rulebook::Ruleset> rules_;
  Options options_;
};

}  // namespace hanaproof::odds_of_rounds
