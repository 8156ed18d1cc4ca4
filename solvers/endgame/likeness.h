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

  // The cards of the same month that are like this one, itself among them. They are neighbours.
  Bits alike_in_month(int card) const { return alike_[static_cast<std::size_t>(card)]; }

  // The same set for all sets that differ in cards of a month that are alike: of those it has the
  // lowest.
  Bits settled(Bits set) const {
    for (int round = 0; round < 2; ++round) {
      set = lowered(set, even_);
      set = lowered(set, odd_);
    }
    return set;
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

  std::array<Bits, 48> alike_{};
  Bits even_ = 0;  // first and third cards of a month that are like the next one
  Bits odd_ = 0;   // second cards that are
  std::array<std::array<std::uint64_t, 16>, 12> weights_{};
};

}  // namespace hanaproof::endgame
