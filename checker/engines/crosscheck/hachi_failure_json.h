// A round of Hachi-Hachi in which spec and engine differ, as a file that shows it again.
#pragma once

#include <string>
#include <string_view>

#include "checker/engines/crosscheck/hachi_compare.h"

namespace hanaproof::crosscheck {

inline constexpr std::string_view kHachiFailureSchema = "hanaproof.crosscheck-hachi-failure";

std::string to_json(const HachiFailure& failure);
// Throws notation::NotationError.
HachiFailure hachi_failure_from_json(std::string_view text);

}  // namespace hanaproof::crosscheck
