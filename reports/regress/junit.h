// An engine or a log held against an edition, as programs read it that show test results.
#pragma once

#include <string>

#include "checker/engines/regress/verdict.h"
#include "reports/regress/comparison.h"

namespace hanaproof::reports {

// JUnit XML: a test case for each clause, or topic on which the edition is silent. Of one that is
// blamed a <failure> says where the engine differs, an <error> where it gave no answer; what is not
// shown apart is <skipped>.
std::string to_junit(const regress::Corpus& corpus, const regress::CorpusRun& run,
                     const regress::CorpusVerdict& verdict);

// A test case for each difference, and one that passes for each that is gone, or where nothing
// differs. A difference is a <failure>; an engine fault, what came up only once and a comparison
// that ended too early are an <error>.
std::string to_junit(const Comparison& comparison);

}  // namespace hanaproof::reports
