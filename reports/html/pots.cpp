// What each hand of two cards is worth against one opponent, as a square of cards by cards.
#include <algorithm>

#include <fmt/format.h>

#include "model/cards/names.h"
#include "reports/html/parts.h"
#include "reports/markup/escape.h"

namespace hanaproof::reports {

namespace {

constexpr int kCell = 28;
constexpr int kEdge = 30;  // for the codes above and to the left

// From a little to all: dark ink on light ground at one end, light on dark at the other.
constexpr int kShades = 10;

int shade(double share) { return std::clamp(static_cast<int>(share * kShades), 0, kShades - 1); }

std::string cell(const PotChart& chart, std::size_t row, std::size_t column) {
  const double share = chart.shares[row][column];
  const auto x = kEdge + kCell * static_cast<int>(column);
  const auto y = kEdge + kCell * static_cast<int>(row);
  return fmt::format(
      "<g class=\"heat-{0}\"><title>{1} {2}, {3}: {4:.1f} %</title><rect x=\"{5}\" y=\"{6}\" "
      "width=\"{7}\" height=\"{7}\"/><text x=\"{8}\" y=\"{9}\">{10:.0f}</text></g>\n",
      shade(share), chart.deck[row].code(), chart.deck[column].code(),
      escape_html(chart.names[row][column]), 100 * share, x, y, kCell - 1, x + kCell / 2,
      y + kCell / 2 + 4, 100 * share);
}

std::string square(const PotChart& chart, const std::string& described) {
  const int side = kEdge + kCell * static_cast<int>(chart.deck.size());
  std::string text = fmt::format(
      "<svg class=\"plot heat\" viewBox=\"0 0 {0} {0}\" role=\"img\" aria-label=\"{1}\">\n", side,
      escape_html(described));
  for (std::size_t i = 0; i < chart.deck.size(); ++i) {
    const int middle = kEdge + kCell * static_cast<int>(i) + kCell / 2;
    text += fmt::format(
        "<text class=\"code\" x=\"{0}\" y=\"{1}\">{2}</text><text class=\"code\" x=\"{1}\" "
        "y=\"{3}\">{2}</text>\n",
        middle, kEdge / 2, chart.deck[i].code(), middle + 4);
  }
  for (std::size_t row = 0; row < chart.deck.size(); ++row) {
    for (std::size_t column = 0; column < chart.deck.size(); ++column) {
      if (row != column) text += cell(chart, row, column);
    }
  }
  return text + "</svg>\n";
}

struct Hand {
  double share;
  std::string cards;
};

std::vector<Hand> hands_of(const PotChart& chart) {
  std::vector<Hand> all;
  for (std::size_t a = 0; a < chart.deck.size(); ++a) {
    for (std::size_t b = a + 1; b < chart.deck.size(); ++b) {
      all.push_back(
          {chart.shares[a][b], fmt::format("{} {}", chart.deck[a].code(), chart.deck[b].code())});
    }
  }
  return all;
}

std::string chart_html(const PotChart& chart, const Options& options) {
  const std::vector<Hand> hands = hands_of(chart);
  const Hand& best = *std::ranges::max_element(hands, {}, &Hand::share);
  const Hand& worst = *std::ranges::min_element(hands, {}, &Hand::share);
  const std::string described = fmt::format(
      "Share of the pot of each of {} hands: most {:.1f} % with {}, least {:.1f} % with {}",
      hands.size(), 100 * best.share, best.cards, 100 * worst.share, worst.cards);
  return fmt::format(
      "<figure>\n<figcaption>{}<br><span class=\"quiet\">{}.</span></figcaption>\n"
      "<div class=\"scroll\" tabindex=\"0\">{}</div></figure>\n",
      editions_html(chart.editions, options), described, square(chart, described));
}

}  // namespace

std::string pots_html(const Options& options) {
  const auto part = [&](const PotChart& chart) { return chart_html(chart, options); };
  return section_html("pots", joined(options.pots, part));
}

}  // namespace hanaproof::reports
