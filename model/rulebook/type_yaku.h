// Values of the yaku type: a record {cards, points, hides, size}, or the word `none`.
#pragma once

#include <optional>
#include <string>

#include "model/rulebook/value.h"

namespace hanaproof::rulebook {

// As Type::mismatch and Type::neighbour say.
std::optional<std::string> yaku_mismatch(const Value& value);
std::optional<Value> yaku_neighbour(const Value& value);

}  // namespace hanaproof::rulebook
