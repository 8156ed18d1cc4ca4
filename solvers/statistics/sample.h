// What a simulation has seen so far, and whether that is enough.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "solvers/statistics/intervals.h"

namespace hanaproof::statistics {

// How large a sample is. A pilot of `least` rounds is only looked at for its share: of that share
// the sample has as many rounds as make the half-width of its 95 % interval at most `relative` of
// it, or at most `absolute`; `least` rounds at least, and never more than `most`. Without
// `absolute` and `relative` it has `most`, and there is no pilot.
struct Precision {
  double absolute = 0.0002;
  double relative = 0.1;
  std::uint64_t least = 2000;
  std::uint64_t most = 60000;
};

// A round that was played under several rules.
struct Round {
  bool hit = false;
  // What follows is read where it is a hit.
  int difference = 0;   // the largest between two sides, in points
  double points = 0;    // what of it hangs on the rules: what luck would make too is taken off
  bool parted = false;  // the lines part before the end
  // Of what was played to the end: 1 where another seat wins, less how often luck would do that;
  // what the dealer gets more on the second side of two.
  std::optional<double> winner = {};
  std::optional<double> dealer = {};
};

// A mean over the hits of a sample.
class MeanOfSample {
 public:
  void add(double value);
  void end_match();
  // Of matches where there are such.
  const MeanOfHits& hits() const { return matches_ ? by_match_ : by_round_; }

 private:
  bool matches_ = false;
  std::uint64_t hits_ = 0;  // of the match so far, and the sum over them
  double sum_ = 0;
  MeanOfHits by_round_;
  MeanOfHits by_match_;
};

struct Sample {
  std::uint64_t wanted = 0;  // rounds
  std::uint64_t rounds = 0;
  std::uint64_t hits = 0;
  std::uint64_t parted = 0;  // hits in which the lines part before the end
  int most = 0;              // points by which a hit came out differently
  // Means over the hits of what a round has by these names.
  MeanOfSample points;
  MeanOfSample winner;
  MeanOfSample dealer;

  // One round more.
  void add(const Round& round);
  // The same where no luck is in the difference.
  void add(bool hit, int difference) { add({hit, difference, static_cast<double>(difference)}); }
  // The rounds since the last call belong to one match: they may hang together.
  void end_match();
  bool full() const { return rounds >= wanted; }

  // How many rounds tell as much as one round that is drawn for itself: 1, and more where the
  // rounds of a match are alike. 1 where all rounds or none are hits, which says nothing of that.
  double alike() const;
  Interval interval() const;

 private:
  // Of matches: sums over them of squares and products of their rounds and hits.
  std::uint64_t matches_ = 0;
  std::uint64_t rounds_before_ = 0;
  std::uint64_t hits_before_ = 0;
  double rounds_rounds_ = 0;
  double rounds_hits_ = 0;
  double hits_hits_ = 0;
};

// How many rounds the sample has, after the pilot.
std::uint64_t rounds_wanted(const Sample& pilot, const Precision& precision);

// Takes a sample in two stages, of which the second alone is the sample: one that ended when it was
// narrow enough would end the sooner the fewer hits it had by chance. `play` is called with 0, 1...
// and a sample to which it adds a round, or the rounds of a match as long as the sample is not
// full.
template <class Play>
Sample sampled(const Precision& precision, Play play) {
  std::uint64_t number = 0;
  const auto take = [&](std::uint64_t rounds) {
    Sample sample;
    sample.wanted = rounds;
    while (!sample.full()) play(number++, sample);
    return sample;
  };
  const bool fixed = precision.absolute <= 0 && precision.relative <= 0;
  const Sample pilot = take(fixed ? 0 : std::min(precision.least, precision.most));
  return take(rounds_wanted(pilot, precision));
}

}  // namespace hanaproof::statistics
