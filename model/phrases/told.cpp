#include "model/phrases/told.h"

#include <algorithm>
#include <cctype>
#include <map>
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
  if (hole == "id") return "([a-z][-a-z0-9]*)";
  if (hole == "ps") return "([0-9]+(?:(?:, | and of player | and | )[0-9]+)*)";
  if (hole == "n" || hole == "m" || hole == "k" || hole == "t") return "([-+()0-9., ]*[0-9)])";
  if (hole == "cards") return "([1-9A-C][1-4](?:[, ]+[1-9A-C][1-4])*)";
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

// "34x33 74" as "dreg (cherry) takes curtain, dreg (clover)", moves of the same words once; other
// words stay as they are.
std::string moves(const std::string& text, Language language) {
  std::vector<std::string> told;
  std::istringstream words(text);
  for (std::string move; words >> move;) {
    auto cards = cards_in(move);
    if (cards.empty()) return text;
    std::string one = card_name(cards.front(), language);
    cards.erase(cards.begin());
    const auto names = counted_names(cards, language);
    one = names.empty() ? filled({"words", "lays"}, language, {{"card", one}})
                        : filled({"words", "takes"}, language,
                                 {{"card", one}, {"", and_list(names, language)}});
    if (std::ranges::find(told, one) == told.end()) told.push_back(std::move(one));
  }
  std::string list;
  for (const std::string& one : told) list += (list.empty() ? "" : ", ") + one;
  return list;
}

// The cards whose codes stand in the text, each as it comes: "32 poem ribbon, 33 dreg".
std::string coded(const std::string& text, Language language) {
  static const std::regex code("\\b[1-9A-C][1-4]\\b");
  std::vector<cards::Card> all;
  for (std::sregex_iterator found(text.begin(), text.end(), code), end; found != end; ++found)
    all.push_back(*cards::Card::parse(found->str()));
  return and_list(counted_names(all, language), language);
}

// "24 0" or "24, 0" as "A 24, B 0": a number for each seat; anything else stays as it is.
std::string by_seat(const std::string& text) {
  std::istringstream words(text);
  std::vector<std::string> numbers;
  for (std::string word; words >> word;) {
    if (word.ends_with(',')) word.pop_back();
    if (word.find_first_not_of("+-0123456789") != std::string::npos) return text;
    numbers.push_back(word == "+0" ? "0" : word);
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

// Items that can each be told by themselves; as often as it comes up in a row, one is counted.
std::string list_told(const std::string& text, Language language) {
  constexpr std::string_view kBetween = ", ";
  std::vector<std::pair<std::string, int>> items;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t end = std::min(rest.find(kBetween), rest.size());
    std::string item = told(rest.substr(0, end), language);
    rest.remove_prefix(std::min(end + kBetween.size(), rest.size()));
    if (!items.empty() && items.back().first == item) {
      ++items.back().second;
    } else {
      items.emplace_back(std::move(item), 1);
    }
  }
  std::string list;
  for (const auto& [item, number] : items) {
    list += list.empty() ? "" : kBetween;
    list += number == 1 ? item : std::to_string(number) + " × " + item;
  }
  return list;
}

// "0, 1, 0, 1", the team of each seat, as "A and C; B and D".
std::string teams(const std::string& text, Language language) {
  std::map<std::string, std::vector<std::string>> members;
  std::istringstream words(text);
  char seat = 'A';
  for (std::string team; words >> team; ++seat) {
    if (team.ends_with(',')) team.pop_back();
    members[team].emplace_back(1, seat);
  }
  std::string list;
  for (const auto& [team, seats] : members)
    list += (list.empty() ? "" : "; ") + and_list(seats, language);
  return list;
}

std::string in_hole(const std::string& hole, const std::string& text, Language language) {
  if (hole == "p" || hole == "ps") return players(text, language);
  if (hole == "list") return list_told(text, language);
  if (hole == "teams") return teams(text, language);
  if (hole == "id") return name_of(text, language);
  if (hole == "coded") return coded(text, language);
  if (hole == "cards") return and_list(counted_names(cards_in(text), language), language);
  if (hole == "ids") {
    return word_by_word(text, [&](const std::string& word) {
      if (word.find('x') != std::string::npos && !cards_in(word).empty())
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

bool can_be_told(std::string_view part) { return found(part, Language::en).has_value(); }

}  // namespace hanaproof::phrases
