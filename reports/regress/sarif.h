// What an engine plays otherwise, as SARIF 2.1.0 for code hosts and editors: each result points to
// the clause of the edition that the engine does not play by.
#pragma once

#include <string>

#include "checker/engines/regress/hunt.h"
#include "checker/engines/regress/verdict.h"
#include "model/rulebook/library.h"
#include "reports/options.h"

namespace hanaproof::reports {

// A result for each difference. The library has the edition, here and below.
std::string to_sarif(const regress::Hunted& hunted, const rulebook::Library& library,
                     const std::string& edition, const Options& options);

// A result for each thing that is wrong; its clauses are the places.
std::string to_sarif(const regress::Corpus& corpus, const regress::CorpusRun& run,
                     const regress::CorpusVerdict& verdict, const rulebook::Library& library,
                     const Options& options);

}  // namespace hanaproof::reports
