// An engine put to a corpus, or hunted for differences, as programs read it that show test results.
#pragma once

#include <string>

#include "checker/engines/regress/hunt.h"
#include "checker/engines/regress/verdict.h"

namespace hanaproof::reports {

// JUnit XML: a test case for each clause, or topic on which the edition is silent. Of one that is
// blamed a <failure> says where the engine differs, an <error> where it gave no answer; what is not
// shown apart is <skipped>.
std::string to_junit(const regress::Corpus& corpus, const regress::CorpusRun& run,
                     const regress::CorpusVerdict& verdict);

// A test case for each difference, and one that passes where nothing differs. A difference is a
// <failure>; an engine fault, what came up only once and a hunt that ended too early are an
// <error>.
std::string to_junit(const regress::Hunted& hunted, const std::string& edition);

}  // namespace hanaproof::reports
