#include "solvers/odds/outcome.h"

namespace hanaproof::odds {

std::int64_t Outcome::shares() const {
  std::int64_t sum = 0;
  for (std::size_t k = 0; k < best.size(); ++k) {
    sum += best[k] * kParts / static_cast<std::int64_t>(k + 1);
  }
  return sum;
}

void Outcome::add(const HandTable& table, int own, int strength, int opponents,
                  const Ways& counts) {
  const auto others = static_cast<std::size_t>(opponents);
  const std::int64_t factor = table.multiplier(strength);
  for (std::size_t k = 0; k <= others; ++k) {
    const std::int64_t found = counts[k][others];
    if (found == 0) continue;
    if (strength == own) {
      best[k] += found;
      payment += found * factor * static_cast<std::int64_t>(others - k) * kParts /
                 static_cast<std::int64_t>(k + 1);
    } else if (k > 0) {  // with none of this class, another one is the best
      lose += found;
      payment -= found * factor * kParts;
    } else {
      continue;
    }
    ways += found;
    multiplier += found * factor;
  }
}

Outcome& Outcome::operator+=(const Outcome& other) {
  ways += other.ways;
  for (std::size_t k = 0; k < best.size(); ++k) best[k] += other.best[k];
  lose += other.lose;
  multiplier += other.multiplier;
  payment += other.payment;
  return *this;
}

}  // namespace hanaproof::odds
