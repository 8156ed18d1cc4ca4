// How many clauses have to change at least, by situations in which too few changes show.
//
// A situation that comes out otherwise under some changes than under all of them goes on doing so
// whatever is done to topics that nothing asks for in it. So every set of changes that will do
// differs from those in a topic that was asked for: a clause on sets. The least set that meets all
// clauses found so far is a bound from below, and proved, however the situations were found.
#pragma once

#include <bitset>
#include <map>
#include <optional>
#include <vector>

#include "checker/editions/distance/distance.h"
#include "checker/editions/finding/finding.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::distance {

// Which of the differing topics are changed.
using Set = std::vector<bool>;

// What is asked for when a witness is enacted under rules, as places in a list of changes: topics
// that the spec has read, and definitions of yaku and combinations that may count otherwise there.
std::vector<std::size_t> asked_in(const rulebook::Ruleset& rules, const checker::Witness& witness,
                                  const std::vector<Change>& changes);

class Conflicts {
 public:
  static constexpr std::size_t kMostTopics = 128;

  // Of so many topics; of more than kMostTopics nothing is found.
  explicit Conflicts(std::size_t topics) : topics_(topics) {}

  // A set will not do unless it differs from `made` in one of these places.
  void add(const Set& made, const std::vector<std::size_t>& asked);

  struct Least {
    std::size_t changes = 0;      // no set of fewer meets all clauses
    std::optional<Set> set = {};  // one of so many that does; nothing where the search was given up
  };
  // Of sets of so many changes or more; where none up to `most` is found, `changes` is one more.
  // Each call takes from the steps that are left for all of them.
  Least least(std::size_t fewest, std::size_t most);

 private:
  using Places = std::bitset<kMostTopics>;
  struct Clause {
    Places in;   // one of these changed,
    Places out;  // or one of these not
  };
  // What a set of changes still has to meet.
  struct Open {
    const Clause* clause = nullptr;  // one that is not met; nothing where all are
    std::size_t more = 0;            // changes that are wanted besides, at least
  };
  Open open(const Places& made, const Places& barred) const;
  bool extend(Places& made, Places barred, std::size_t more);

  std::size_t topics_;
  std::size_t steps_ = 30'000;
  std::vector<Clause> clauses_;  // none says less than another
};

// A deal of the right shape, a line that is legal all the way and leads where the witness says, a
// line of bets, hands from the deck. What cannot be told by that - a position for which no line is
// known - counts as impossible.
bool can_occur(const rulebook::Ruleset& rules, const checker::Witness& witness);

// ---- From one edition to another, clause by clause ----------------------------------------------

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
