#include "model/phrases/typeset.h"

#include <cctype>

namespace hanaproof::phrases {

namespace {

constexpr std::string_view kFixed = "\u00a0";  // a space that does not break

void replace_all(std::string& text, const std::string& from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

bool is_ascii_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
// Letters beyond ASCII are taken for letters, and so are other characters there.
bool is_letter(char c) { return static_cast<unsigned char>(c) >= 0x80 || is_ascii_letter(c); }

void curl_apostrophes(std::string& text) {
  for (std::size_t at = text.find('\'', 1); at != std::string::npos; at = text.find('\'', at + 1)) {
    if (is_letter(text[at - 1])) text.replace(at, 1, "’");
  }
}

void set_minus(std::string& text) {
  for (std::size_t at = text.find('-'); at != std::string::npos; at = text.find('-', at + 1)) {
    const bool before_number =
        at + 1 < text.size() && std::isdigit(static_cast<unsigned char>(text[at + 1]));
    const bool begins = at == 0 || text[at - 1] == ' ' || text[at - 1] == '(';
    if (before_number && begins) text.replace(at, 1, "−");
  }
}

// "« yaku » ; koi-koi ?"
void space_high_marks(std::string& text) {
  for (const std::string_view mark : {";", ":", "!", "?", "»", "%"}) {
    replace_all(text, " " + std::string(mark), std::string(kFixed) + std::string(mark));
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
      const std::size_t end = at + mark.size();
      const bool ends_word = end == text.size() || text[end] == ' ' || mark == "»";
      const bool spaced = std::string_view(text).substr(0, at).ends_with(kFixed);
      if (!ends_word || spaced || at == 0) continue;
      text.insert(at, kFixed);
      at += kFixed.size();
    }
  }
  replace_all(text, "« ", "«");
  replace_all(text, "«" + std::string(kFixed), "«");
  replace_all(text, "«", "«" + std::string(kFixed));
}

// "w talii", "a gracz".
void hold_short_words(std::string& text) {
  for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at + 1)) {
    if (at == 0 || !is_ascii_letter(text[at - 1])) continue;
    const bool alone = at == 1 || text[at - 2] == ' ' || text[at - 2] == '(' ||
                       std::string_view(text).substr(0, at - 1).ends_with(kFixed);
    if (alone) text.replace(at, 1, kFixed);
  }
}

}  // namespace

std::string typeset(std::string_view words, Language language) {
  std::string text(words);
  curl_apostrophes(text);
  set_minus(text);
  switch (language) {
    case Language::fr:
      space_high_marks(text);
      break;
    case Language::pl:
      hold_short_words(text);
      replace_all(text, " %", "%");
      break;
    case Language::en:
      replace_all(text, " %", "%");
      break;
    case Language::es:
    case Language::de:
      replace_all(text, " %", std::string(kFixed) + "%");
      break;
  }
  return text;
}

}  // namespace hanaproof::phrases
