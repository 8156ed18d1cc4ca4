// What hangs on a finding, in words: how often its situation comes up, and by how many points.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "checker/editions/finding/finding.h"

namespace hanaproof::reports {

// What a finding's differences are counted in: "point" or, where coins are bet, "coin".
std::string_view unit_of(const checker::Finding& finding);

// One line a share, or why there is none; no lines where nothing was measured. For instance
//   "counted: 12.5 % of piles that can be captured, which is not how often they come up; exactly
//    8,589,934,592 of 68,719,476,736; 4.1 points in the mean, 12 at most; none below 4 cards, the
//    largest share with 30 (20.1 %)"
//   "simulated: where it comes up, in 3.20 % of rounds of 2 players (95 % interval 3.00 % to 3.40
//   %;
//    40,000 uniform random, seed 1): 4.1 points in the mean (95 % interval 3.9 to 4.3), 20 at most
//    in the sample; the lines part in 620 of these 1,280, and the mean is less the luck of what
//    follows"
//   "uniform random: changes the winner in 1.20 % of rounds of 2 players (95 % interval 1.00 % to
//    1.40 %); where it comes up, the second answer changes the points of the dealer by -0.31 (95 %
//    interval -0.52 to -0.1)"
//   "simulated: none in 9,600 rounds of 2 players, so 0.0384 % at most (95 % interval; uniform
//    random, seed 1)"
std::vector<std::string> impact_lines(const checker::Impact& impact,
                                      std::string_view unit = "point");

// "weight: 0.131 points a round (95 % interval 0.122 to 0.141)", without an interval where there is
// none; empty where there is no weight.
std::string weight_line(const checker::Impact& impact, std::string_view unit = "point");

// A whole number in decimal with its thousands set apart: "68,719,476,736".
std::string thousands(std::string_view number);
// Hits of all, whole numbers in decimal of any length: 0 to 1; 0 where there are no cases at all.
double share_of(std::string_view hits, std::string_view all);
// "12.5 %", with as many digits as a small share needs.
std::string percent(double share);

}  // namespace hanaproof::reports
