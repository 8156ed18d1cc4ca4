// What may be printed of a text that is somebody else's: nothing in a file, an argument or a reply
// may move the cursor, change colours, or turn the direction of what follows.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hanaproof::rulebook {

// The first character of a text in UTF-8 that acts instead of being seen: controls of both halves
// but for line feed, tab and carriage return; marks that turn the direction of writing; a byte
// that is no UTF-8. Nothing where all is well.
std::optional<char32_t> acting_character(std::string_view text);

bool is_utf8(std::string_view text);

// The text with ? for each of these, and for line feeds, tabs and carriage returns.
std::string printable(std::string_view text);

// The text where it is short enough for a message; else its beginning and its end.
std::string cut(const std::string& text, std::size_t most = 300);

}  // namespace hanaproof::rulebook
