// An engine put to a corpus, as programs read it that show test results.
#pragma once

#include <string>

#include "checker/engines/regress/verdict.h"

namespace hanaproof::reports {

// JUnit XML: a test case for each clause, or topic on which the edition is silent. Of one that is
// blamed a <failure> says where the engine differs, an <error> where it gave no answer; what is not
// shown apart is <skipped>.
std::string to_junit(const regress::Corpus& corpus, const regress::CorpusRun& run,
                     const regress::CorpusVerdict& verdict);

}  // namespace hanaproof::reports
