// A page on which people find out which edition they play by.
#pragma once

#include <string>

#include "checker/engines/identify/quiz.h"
#include "model/phrases/language.h"
#include "reports/options.h"

namespace hanaproof::reports {

// At most twelve questions of the quiz, one after the other, each the one that leaves the fewest
// editions. Ends with the nearest edition, what is done otherwise as a file that `check` reads, and
// what was not asked. It needs nothing else, and without its script shows all questions.
std::string to_html(const identify::Quiz& quiz, phrases::Language language, const Options& options);

}  // namespace hanaproof::reports
