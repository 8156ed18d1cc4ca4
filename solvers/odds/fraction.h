// An exact share: a whole number of equally likely ways out of all.
#pragma once

#include <cstdint>
#include <string>

namespace hanaproof::odds {

// In lowest terms; `den` is positive.
struct Fraction {
  std::int64_t num = 0;
  std::int64_t den = 1;

  Fraction() = default;
  // `all` must not be zero.
  Fraction(std::int64_t part, std::int64_t all);
  double value() const { return static_cast<double>(num) / static_cast<double>(den); }
  // "3/190", "2".
  std::string text() const;
  friend bool operator==(const Fraction&, const Fraction&) = default;
};

}  // namespace hanaproof::odds
