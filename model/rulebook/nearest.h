// The known word nearest to a mistyped one, for error messages.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hanaproof::rulebook {

// By edit distance; the first of equals; empty when there are no words.
std::string nearest(std::string_view word, const std::vector<std::string>& known);

}  // namespace hanaproof::rulebook
