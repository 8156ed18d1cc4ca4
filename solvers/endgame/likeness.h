// Cards that no rule tells apart, derived from the rules: of equal worth where cards are worth
// something, and members of the same sets of every yaku.
#pragma once

#include <array>
#include <cstdint>

#include "model/rulebook/ruleset.h"
#include "solvers/engine/months.h"

namespace hanaproof::endgame {

using engine::Bits;

class Likeness {
 public:
  // Every card unlike every other.
  Likeness();
  // Topics: yaku.*, card.sake-cup, score.by, score.card-values, option.wildcard.
  explicit Likeness(const rulebook::Ruleset& rules);

  // The same set for all sets that differ in cards of a month that are alike: of those it has the
  // lowest.
  Bits settled(Bits set) const {
    constexpr Bits kEven = engine::kLowOfMonth * 0x5;
    for (int round = 0; round < 2; ++round) {
      set = lowered(set, like_next_ & kEven);
      set = lowered(set, like_next_ & ~kEven);
    }
    return set;
  }
  // The cards of a set of which a lower one that is like them stands in it too.
  Bits twins(Bits set) const {
    const Bits first = (set & like_next_) << 1;
    const Bits second = (first & like_next_) << 1;
    return set & (first | second | (second & like_next_) << 1);
  }

  // A number that two captured sets share exactly if they hold as many cards of each sort; sorts
  // go across the months.
  std::uint64_t tally(Bits captured) const {
    std::uint64_t sum = 0;
    for (int month = 0; month < 12; ++month) {
      sum += weights_[static_cast<std::size_t>(month)][engine::nibble(captured, month)];
    }
    return sum;
  }

 private:
  // Moves each card of `set` whose lower neighbour is in `low`, and not in the set, down to it.
  static Bits lowered(Bits set, Bits low) {
    const Bits moving = (set >> 1) & ~set & low;
    return (set | moving) & ~(moving << 1);
  }

  Bits like_next_ = 0;  // the cards that are like the next card of their month
  std::array<std::array<std::uint64_t, 16>, 12> weights_{};
};

}  // namespace hanaproof::endgame
