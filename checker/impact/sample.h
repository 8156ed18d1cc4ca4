// What a simulation has seen so far, and whether that is enough.
#pragma once

#include <cstdint>
#include <string>

#include "checker/finding/impact.h"

namespace hanaproof::impact {

// When a simulation stops: as soon as the half-width of its 95 % interval is at most `relative` of
// the share, or at most `absolute`, but not before `least` rounds, and after `most` in any case.
struct Precision {
  double absolute = 0.0002;
  double relative = 0.1;
  std::uint64_t least = 2000;
  std::uint64_t most = 60000;
};

struct Interval {
  double low = 0;
  double high = 1;
  friend bool operator==(const Interval&, const Interval&) = default;
};
// The 95 % interval of a share by Wilson: of `all` cases drawn at random, `hits` had it.
Interval wilson(std::uint64_t hits, std::uint64_t all);

struct Sample {
  std::uint64_t rounds = 0;
  std::uint64_t hits = 0;
  std::uint64_t points = 0;  // by which the hits came out differently, summed
  int most = 0;

  // One round more; `difference` is read where it is a hit.
  void add(bool hit, int difference);
  bool enough(const Precision& precision) const;
  checker::Share share(std::string of, std::string policy, std::uint64_t seed) const;
};

}  // namespace hanaproof::impact
