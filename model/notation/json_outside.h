// JSON from outside: within limits, and with nothing in it that acts when it is printed. For source
// files only: the library is slow to compile.
#pragma once

#include <string_view>

#include <nlohmann/json.hpp>

namespace hanaproof::notation {

// Brackets in brackets: what is printed of a document is printed level by level, so depth must have
// an end. No position, reply or case of this project is deeper.
inline constexpr int kDeepestJson = 16;

// Throws nlohmann's exceptions for what is no JSON, and NotationError for what is deeper or holds
// a text that is not to be printed (model/rulebook/printable.h).
nlohmann::ordered_json read_json(std::string_view text, int deepest = kDeepestJson);

}  // namespace hanaproof::notation
