// From one edition to another, clause by clause.
#pragma once

#include <map>

#include "checker/distance/distance.h"

namespace hanaproof::distance {

// Finds ways at one scope. Situations that told answers apart are kept and tried first, so that
// most comparisons are one look; editions should come in the same order each time.
class Pathfinder {
 public:
  Pathfinder(const rulebook::Scope& scope, checker::Bench& bench) : scope_(scope), bench_(bench) {}

  Way way(const rulebook::Edition& from, const rulebook::Edition& to);

 private:
  bool differ(const rulebook::Ruleset& base, const Change& change, checker::Agreement& agreement);

  rulebook::Scope scope_;
  checker::Bench& bench_;
  std::map<std::string, std::vector<checker::Witness>> told_;  // by topic
};

// The topics that the rules of either edition answer and that can be seen in play, in the order of
// the registry, then the editions' own.
std::vector<const rulebook::Topic*> playable_topics(const rulebook::Edition& a,
                                                    const rulebook::Edition& b);

}  // namespace hanaproof::distance
