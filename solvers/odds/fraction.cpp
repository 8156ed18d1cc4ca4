#include "solvers/odds/fraction.h"

#include <fmt/format.h>

#include <numeric>

namespace hanaproof::odds {

Fraction::Fraction(std::int64_t part, std::int64_t all) {
  const std::int64_t common = std::gcd(part, all) * (all < 0 ? -1 : 1);
  num = part / common;
  den = all / common;
}

std::string Fraction::text() const {
  return den == 1 ? fmt::format("{}", num) : fmt::format("{}/{}", num, den);
}

}  // namespace hanaproof::odds
