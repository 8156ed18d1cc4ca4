// The conditions on a hand as sums over its months.
//
// All that the combos ask of a hand is how many cards it has of some sets, and how many months of
// each sort: so many cards, and for which combos they are a worthy three. These numbers stand side
// by side in one word, so that the word of a hand is the sum of those of its parts, if no two parts
// have cards of one month.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "solvers/hands/tally.h"

namespace hanaproof::hands {

using Word = std::uint64_t;

class Words {
 public:
  // The rules must outlive this. Throws TooMany where the numbers do not fit into a word.
  explicit Words(const HandRules& rules);

  // Of cards of one month.
  Word of_month(cards::CardSet cards) const;

 private:
  // Months alike: how many cards, and by combo whether they are a worthy three.
  using Sort = std::pair<int, std::vector<bool>>;
  Sort sort_of(cards::CardSet of_month) const;

  const HandRules* rules_;
  std::map<cards::CardSet, unsigned> sets_;  // where the number of their cards stands,
  std::map<Sort, unsigned> sorts_;           // and that of their months
};

}  // namespace hanaproof::hands
