// The line of a witness, played in the spec.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "checker/editions/finding/finding.h"
#include "checker/editions/finding/walk.h"
#include "model/rulebook/library.h"

namespace hanaproof::checker {

// Plays the line of a finding's witness from its deal or position: by the rules that the deal
// names, else by those of the first side under which the whole line is legal. A decision counts as
// a last step. Nothing where there is no line, or where no side's rules allow it. Throws
// EditionError when an edition or rule is unknown.
std::optional<Walk> walk(const Finding& finding, const rulebook::Library& library);

// Of all findings that have one, by their ids.
std::map<std::string, Walk> walks(const Report& report, const rulebook::Library& library);

}  // namespace hanaproof::checker
