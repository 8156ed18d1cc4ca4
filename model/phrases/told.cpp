#include "model/phrases/told.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <regex>
#include <sstream>
#include <utility>
#include <vector>

#include "model/cards/card.h"
#include "model/phrases/book.h"
#include "model/phrases/cards.h"
#include "model/phrases/named.h"

namespace hanaproof::phrases {

namespace {

// A pattern of told.toml as an expression, and what its holes are called, in their order.
struct Pattern {
  const rulebook::TomlNode* entry = nullptr;
  std::regex expression;
  std::vector<std::string> holes;
};

// What may stand in a hole.
std::string expression_of(const std::string& hole) {
  if (hole == "p") return "([0-9]+)";
  if (hole == "ps") return "([0-9]+(?:(?:, | and of player | and | )[0-9]+)*)";
  if (hole == "n" || hole == "m" || hole == "k") return "([-+()0-9., ]*[0-9)])";
  if (hole == "cards") return "([1-9A-C][1-4](?:,? [1-9A-C][1-4])*)";
  return "(.+)";
}

Pattern compiled(const rulebook::TomlNode& entry) {
  Pattern pattern{&entry, {}, {}};
  const std::string& says = entry.find("says")->text;
  std::string expression;
  for (std::size_t at = 0; at < says.size(); ++at) {
    if (says[at] == '{') {
      const std::size_t close = says.find('}', at);
      pattern.holes.push_back(says.substr(at + 1, close - at - 1));
      expression += expression_of(pattern.holes.back());
      at = close;
    } else {
      if (std::ispunct(static_cast<unsigned char>(says[at]))) expression += '\\';
      expression += says[at];
    }
  }
  pattern.expression = std::regex(expression);
  return pattern;
}

const std::vector<Pattern>& patterns() {
  static const auto all = [] {
    std::vector<Pattern> read;
    for (const rulebook::TomlNode& entry : entries("told")) read.push_back(compiled(entry));
    return read;
  }();
  return all;
}

// Each word as `change` has it, with all that stands between them as it was.
template <class Change>
std::string word_by_word(const std::string& text, const Change& change) {
  std::string changed;
  std::string word;
  const auto end_word = [&] {
    if (!word.empty()) changed += change(word);
    word.clear();
  };
  for (const char c : text) {
    const bool in_word = std::isalnum(static_cast<unsigned char>(c)) || c == '-';
    if (in_word) {
      word += c;
    } else {
      end_word();
      changed += c;
    }
  }
  end_word();
  return changed;
}

// "0, 1 and 2" as "A, B and C" in the language.
std::string players(const std::string& text, Language language) {
  std::vector<std::string> letters;
  for (const char c : text) {
    if (std::isdigit(static_cast<unsigned char>(c)))
      letters.emplace_back(1, static_cast<char>('A' + (c - '0')));
  }
  return and_list(letters, language);
}

// The cards of "34x33" or "82,84" in their order; nothing where something else stands between them.
std::vector<cards::Card> cards_of(const std::string& text) {
  static const std::regex separators("[x, ]+");
  std::vector<cards::Card> all;
  for (std::sregex_token_iterator word(text.begin(), text.end(), separators, -1), end; word != end;
       ++word) {
    const auto card = cards::Card::parse(word->str());
    if (!card) return {};
    all.push_back(*card);
  }
  return all;
}

// "34x33 74" as "dreg (cherry) × curtain, dreg (clover)"; other words stay as they are.
std::string moves(const std::string& text, Language language) {
  std::string told;
  std::istringstream words(text);
  for (std::string move; words >> move;) {
    const auto names = card_names(cards_of(move), language);
    if (names.empty()) return text;
    if (!told.empty()) told += ", ";
    told += names.front();
    for (std::size_t i = 1; i < names.size(); ++i) told += (i == 1 ? " × " : " + ") + names[i];
  }
  return told;
}

// "24 0" as "A 24, B 0": a number for each seat; anything else stays as it is.
std::string by_seat(const std::string& text) {
  std::istringstream words(text);
  std::vector<std::string> numbers;
  for (std::string word; words >> word;) {
    if (word.find_first_not_of("+-0123456789") != std::string::npos) return text;
    numbers.push_back(word);
  }
  if (numbers.size() < 2) return text;
  std::string told;
  for (std::size_t seat = 0; seat < numbers.size(); ++seat) {
    told += seat == 0 ? "" : ", ";
    told += static_cast<char>('A' + seat);
    told += ' ' + numbers[seat];
  }
  return told;
}

std::string in_hole(const std::string& hole, const std::string& text, Language language) {
  if (hole == "p" || hole == "ps") return players(text, language);
  if (hole == "cards") return and_list(card_names(cards_of(text), language), language);
  if (hole == "ids") {
    return word_by_word(text, [&](const std::string& word) {
      if (word.find('x') != std::string::npos && !cards_of(word).empty())
        return moves(word, language);
      const bool is_id = std::isalpha(static_cast<unsigned char>(word[0])) != 0;
      return is_id ? name_of(word, language) : word;
    });
  }
  return hole == "w" ? moves(text, language) : by_seat(text);
}

std::optional<std::string> found(std::string_view part, Language language) {
  const std::string text(part);
  std::smatch match;
  for (const Pattern& pattern : patterns()) {
    if (!std::regex_match(text, match, pattern.expression)) continue;
    Holes holes;
    for (std::size_t i = 0; i < pattern.holes.size(); ++i)
      holes[pattern.holes[i]] = in_hole(pattern.holes[i], match[i + 1].str(), language);
    return fill(pattern.entry->find(code(language))->text, holes);
  }
  return std::nullopt;
}

}  // namespace

std::string told(std::string_view part, Language language) {
  return found(part, language).value_or(std::string(part));
}

std::vector<std::string> told_apart(const std::vector<std::string>& accounts, Language language) {
  constexpr std::string_view kBetween = "; ";
  std::vector<std::vector<std::string>> all;
  for (const std::string& account : accounts) {
    std::vector<std::string>& parts = all.emplace_back();
    for (std::string_view rest = account; !rest.empty();) {
      const std::size_t end = std::min(rest.find(kBetween), rest.size());
      parts.emplace_back(rest.substr(0, end));
      rest.remove_prefix(std::min(end + kBetween.size(), rest.size()));
    }
  }
  const auto in_all = [&](const std::string& part) {
    return all.size() > 1 && std::ranges::all_of(all, [&](const auto& parts) {
             return std::ranges::find(parts, part) != parts.end();
           });
  };
  std::vector<std::string> apart;
  for (const auto& parts : all) {
    std::string& text = apart.emplace_back();
    for (const std::string& part : parts) {
      if (in_all(part)) continue;
      if (!text.empty()) text += kBetween;
      text += told(part, language);
    }
  }
  return apart;
}

bool can_be_told(std::string_view part) { return found(part, Language::en).has_value(); }

}  // namespace hanaproof::phrases
