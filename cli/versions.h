// Which program this is, and which texts it read.
#pragma once

#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "cli/globals.h"

namespace hanaproof::cli {

// Which hanaproof this is.
inline std::string version() { return HANAPROOF_VERSION; }

// What it was compiled with: "g++ 12.2.0".
inline std::string compiler() {
#ifdef __clang__
  return "clang++ " __clang_version__;
#else
  return "g++ " __VERSION__;
#endif
}

// With every edition at hand. `given` are the ids and paths on the command line: what was read from
// a path is read from there. Throws EditionError.
checker::Versions versions(Globals& globals, const std::vector<std::string>& given);

}  // namespace hanaproof::cli
