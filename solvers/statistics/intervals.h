// 95 % intervals of what a sample says: of a share, of a mean over the hits, of their product.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace hanaproof::statistics {

struct Interval {
  double low = 0;
  double high = 1;
  friend bool operator==(const Interval&, const Interval&) = default;
};

// Of a share, by Clopper and Pearson: of `all` cases drawn at random, `hits` had it, 0 to `all`.
// Covers the share in 95 % of samples or more, however rare it is; where nothing was seen, the
// upper end is 1 - 0.025^(1/all), about 3.7 / all. Cases that hang together count as fewer, so
// neither number needs to be whole (Korn and Graubard). 0 to 1 where there are no cases.
Interval interval_of_share(double hits, double all);

// The mean over hits of what is drawn with each, told from groups of hits that were drawn one apart
// from the other. Where each hit was drawn by itself, it is a group.
class MeanOfHits {
 public:
  // Of a group: how many hits, and the sum over them. A group without a hit says nothing.
  void add(std::uint64_t hits, double sum);
  // The groups of another sample of the same.
  void merge(const MeanOfHits& other);

  std::uint64_t groups() const { return groups_; }
  bool none() const { return hits_ == 0; }
  double mean() const { return sum_ / hits_; }  // there is a hit at least
  // By Student's t with Hall's correction for skewness: points differ by little mostly and by much
  // at times, and then the plain interval misses the mean more often than it says. Nothing where
  // there are fewer than kFewestGroups, or the mean is of nothing but one group after all. Of hits
  // that are all alike it is one point, and says nothing of what did not come up.
  std::optional<Interval> interval() const;
  static constexpr std::uint64_t kFewestGroups = 10;

  // All that it knows, to be stored: groups, hits, sum, then the sums of products in their order.
  using Sums = std::array<double, 10>;
  Sums sums() const;
  static MeanOfHits of(const Sums& sums);

 private:
  std::uint64_t groups_ = 0;
  double hits_ = 0;
  double sum_ = 0;
  // Sums over the groups of products of hits (h) and sums (s).
  double hh_ = 0, hs_ = 0, ss_ = 0;
  double hhh_ = 0, hhs_ = 0, hss_ = 0, sss_ = 0;
};

// Of a product of two that are estimated one apart from the other, from the interval of each (by
// recovery of variances on the scale of logarithms). Values are at least 0, and each lies in its
// interval.
Interval interval_of_product(double one, const Interval& of_one, double other,
                             const Interval& of_other);

}  // namespace hanaproof::statistics
