#include "solvers/small/purses.h"

#include <algorithm>

namespace hanaproof::small {

namespace {

constexpr int kFull = 5;
constexpr int kShort = 2;

}  // namespace

std::vector<std::vector<int>> purses(int players) {
  std::vector<std::vector<int>> all;
  for (unsigned bits = 0; bits < (1U << players); ++bits) {
    std::vector<int> money;
    for (int seat = 0; seat < players; ++seat) {
      money.push_back((bits >> seat) & 1U ? kShort : kFull);
    }
    const bool few_short = players < kMostBettors || std::ranges::count(money, kShort) <= 1;
    if (few_short) all.push_back(std::move(money));
  }
  std::ranges::stable_sort(all, {},
                           [](const auto& money) { return std::ranges::count(money, kShort); });
  return all;
}

}  // namespace hanaproof::small
