// What an engine or a log has otherwise than an edition, as SARIF 2.1.0 for code hosts and editors:
// each result points to the clause of the edition that is not played by.
#pragma once

#include <string>

#include "model/rulebook/library.h"
#include "reports/options.h"
#include "reports/regress/comparison.h"

namespace hanaproof::reports {

// A result for each difference. The library has the edition.
std::string to_sarif(const Comparison& comparison, const rulebook::Library& library,
                     const Options& options);

}  // namespace hanaproof::reports
