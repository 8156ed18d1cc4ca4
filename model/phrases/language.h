// The languages in which rules can be put into words.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace hanaproof::phrases {

enum class Language { en, fr, es, de, pl };

const std::vector<Language>& languages();
// "en".
std::string_view code(Language language);
// Nothing for a code that is none of these.
std::optional<Language> language_of(std::string_view code);

}  // namespace hanaproof::phrases
