#include "solvers/statistics/intervals.h"

#include <algorithm>
#include <cmath>

#include <boost/math/distributions/beta.hpp>
#include <boost/math/distributions/students_t.hpp>

namespace hanaproof::statistics {

namespace {

constexpr double kTail = 0.025;  // on either side

double quantile_of_beta(double a, double b, double part) {
  return boost::math::quantile(boost::math::beta_distribution<>(a, b), part);
}

}  // namespace

Interval interval_of_share(double hits, double all) {
  if (all <= 0) return {};
  const double misses = all - hits;
  return {hits <= 0 ? 0 : quantile_of_beta(hits, misses + 1, kTail),
          misses <= 0 ? 1 : quantile_of_beta(hits + 1, misses, 1 - kTail)};
}

void MeanOfHits::add(std::uint64_t hits, double sum) {
  if (hits == 0) return;
  ++groups_;
  const auto h = static_cast<double>(hits);
  hits_ += h;
  sum_ += sum;
  hh_ += h * h;
  hs_ += h * sum;
  ss_ += sum * sum;
  hhh_ += h * h * h;
  hhs_ += h * h * sum;
  hss_ += h * sum * sum;
  sss_ += sum * sum * sum;
}

void MeanOfHits::merge(const MeanOfHits& other) {
  groups_ += other.groups_;
  hits_ += other.hits_;
  hh_ += other.hh_;
  hs_ += other.hs_;
  ss_ += other.ss_;
  hhh_ += other.hhh_;
  hhs_ += other.hhs_;
  hss_ += other.hss_;
  sss_ += other.sss_;
  sum_ += other.sum_;
}

MeanOfHits::Sums MeanOfHits::sums() const {
  return {static_cast<double>(groups_), hits_, sum_, hh_, hs_, ss_, hhh_, hhs_, hss_, sss_};
}

MeanOfHits MeanOfHits::of(const Sums& sums) {
  MeanOfHits mean;
  mean.groups_ = static_cast<std::uint64_t>(sums[0]);
  mean.hits_ = sums[1];
  mean.sum_ = sums[2];
  mean.hh_ = sums[3];
  mean.hs_ = sums[4];
  mean.ss_ = sums[5];
  mean.hhh_ = sums[6];
  mean.hhs_ = sums[7];
  mean.hss_ = sums[8];
  mean.sss_ = sums[9];
  return mean;
}

std::optional<Interval> MeanOfHits::interval() const {
  if (groups_ < kFewestGroups) return std::nullopt;
  const auto n = static_cast<double>(groups_);
  const double mean = this->mean();
  // Moments of s - mean h over the groups, whose sum is 0, as parts of the hits of a group.
  const double scale = n / hits_;
  const double second = scale * scale * (ss_ - 2 * mean * hs_ + mean * mean * hh_);
  const double third =
      scale * scale * scale *
      (sss_ - 3 * mean * hss_ + 3 * mean * mean * hhs_ - mean * mean * mean * hhh_);
  // Rounding leaves of what is 0 a little on either side.
  const double variance = second / (n - 1);
  if (variance <= 1e-12 * std::max(1.0, mean * mean)) return Interval{mean, mean};
  const double skew = third * n / ((n - 1) * (n - 2)) / std::pow(variance, 1.5);
  const double t = boost::math::quantile(boost::math::students_t(n - 1), 1 - kTail);
  // By how many deviations of one group the mean may be off.
  const auto off = [&](double quantile) {
    const double plain = quantile / std::sqrt(n);
    if (std::abs(skew) < 1e-6) return plain;
    return 3 / skew * (std::cbrt(1 + skew * (plain - skew / (6 * n))) - 1);
  };
  const double deviation = std::sqrt(variance);
  return Interval{mean - deviation * off(t), mean - deviation * off(-t)};
}

Interval interval_of_product(double one, const Interval& of_one, double other,
                             const Interval& of_other) {
  const double product = one * other;
  if (product <= 0) return {0, of_one.high * of_other.high};
  const auto both = [](double a, double b) {
    return std::exp(std::hypot(std::log(a), std::log(b)));
  };
  const double low = of_one.low <= 0 || of_other.low <= 0
                         ? 0
                         : product / both(one / of_one.low, other / of_other.low);
  return {low, product * both(of_one.high / one, of_other.high / other)};
}

}  // namespace hanaproof::statistics
