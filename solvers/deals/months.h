// The states of some hands, and of a field or none, that read the months of a deck together.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include "solvers/deals/reader.h"

namespace hanaproof::deals {

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
