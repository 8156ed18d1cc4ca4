// An engine put to a corpus, as programs read it that show test results.
#pragma once

#include <string>

#include "checker/engines/regress/corpus.h"

namespace hanaproof::reports {

// JUnit XML: a test case for each clause. Where the engine differs that is a <failure>, where it
// gave no answer an <error>; a clause can have both.
std::string to_junit(const regress::Corpus& corpus, const regress::CorpusRun& run);

}  // namespace hanaproof::reports
