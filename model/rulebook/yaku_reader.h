// Reads yaku: the value of a `yaku.ID` topic from a table with cards, points, hides and size.
#pragma once

#include "model/rulebook/toml_reader.h"

namespace hanaproof::rulebook {

// The keys of a table that make up the value.
const std::vector<std::string>& yaku_keys();
// The value that the tables give together, the later ones first asked. Expressions are written as
// the printer writes them and `hides` is in order, so that equal yaku are equal values.
Value read_yaku(const TomlTable& table, const TomlTable* over = nullptr);

}  // namespace hanaproof::rulebook
