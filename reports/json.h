// The findings document: what scripts read and what `hanaproof replay` starts from
// (docs/schemas/findings.schema.json).
#pragma once

#include <string>
#include <string_view>

#include "checker/editions/finding/finding.h"

namespace hanaproof::reports {

// Indented JSON, ends in a newline.
std::string to_json(const checker::Report& report);

// One finding as a document of its own (docs/schemas/finding.schema.json).
std::string to_json(const checker::Finding& finding);
// What was counted for it: the size of the space gone through, and its impact
// (docs/schemas/counts.schema.json).
std::string counts_to_json(const checker::Finding& finding);

// Read what `to_json` wrote. Throw InputError: what is wrong, in which finding and field, and what
// was expected.
checker::Report read_findings(std::string_view text);
checker::Finding read_finding(std::string_view text);

// What each document looks like: JSON Schemas.
std::string findings_schema();
std::string finding_schema();
std::string counts_schema();
std::string versions_schema();

}  // namespace hanaproof::reports
