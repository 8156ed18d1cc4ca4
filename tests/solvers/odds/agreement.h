// Counted tables against the deals themselves.
#pragma once

#include "solvers/odds/table.h"
#include "tests/solvers/odds/enumerate.h"

namespace hanaproof::odds::testing {

inline std::int64_t factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }

// The first hand on which the two differ; -1 when they agree on all.
inline int first_difference(const Table& counted, const std::vector<Enumerated>& gone_through) {
  const std::int64_t orders = factorial(counted.players - 1);
  for (std::size_t h = 0; h < gone_through.size(); ++h) {
    Enumerated expected;
    expected.deals = counted.hands[h].ways * orders;
    for (std::size_t k = 0; k < expected.best.size(); ++k) {
      expected.best[k] = counted.hands[h].best[k] * orders;
    }
    expected.lose = counted.hands[h].lose * orders;
    if (gone_through[h] != expected) return static_cast<int>(h);
  }
  return -1;
}

}  // namespace hanaproof::odds::testing
