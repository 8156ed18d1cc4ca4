// The states of some hands, and of a field or none, that read the months of a deck together.
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include "model/cards/card.h"
#include "solvers/deals/holding.h"

namespace hanaproof::deals {

// Reads how many cards of each month a hand gets, month by month, and remembers no more than what
// its holding can still depend on.
//
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

// Large enough for every deal: at most twelve hands of four cards or more, field and stock share 48
// cards in no more than 14^48 ways, which is less than 2^183.
using Ways = boost::multiprecision::uint256_t;

// There are more states than memory should hold.
class TooMany : public std::invalid_argument {
 public:
  using std::invalid_argument::invalid_argument;
};

class Months {
 public:
  // What hands and field hold when all of them have all their cards.
  struct End {
    std::vector<Holding> hands;  // of `hands` hands, in the order of Holding; never nothing
    Holding field = Holding::nothing;
    Ways ways;  // to give them their cards, hands in any order
  };

  // The readers must outlive this. Without `field` nothing is said of the field. Throws
  // TooMany.
  Months(const Reader& hand, int hands, const Reader* field);

  // After so many months; what cannot be is left out.
  std::vector<End> read(int months) const;

 private:
  // The number of each hand's state, ascending, then that of the field.
  using State = std::u16string;
  struct Step {
    std::uint32_t to;
    std::uint32_t ways;  // to share out a month
  };

  // In how many ways each state is reached after so many months.
  template <class Number>
  std::vector<Number> ways(int months) const;
  std::vector<Ways> all_ways(int months) const;
  std::uint32_t number(State state);
  void share_out(State& state, std::size_t place, int left, std::uint32_t ways);
  const Reader& reader(std::size_t place) const { return place < hands_ ? *hand_ : *field_; }

  const Reader* hand_;
  const Reader* field_;
  std::size_t hands_;
  std::vector<State> states_;
  std::unordered_map<State, std::uint32_t> numbers_;
  std::vector<Step> steps_;
  std::vector<std::size_t> first_;  // of each state's steps, and the end
};

}  // namespace hanaproof::deals
