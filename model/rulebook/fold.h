// Text as it is compared: see `fold` in coverage.h for what is folded.
#pragma once

#include <string>
#include <string_view>

namespace hanaproof::rulebook {

// The text in NFC. Throws EditionError when it is not UTF-8.
std::u32string decode(std::string_view text);
std::string encode(std::u32string_view text);

// One line without markup and without bullets at its start, one blank between words.
std::u32string fold_line(std::u32string_view line);
// Whether a line begins with a bullet, a quotation mark or a list number: "- ", "> ", "2. ".
bool begins_item(std::u32string_view line);
// Adds a line's folded text to what stands before it: a blank between the two, or none where a
// word was cut by a hyphen.
void join_line(std::u32string& text, std::u32string_view line);

bool is_lower(char32_t c);
// Whether the text holds a letter or a digit.
bool has_word(std::u32string_view text);

}  // namespace hanaproof::rulebook
