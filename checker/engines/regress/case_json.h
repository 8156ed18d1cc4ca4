// A difference that was found, as a file that shows it again.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "checker/engines/regress/hunt.h"

namespace hanaproof::regress {

struct Case {
  std::string edition;
  int players = 2;
  std::string engine;  // the command
  std::uint64_t seed = 1;
  Found found;
};

// A document "hanaproof.regress-case".
std::string to_json(const Case& one);
// Failures, fault and where they are from; what was attributed is found out anew. Throws
// notation::NotationError.
Case case_from_json(std::string_view text);

}  // namespace hanaproof::regress
