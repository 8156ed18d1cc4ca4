// How a clause by itself stands to its question.
#pragma once

#include <string_view>

#include "model/rulebook/clause.h"

namespace hanaproof::rulebook {

// In the words of findings (docs/glossary.md): "says", "either", "open", "none", "assumed".
std::string_view stance_of(const Clause& clause);

}  // namespace hanaproof::rulebook
