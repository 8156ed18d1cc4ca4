// From one edition to another, clause by clause.
#pragma once

#include <map>

#include "checker/editions/distance/conflicts.h"
#include "checker/editions/distance/distance.h"

namespace hanaproof::distance {

// The way from one edition to another at one scope.
class Pathfinder {
 public:
  Pathfinder(const rulebook::Edition& from, const rulebook::Edition& to,
             const rulebook::Scope& scope, checker::RulesetComparer& comparer);

  EditPath way();

 private:
  // Sets say which of `differing_` are made.
  bool differ(const rulebook::Ruleset& base, const Change& change, checker::Agreement& agreement);
  bool told(const rulebook::Ruleset& a, const rulebook::Ruleset& b,
            const std::vector<checker::Witness>& witnesses) const;
  bool tells_by_pile(const rulebook::Ruleset& a, const rulebook::Ruleset& b,
                     const std::vector<const rulebook::Topic*>& topics,
                     std::vector<checker::Witness>& known) const;
  rulebook::Ruleset with(const rulebook::Ruleset& base, const Set& made) const;
  bool falls_short(const Set& made, checker::Agreement& agreement);
  void walk(EditPath& way);
  void bound(EditPath& way);
  std::size_t object(const Set& made, Conflicts& conflicts) const;
  EditPath way_of(const Set& made, const checker::Agreement& agreement) const;

  const rulebook::Ruleset& source_;
  const rulebook::Ruleset& target_;
  checker::RulesetComparer& comparer_;
  std::vector<Change> differing_;
  std::vector<Change> worded_;  // yaku that are the same in other words
  // Situations that told rules apart on this way, which are tried first: by topic, and of sets.
  std::map<std::string, std::vector<checker::Witness>> told_;
  std::vector<checker::Witness> told_of_sets_;
};

// The topics that the rules of either edition answer and that can be seen in play, in the order of
// the registry, then the editions' own.
std::vector<const rulebook::Topic*> playable_topics(const rulebook::Edition& a,
                                                    const rulebook::Edition& b);

}  // namespace hanaproof::distance
