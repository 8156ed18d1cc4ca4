// What hangs on a finding in one number, and the order of findings by it.
#pragma once

#include <optional>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/rulebook/library.h"
#include "solvers/statistics/intervals.h"

namespace hanaproof::impact {

struct Weight {
  double points = 0;  // expected in a round
  // 95 %; nothing where the weight was counted, or the sample has too few hits to say.
  std::optional<statistics::Interval> interval = {};
};

// The share of rounds of random play in which the answers differ, times the mean difference. The
// same of what was counted where that is deals, or where no round in the sample is a hit. 0 where
// there is none in the sample and nothing was counted: then it is rarer than the upper end of the
// interval. Nothing where neither is known, because no points hang on who wins a match, and a share
// of piles says nothing of how often.
std::optional<Weight> weight_of(const std::vector<checker::Share>& shares);

// Sets the weight and its interval to those of the shares.
void weigh(checker::Impact& impact);

// Orders findings by game, and those of a game by weight: the largest first, those without one
// last, equal ones by kind, topic and id. A point of one game is none of another, so weights are
// held against each other within a game alone; betting games all count in the coins of the same
// tables and go together. The games stand in the order of their families, then of their names.
// Throws EditionError where the library does not have an edition of a finding.
void rank(std::vector<checker::Finding>& findings, const rulebook::Library& library);

}  // namespace hanaproof::impact
