// The sorts of field over the rounds of a match: a Markov chain in exact fractions. Every round is
// dealt anew; rounds for which too few stay and hands that end the match are left out.
#pragma once

#include <vector>

#include "solvers/fields/dealt.h"

namespace hanaproof::fields {

struct RoundOdds {
  Fraction small, twofold, grand;           // the field that is played
  Fraction waits;                           // that any field waits after the round
  Fraction waiting_grand, waiting_twofold;  // how many wait then, in the mean

  Fraction waiting() const { return waiting_grand + waiting_twofold; }
};

struct Chain {
  std::vector<RoundOdds> rounds;  // of the match, extra ones left out
  std::vector<Fraction> left;     // left[k]: that k fields wait after the last round
  // Rounds that are played on while fields wait and deals make more, if the rules have such: in the
  // mean, and the chance of exactly so many. The mean is that of the rules, whether they have extra
  // rounds or not.
  Fraction extra_rounds;
  std::vector<Fraction> extra;

  const RoundOdds& last() const { return rounds.back(); }
  // The mean of what the field of a round multiplies by.
  static Fraction factor(const Rules& rules, const RoundOdds& round);
};

// `rounds` from 1 up. Throws EditionError where deals make so many fields that the extra rounds
// would never end.
Chain run_chain(const Rules& rules, const Dealt& dealt, int rounds);

}  // namespace hanaproof::fields
