// A run for tests: unit i finds the divisors of i + 1. What comes of it is known from number
// theory.
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include <nlohmann/json.hpp>

#include "solvers/runs/run.h"

namespace hanaproof::runs::testing {

struct Divisors {
  std::uint64_t count = 0;
  std::set<std::uint64_t> primes = {};

  void merge(const Divisors& other) {
    count += other.count;
    primes.insert(other.primes.begin(), other.primes.end());
  }
  std::string to_json() const {
    return nlohmann::json{{"count", count}, {"primes", primes}}.dump();
  }
  static Divisors from_json(std::string_view text) {
    const auto json = nlohmann::json::parse(text);
    return {json.at("count"), json.at("primes")};
  }
  friend bool operator==(const Divisors&, const Divisors&) = default;
};

inline Divisors divisors_of(std::uint64_t unit) {
  Divisors found;
  for (std::uint64_t d = 1; d <= unit + 1; ++d) found.count += (unit + 1) % d == 0 ? 1 : 0;
  if (found.count == 2) found.primes.insert(unit + 1);
  return found;
}

inline Identity identity(std::uint64_t units = 100) {
  return {"divisors", "1.0", {{"edition", "euclid"}, {"seed", "7"}}, units};
}

// Of the first hundred numbers: 482 divisors (the sum of 100/d, rounded down, over d), 25 primes.
inline constexpr std::uint64_t kDivisorsToHundred = 482;
inline constexpr std::size_t kPrimesToHundred = 25;

}  // namespace hanaproof::runs::testing
