// A failure as a file that shows it again.
#pragma once

#include <string>
#include <string_view>

#include "checker/engines/crosscheck/compare.h"

namespace hanaproof::crosscheck {

// A document "hanaproof.crosscheck-failure": the position or deal it starts from (with edition and
// rules), the line, and both answers.
std::string to_json(const Failure& failure);
// Throws notation::NotationError.
Failure failure_from_json(std::string_view text);

}  // namespace hanaproof::crosscheck
