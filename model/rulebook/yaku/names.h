// The sets of cards that the yaku language knows by name.
#pragma once

#include <optional>
#include <string_view>

#include "model/rulebook/yaku/expression.h"

namespace hanaproof::rulebook::yaku {

// The cards meant by a name or a card code; nothing when the word is neither.
std::optional<cards::CardSet> named_set(std::string_view word, SakeCup sake);

}  // namespace hanaproof::rulebook::yaku
