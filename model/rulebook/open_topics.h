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

// The ids, without the prefix, of the registry's topics that have it, and of the edition's own.
std::vector<std::string> named(std::string_view prefix, const Edition& edition);

}  // namespace hanaproof::rulebook
