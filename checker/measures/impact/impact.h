// How often the situations of findings come up, and how many points hang on them: the answers of a
// finding are held against each other over everything that can be counted, and in rounds that are
// played out.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"
#include "solvers/statistics/intervals.h"
#include "solvers/statistics/sample.h"

namespace hanaproof::impact {

// Called with the number of findings done and to do, from any thread.
using Progress = std::function<void(std::size_t done, std::size_t all)>;

struct Options {
  Progress progress = {};
  int threads = 0;  // 0: as many as the machine has; the numbers do not hang on it
  std::uint64_t seed = 1;
  statistics::Precision precision = {};
  std::uint64_t endgames = 500;  // played out with all cards known, of each finding that has such
};

// Two methods that must say the same, and do not: a fault of this project.
class Disagreement : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

// Fills in shares, or why there are none, the weight and the severity of every finding. What stands
// in `points` and `text` stays; where a machine that could have told more does not take the rules,
// the text says so. Throws EditionError when a finding names an edition or a rule that the library
// does not have, and Disagreement when two methods say different things of one case.
void measure(checker::Report& report, const rulebook::Library& library,
             const Options& options = {});

// The rules that the sides of a finding are executed under; none where nothing is played by its
// answers.
std::vector<rulebook::Ruleset> sides_of(const checker::Finding& finding,
                                        const rulebook::Library& library);

// What hangs on a finding in one number.
struct Weight {
  double points = 0;  // expected in a round
  // 95 %; nothing where the weight was counted, or the sample has too few hits to say.
  std::optional<statistics::Interval> interval = {};
};

// The share of rounds of random play in which the answers differ, times the mean difference there,
// less what luck alone makes. The same of what was counted where that is deals, or where no round
// in the sample is a hit. 0 where there is none in the sample and nothing was counted: then it is
// rarer than the upper end of the interval. Nothing where neither is known, because no points hang
// on who wins a match, and a share of piles says nothing of how often.
std::optional<Weight> weight_of(const std::vector<checker::Share>& shares);

// Sets the weight and its interval to those of the shares.
void weigh(checker::Impact& impact);

// Orders findings by game, those of a game by severity, and then by weight: the largest first,
// those without one last, equal ones by kind, topic and id. A point of one game is none of another,
// so weights are held against each other within a game alone; betting games all count in the coins
// of the same tables and go together. The games stand in the order of their families, then of their
// names. Throws EditionError where the library does not have an edition of a finding.
void rank(std::vector<checker::Finding>& findings, const rulebook::Library& library);

}  // namespace hanaproof::impact
