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

// Whether the byte belongs to a word, hyphens included. Of what is beyond ASCII, quotation marks
// and fixed spaces do not.
bool in_word(std::string_view text, std::size_t at) {
  if (at >= text.size()) return false;
  std::size_t start = at;
  while (start > 0 && (static_cast<unsigned char>(text[start]) & 0xc0) == 0x80) --start;
  const auto first = static_cast<unsigned char>(text[start]);
  if (first >= 0x80) return first != 0xc2 && first != 0xe2;
  return std::isalnum(first) != 0 || first == '-' || first == '_';
}

// What stands at this place for our word; empty if it is another.
std::string term_at(std::string_view rest, const std::string& ours, const std::string& theirs) {
  if (rest.starts_with(ours)) return theirs;
  const auto upper = [](char c) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  };
  if (rest.empty() || rest[0] != upper(ours[0]) || !rest.substr(1).starts_with(ours.substr(1)))
    return {};
  return upper(theirs[0]) + theirs.substr(1);
}

}  // namespace

std::string in_terms(std::string_view words, const std::map<std::string, std::string>& terms) {
  std::string text;
  for (std::size_t at = 0; at < words.size();) {
    std::string term;
    std::size_t length = 0;
    const bool begins_word = at == 0 || !in_word(words, at - 1);
    for (const auto& [ours, theirs] : terms) {
      if (!begins_word || ours.size() <= length || in_word(words, at + ours.size())) continue;
      std::string found = term_at(words.substr(at), ours, theirs);
      if (found.empty()) continue;
      term = std::move(found);
      length = ours.size();
    }
    if (length == 0) {
      text += words[at++];
    } else {
      text += term;
      at += length;
    }
  }
  return text;
}

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
