// Values of the yaku type: a record {cards, points, hides, size}, or the word `none`; and how such
// a record is read from a table.
#pragma once

#include <optional>
#include <string>

#include "model/rulebook/toml_reader.h"
#include "model/rulebook/value.h"

namespace hanaproof::rulebook {

// The keys of a table that make up the value.
const std::vector<std::string>& yaku_keys();
// The value that the tables give together, the later ones first asked. Expressions are written as
// the printer writes them and `hides` is in order, so that equal yaku are equal values.
Value read_yaku(const TomlTable& table, const TomlTable* over = nullptr);

// As Type::mismatch and Type::neighbour say.
std::optional<std::string> yaku_mismatch(const Value& value);
std::optional<Value> yaku_neighbour(const Value& value);

}  // namespace hanaproof::rulebook
