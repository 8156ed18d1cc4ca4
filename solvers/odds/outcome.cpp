#include "solvers/odds/outcome.h"

#include <numeric>

#include <fmt/format.h>

namespace hanaproof::odds {

Fraction::Fraction(std::int64_t part, std::int64_t all) {
  const std::int64_t common = std::gcd(part, all) * (all < 0 ? -1 : 1);
  num = part / common;
  den = all / common;
}

std::string Fraction::text() const {
  return den == 1 ? fmt::format("{}", num) : fmt::format("{}/{}", num, den);
}

Price price_of(const HandTable& table, int strength) {
  return {table.multiplier(strength), table.paid(strength)};
}

std::int64_t Outcome::shares() const {
  std::int64_t sum = 0;
  for (std::size_t k = 0; k < best.size(); ++k) {
    sum += best[k] * kParts / static_cast<std::int64_t>(k + 1);
  }
  return sum;
}

void Outcome::add_won(std::int64_t found, const Price& price, int opponents, std::size_t sharing) {
  ways += found;
  best[sharing] += found;
  multiplier += found * price.multiplier;
  const auto others = static_cast<std::int64_t>(sharing);
  payment += found * price.paid * (opponents - others) * kParts / (others + 1);
}

void Outcome::add_lost(std::int64_t found, const Price& price) {
  ways += found;
  lose += found;
  multiplier += found * price.multiplier;
  payment -= found * price.paid * kParts;
}

void Outcome::add_replayed(std::int64_t found) {
  ways += found;
  replayed += found;
}

void Outcome::add(const HandTable& table, int own, int strength, int opponents,
                  const Ways& counts) {
  for (std::size_t k = 0; k <= static_cast<std::size_t>(opponents); ++k) {
    const std::int64_t found = counts[k][static_cast<std::size_t>(opponents)];
    if (found == 0) continue;
    if (strength == own) {
      add_won(found, price_of(table, strength), opponents, k);
    } else if (k > 0) {  // with none of this class, another one is the best
      add_lost(found, price_of(table, strength));
    }
  }
}

Outcome& Outcome::operator+=(const Outcome& other) {
  ways += other.ways;
  for (std::size_t k = 0; k < best.size(); ++k) best[k] += other.best[k];
  lose += other.lose;
  replayed += other.replayed;
  multiplier += other.multiplier;
  payment += other.payment;
  return *this;
}

}  // namespace hanaproof::odds
