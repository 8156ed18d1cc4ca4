// Topics that editions may name freely: `combination.ID`, `hand-combo.ID`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/rulebook/ruleset.h"

namespace hanaproof::rulebook {

// The ids of the topics with the prefix that ask for one such thing: the registry's, the edition's
// own, and what was added.
std::vector<std::string> open_topics(const Ruleset& rules, std::string_view prefix);

}  // namespace hanaproof::rulebook
