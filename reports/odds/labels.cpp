#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "model/cards/names.h"
#include "reports/odds/sheet.h"

namespace hanaproof::reports {

namespace {

// The month with this name in small letters; 0 for none.
cards::Month month_named(const std::string& word) {
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    std::string name(cards::month_name(month));
    name.front() = static_cast<char>(name.front() - 'A' + 'a');
    if (name == word) return month;
  }
  return 0;
}

// A card or month by its name, as a sentence has it; empty for any other word.
std::string named(const std::string& word) {
  if (const cards::Month month = month_named(word)) return std::string(cards::month_name(month));
  constexpr std::array<std::string_view, 3> kLights = {"crane", "curtain", "moon"};
  return std::ranges::find(kLights, word) == kLights.end() ? std::string() : word;
}

}  // namespace

std::string category_label(const std::string& category) {
  const std::size_t dash = category.find('-');
  if (dash == std::string::npos) return category;
  const std::string first = category.substr(0, dash);
  const std::string rest = category.substr(dash + 1);
  int number = -1;
  std::from_chars(rest.data(), rest.data() + rest.size(), number);
  if (first == "points" && number >= 0) {
    return number == 1 ? "1 point" : fmt::format("{} points", number);
  }
  if (first == "pair" && number >= 1 && number <= cards::kMonths) {
    return fmt::format("pair of {}", cards::month_name(number));
  }
  if (!named(first).empty() && !named(rest).empty()) {
    return fmt::format("{} with {}", named(first), named(rest));
  }
  std::string label = category;
  std::ranges::replace(label, '-', ' ');
  return label;
}

int rank(const odds::HandTable& hands, int strength) { return hands.classes() - strength; }

}  // namespace hanaproof::reports
