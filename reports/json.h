// The findings document: what scripts read and what `hanaproof replay` starts from
// (docs/schemas/findings.schema.json).
#pragma once

#include <string>
#include <string_view>

#include "checker/finding/finding.h"

namespace hanaproof::reports {

// Indented JSON, ends in a newline.
std::string to_json(const checker::Report& report);

// Reads what `to_json` wrote. Throws ReportError: what is wrong, in which finding and field, and
// what was expected.
checker::Report read_findings(std::string_view text);

}  // namespace hanaproof::reports
