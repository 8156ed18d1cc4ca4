// JSON from outside, before it is looked at.
#pragma once

#include <string_view>

namespace hanaproof::notation {

// How deep objects and lists of a text lie in each other; of a text that is no JSON, roughly. What
// is printed of a document is printed level by level, so depth must have an end.
int json_depth(std::string_view text);

// No document of this project is deeper.
inline constexpr int kDeepestJson = 16;

}  // namespace hanaproof::notation
