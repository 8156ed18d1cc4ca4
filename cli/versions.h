// Which program this is, and which texts it read.
#pragma once

#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "cli/globals.h"

namespace hanaproof::cli {

// With every edition at hand. `given` are the ids and paths on the command line: what was read from
// a path is read from there. Throws EditionError.
checker::Versions versions(Globals& globals, const std::vector<std::string>& given);

}  // namespace hanaproof::cli
