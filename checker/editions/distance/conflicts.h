// How many clauses have to change at least, by situations in which too few changes show.
//
// A situation that comes out otherwise under some changes than under all of them goes on doing so
// whatever is done to topics that nothing asks for in it. So every set of changes that will do
// differs from those in a topic that was asked for: a clause on sets. The least set that meets all
// clauses found so far is a bound from below, and proved, however the situations were found.
#pragma once

#include <bitset>
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

}  // namespace hanaproof::distance
