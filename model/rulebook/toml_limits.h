// How large the files of editions and documents may be: more is no rulebook, and would take the
// time or the stack of whoever reads it.
#pragma once

#include <cstddef>

#include "model/rulebook/library.h"

namespace hanaproof::rulebook {

inline constexpr std::size_t kMostBytes = 4 << 20;
// Names in one key, "a.b.c": each is a table in the one before.
inline constexpr int kMostNames = 64;
// Entries of one list: clauses, yaku, values.
inline constexpr std::size_t kMostItems = 2000;
// Yaku of one edition: a game is compared yaku by yaku, and a spec asks for no more rules.
inline constexpr std::size_t kMostYaku = 100;

// Looks at the text alone. Throws EditionError with the place.
void refuse_beyond_limits(const SourceText& file);

}  // namespace hanaproof::rulebook
