// How well an engine plays an edition, as a badge for a page.
#pragma once

#include <string>

#include "checker/engines/regress/verdict.h"

namespace hanaproof::reports {

// SVG: "plays EDITION | 70 of 72 clauses". Green: all that the corpus shows; amber: nine in ten, or
// not all entries were asked for; red: fewer. What is not shown apart from a clause that fails does
// not count as played.
std::string to_badge(const regress::Corpus& corpus, const regress::CorpusRun& run,
                     const regress::CorpusVerdict& verdict);

}  // namespace hanaproof::reports
