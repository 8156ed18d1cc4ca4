#include "model/phrases/language.h"

#include <algorithm>
#include <array>

namespace hanaproof::phrases {

const std::vector<Language>& languages() {
  static const std::vector<Language> all = {Language::en, Language::fr, Language::es, Language::de,
                                            Language::pl};
  return all;
}

std::string_view code(Language language) {
  constexpr std::array<std::string_view, 5> kCodes = {"en", "fr", "es", "de", "pl"};
  return kCodes[static_cast<std::size_t>(language)];
}

std::optional<Language> language_of(std::string_view word) {
  const auto found = std::ranges::find(languages(), word, code);
  if (found == languages().end()) return std::nullopt;
  return *found;
}

}  // namespace hanaproof::phrases
