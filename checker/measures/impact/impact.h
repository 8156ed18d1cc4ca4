// How often the situations of findings come up, and how many points hang on them: the answers of a
// finding are held against each other over everything that can be counted, and in rounds that are
// played out.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"
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

// Fills in shares, or why there are none, and the weight of every finding. What stands in `points`
// and `text` stays; where a machine that could have told more does not take the rules, the text
// says so. Throws EditionError when a finding names an edition or a rule that the library does not
// have, and Disagreement when two methods say different things of one case.
void measure(checker::Report& report, const rulebook::Library& library,
             const Options& options = {});

// The rules that the sides of a finding are executed under; none where nothing is played by its
// answers.
std::vector<rulebook::Ruleset> sides_of(const checker::Finding& finding,
                                        const rulebook::Library& library);

}  // namespace hanaproof::impact
