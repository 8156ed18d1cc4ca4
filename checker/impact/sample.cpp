#include "checker/impact/sample.h"

#include <algorithm>
#include <cmath>

namespace hanaproof::impact {

Interval wilson(std::uint64_t hits, std::uint64_t all) {
  if (all == 0) return {};
  constexpr double kZ = 1.959964;  // 2.5 % of the normal distribution lie above
  const auto n = static_cast<double>(all);
  const double share = static_cast<double>(hits) / n;
  const double weight = 1 + kZ * kZ / n;
  const double middle = (share + kZ * kZ / (2 * n)) / weight;
  const double half = kZ / weight * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n));
  // At the ends rounding must not leave the share outside.
  return {hits == 0 ? 0 : std::max(0.0, middle - half),
          hits == all ? 1 : std::min(1.0, middle + half)};
}

void Sample::add(bool hit, int difference) {
  ++rounds;
  if (!hit) return;
  ++hits;
  points += static_cast<std::uint64_t>(difference);
  most = std::max(most, difference);
}

bool Sample::enough(const Precision& precision) const {
  if (rounds < precision.least) return false;
  if (rounds >= precision.most) return true;
  const Interval interval = wilson(hits, rounds);
  const double half = (interval.high - interval.low) / 2;
  const double value = static_cast<double>(hits) / static_cast<double>(rounds);
  return half <= precision.absolute || half <= precision.relative * value;
}

checker::Share Sample::share(std::string of, std::string policy, std::uint64_t seed) const {
  checker::Share share;
  share.basis = checker::Basis::simulated;
  share.of = std::move(of);
  share.hits = std::to_string(hits);
  share.all = std::to_string(rounds);
  if (most > 0) {
    share.most_points = most;
    share.mean_points = static_cast<double>(points) / static_cast<double>(hits);
  }
  share.policy = std::move(policy);
  share.seed = seed;
  const Interval interval = wilson(hits, rounds);
  share.low = interval.low;
  share.high = interval.high;
  return share;
}

}  // namespace hanaproof::impact
