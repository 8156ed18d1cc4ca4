// What the wildcard leaves on the field.
#pragma once

#include <optional>

#include "model/spec/rules.h"
#include "properties/theorem.h"

namespace hanaproof::properties {

// A round of a few cards in which all of them come to the table, the lightning is played as a
// wildcard and cards are left that nobody gets; nothing where there is none.
std::optional<Witness> left_by_wildcard(const spec::Rules& rules);

}  // namespace hanaproof::properties
