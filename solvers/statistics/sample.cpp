#include "solvers/statistics/sample.h"

#include <algorithm>
#include <cmath>

namespace hanaproof::statistics {

void MeanOfSample::add(double value) {
  ++hits_;
  sum_ += value;
  by_round_.add(1, value);
}

void MeanOfSample::end_match() {
  matches_ = true;
  by_match_.add(hits_, sum_);
  hits_ = 0;
  sum_ = 0;
}

void Sample::add(const Round& round) {
  ++rounds;
  if (!round.hit) return;
  ++hits;
  parted += round.parted ? 1 : 0;
  most = std::max(most, round.difference);
  points.add(round.points);
  if (round.winner) winner.add(*round.winner);
  if (round.dealer) dealer.add(*round.dealer);
}

void Sample::end_match() {
  const auto of_match = static_cast<double>(rounds - rounds_before_);
  const auto hits_of_match = static_cast<double>(hits - hits_before_);
  if (of_match > 0) ++matches_;
  rounds_rounds_ += of_match * of_match;
  rounds_hits_ += of_match * hits_of_match;
  hits_hits_ += hits_of_match * hits_of_match;
  for (MeanOfSample* mean : {&points, &winner, &dealer}) mean->end_match();
  rounds_before_ = rounds;
  hits_before_ = hits;
}

double Sample::alike() const {
  if (matches_ < 2 || hits == 0 || hits == rounds) return 1;
  const auto all = static_cast<double>(rounds);
  const double share = static_cast<double>(hits) / all;
  // The variance of the share between matches, against that of rounds drawn one by one.
  const double squares = hits_hits_ - 2 * share * rounds_hits_ + share * share * rounds_rounds_;
  const auto matches = static_cast<double>(matches_);
  const double between = matches / (matches - 1) * squares / (all * all);
  return std::max(1.0, between / (share * (1 - share) / all));
}

Interval Sample::interval() const {
  const double alike_rounds = alike();
  return interval_of_share(static_cast<double>(hits) / alike_rounds,
                           static_cast<double>(rounds) / alike_rounds);
}

std::uint64_t rounds_wanted(const Sample& pilot, const Precision& precision) {
  if (pilot.rounds == 0) return precision.most;
  const double share = static_cast<double>(pilot.hits) / static_cast<double>(pilot.rounds);
  const double alike = pilot.alike();
  const double half = std::max(precision.absolute, precision.relative * share);
  const auto enough = [&](std::uint64_t rounds) {
    const double all = static_cast<double>(rounds) / alike;
    const Interval interval = interval_of_share(share * all, all);
    return (interval.high - interval.low) / 2 <= half;
  };
  // The fewest of least..most that are enough.
  std::uint64_t few = std::min(precision.least, precision.most);
  std::uint64_t many = precision.most;
  while (few < many) {
    const std::uint64_t middle = few + (many - few) / 2;
    if (enough(middle)) {
      many = middle;
    } else {
      few = middle + 1;
    }
  }
  return many;
}

}  // namespace hanaproof::statistics
