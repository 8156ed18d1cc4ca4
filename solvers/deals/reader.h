// Reads how many cards of each month a hand gets, month by month, and remembers no more than what
// its holding can still depend on.
#pragma once

#include <array>
#include <vector>

#include "model/cards/card.h"
#include "solvers/deals/holding.h"

namespace hanaproof::deals {

// A state is the number of a class of beginnings that no continuation tells apart. Beginnings from
// which only Holding::nothing can come are left out, so a hand that can hold no combination has no
// states at all.
class Reader {
 public:
  static constexpr int kLeftOut = -1;

  // Of a hand of so many cards, 0 or more.
  explicit Reader(int cards);

  int states() const { return static_cast<int>(after_.size()); }
  // Before the first month; kLeftOut where the hand can hold no combination.
  int start() const { return start_; }
  // The state after a month of which the hand gets `count` cards, 0 to 4.
  int after(int state, int count) const {
    return after_[static_cast<std::size_t>(state)][static_cast<std::size_t>(count)];
  }
  // What a hand in this state holds; nothing while cards are still to come.
  Holding holding(int state) const { return holding_[static_cast<std::size_t>(state)]; }

 private:
  std::vector<std::array<int, cards::kCardsPerMonth + 1>> after_;
  std::vector<Holding> holding_;
  int start_ = kLeftOut;
};

}  // namespace hanaproof::deals
