#include "reports/odds/lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "model/cards/names.h"

namespace hanaproof::reports {

using odds::Fraction;
using odds::HandTable;

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

bool alike(const OddsLine& line, const OddsLine& other) {
  return line.category == other.category && line.rank == other.rank &&
         line.outcomes == other.outcomes;
}

}  // namespace

std::vector<OddsLine> odds_lines(const OddsReport& report) {
  const HandTable& hands = report.sheets.front().hands;
  std::vector<OddsLine> lines;
  for (std::size_t h = 0; h < hands.hands().size(); ++h) {
    const odds::Hand& hand = hands.hands()[h];
    OddsLine line{
        {h}, rank(hands, hand.strength), hand.category, hands.multiplier(hand.strength), {}};
    for (const OddsSheet& sheet : report.sheets) line.outcomes.push_back(sheet.table.hands[h]);
    const auto same =
        std::ranges::find_if(lines, [&](const OddsLine& each) { return alike(each, line); });
    if (same == lines.end()) {
      lines.push_back(std::move(line));
    } else {
      same->hands.push_back(h);
    }
  }
  std::ranges::stable_sort(lines, [](const OddsLine& a, const OddsLine& b) {
    if (a.rank != b.rank) return a.rank < b.rank;
    return a.outcomes.front().shares() > b.outcomes.front().shares();
  });
  return lines;
}

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

std::string hand_codes(const HandTable& hands, std::size_t hand) {
  const auto& [a, b] = hands.hands()[hand].places;
  const auto code = [&](int place) { return hands.deck()[static_cast<std::size_t>(place)].code(); };
  return code(a) + " " + code(b);
}

int rank(const HandTable& hands, int strength) { return hands.classes() - strength; }

std::string percent(const Fraction& fraction) {
  constexpr double kLeast = 0.005;
  const double value = 100 * fraction.value();
  if (fraction.num == 0) return "-";
  if (fraction.num == fraction.den) return "100 %";
  if (value < kLeast) return "< 0.01 %";
  if (value > 100 - kLeast) return "> 99.99 %";
  return fmt::format("{:.2f} %", value);
}

std::string stakes(const Fraction& payment) { return fmt::format("{:+.2f}", payment.value()); }

}  // namespace hanaproof::reports
