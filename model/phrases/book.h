// The phrases of the TOML files in this folder, by where they stand there.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/phrases/language.h"
#include "model/rulebook/toml_reader.h"

namespace hanaproof::phrases {

// What stands for the placeholders of a phrase: `{cards}` by "cards", `{}` by "".
using Holes = std::map<std::string, std::string>;

// Keys from the top of the files: {"play.first", "dealer"}.
using Path = std::initializer_list<std::string_view>;

// Null where there is none.
const std::string* find_phrase(Path path, Language language);
// Throws std::logic_error where there is none.
const std::string& phrase(Path path, Language language);
// The phrase with its placeholders filled. Throws std::logic_error for one that is not in `holes`.
std::string filled(Path path, Language language, const Holes& holes);
// Any text with its placeholders filled.
std::string fill(const std::string& text, const Holes& holes);
// The entries of a list at the top of the files; none where there is no such list.
const std::vector<rulebook::TomlNode>& entries(std::string_view list);
// "a", "a and b", "a, b and c".
std::string and_list(const std::vector<std::string>& items, Language language);
std::string or_list(const std::vector<std::string>& items, Language language);

}  // namespace hanaproof::phrases
