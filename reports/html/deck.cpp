#include <array>
#include <string_view>

#include <fmt/format.h>

#include "model/cards/names.h"
#include "reports/html/parts.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

using cards::Card;

struct Colours {
  std::string_view frame, paper;
};

// One pair a month, told apart in brightness as well as in hue.
constexpr std::array<Colours, cards::kMonths> kColours = {{{"#2f6b46", "#f1f6ec"},
                                                           {"#a52a55", "#fdf1f4"},
                                                           {"#bd4a7c", "#fef4f8"},
                                                           {"#6a4fa3", "#f6f3fb"},
                                                           {"#2f4b9b", "#f0f3fb"},
                                                           {"#b9322b", "#fdf2ef"},
                                                           {"#83366f", "#f9f1f6"},
                                                           {"#4b545e", "#f4f4f1"},
                                                           {"#a87a06", "#fdf8e8"},
                                                           {"#bb5217", "#fdf3e9"},
                                                           {"#4b7529", "#f4f8ec"},
                                                           {"#1f6f6b", "#edf6f4"}}};

std::string use(std::string_view motif, int x, int y, int width, int height) {
  return fmt::format("<use href=\"#p-{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>", motif, x,
                     y, width, height);
}

std::string flower(cards::Month month) { return fmt::format("m{}", month); }

// The motif's name as the drawings have it: "rain man" is rain-man.
std::string motif_id(Card card) {
  std::string id(cards::motif(card));
  for (char& c : id) c = c == ' ' ? '-' : c;
  return id;
}

// What a dreg shows above its flowers: more of them, but over the hill of August its grass.
std::string second_flower(cards::Month month) {
  return month == cards::kMoon.month() ? "grass" : flower(month);
}

std::string drawing(Card card) {
  const std::string bottom = use(flower(card.month()), 3, 38, 54, 44);
  switch (card.kind()) {
    case cards::Kind::light:
    case cards::Kind::animal:
      return bottom + use(motif_id(card), 3, 4, 54, 40);
    case cards::Kind::ribbon:
      return bottom + use(motif_id(card), 18, 7, 24, 60);
    default:
      break;
  }
  if (card == cards::kLightning) return use("lightning", 3, 3, 54, 79);
  // A dreg is flowers only; the smaller ones above lie to one side or the other.
  const int x = card.place() % 2 == 0 ? 20 : 4;
  return use(second_flower(card.month()), x, 9, 36, 29) + bottom;
}

// For readers who do not see it.
std::string spoken(Card card) {
  return fmt::format("{}: {}, {}", card.code(), cards::describe(card), cards::name(card.kind()));
}

std::string symbol(Card card) {
  const Colours& colours = kColours[static_cast<std::size_t>(card.month() - 1)];
  return filled("card", card.code(), colours.frame, colours.paper, drawing(card),
                cards::name(card.kind()), spoken(card));
}

std::string card_picture(Card card, bool marked) {
  return fmt::format(
      "<svg class=\"card{}\" role=\"img\"><title>{}</title><use href=\"#c{}\"/></svg>",
      marked ? " marked" : "", spoken(card), card.code());
}

}  // namespace

std::string deck_symbols() {
  std::string text = "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" class=\"deck\"><defs>\n";
  text += embedded_motifs_svg();
  for (int i = 0; i < cards::kCards; ++i) text += symbol(Card::at(i));
  return text + "</defs></svg>\n";
}

std::string card_back(std::size_t number) {
  return fmt::format(
      "<svg class=\"card\" role=\"img\" viewBox=\"0 0 60 98\"><title>{0} face down</title>"
      "<use href=\"#p-back\"/><text x=\"30\" y=\"56\" font-size=\"21\" font-weight=\"700\" "
      "text-anchor=\"middle\" fill=\"#fff\">{1}</text></svg>",
      counted(number, "card"), number);
}

std::string card_row(const std::vector<Card>& row, cards::CardSet marked) {
  if (row.empty()) return "<p class=\"quiet\">no cards</p>";
  std::string text = "<div class=\"cards\">";
  for (const Card card : row) text += card_picture(card, marked.contains(card));
  return text + "</div>";
}

}  // namespace hanaproof::reports
