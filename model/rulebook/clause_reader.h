// Reads the clauses of an edition file: `[[clause]]` and `[[yaku]]`.
#pragma once

#include "model/rulebook/citation_reader.h"

namespace hanaproof::rulebook {

// The clauses of an edition file in its order, numbered within their topics.
std::vector<Clause> read_clauses(const Home& home, const TomlTable& head);

}  // namespace hanaproof::rulebook
