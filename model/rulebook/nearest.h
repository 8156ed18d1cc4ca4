// The known word nearest to a mistyped one, for error messages.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hanaproof::rulebook {

// One that begins with the word, or else by edit distance; the first of equals; empty where none is
// near: one in which two letters, or a third of them, were typed otherwise, or one that has the
// word in it.
std::string nearest(std::string_view word, const std::vector<std::string>& known);

// The end of an error message: "; the nearest is WORD", or nothing where there is none.
std::string nearest_is(const std::string& near);
// The WORD of such a message; empty where it has none.
std::string nearest_in(std::string_view message);

}  // namespace hanaproof::rulebook
