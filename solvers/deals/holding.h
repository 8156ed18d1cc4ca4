// What a hand or the field holds of the two combinations that deals are judged by: four cards of a
// month, and four pairs (hand.four-of-month, hand.four-pairs, field.*).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace hanaproof::deals {

// hand.four-pairs.means: what four pairs are.
enum class Means {
  four_months,           // two cards of each of four months
  four_of_month_is_two,  // four cards of a month also count as two of the pairs
};
inline constexpr std::array<Means, 2> kMeans = {Means::four_months, Means::four_of_month_is_two};
// The topic's own words: "four-months", "four-of-month-is-two".
std::string_view name(Means means);

// All that can be told apart under either reading.
enum class Holding {
  nothing,
  month,           // four of a month, and no four pairs
  month_as_pairs,  // four of a month, and four pairs only if those count as two
  pairs,           // four pairs of four months, none of which is complete
  pairs_and_month  // four pairs of four months, and four of a month
};
inline constexpr std::size_t kHoldings = 5;

// The holding of a set of cards with two cards or more of `pairs` months, and all four of `fours`
// of these.
Holding holding_of(int pairs, int fours);

bool has_four_of_month(Holding holding);
bool has_four_pairs(Holding holding, Means means);

}  // namespace hanaproof::deals
