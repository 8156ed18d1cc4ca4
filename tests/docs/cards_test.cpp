#include <cstdlib>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/cards/names.h"
#include "reports/html/parts.h"
#include "tests/docs/pages.h"

namespace hanaproof::docs::testing::cards_test {
namespace {

using cards::Card;
using ::testing::HasSubstr;

// A month a column, from the highest card down.
std::string sheet() {
  constexpr int kWidth = 66;
  constexpr int kHeight = 104;
  std::string text = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" "
      "font-family=\"sans-serif\">\n"
      "<title>The 48 cards with their codes</title>\n{}",
      12 * kWidth, 4 * kHeight, reports::deck_symbols());
  for (int i = 0; i < cards::kCards; ++i) {
    const Card card = Card::at(i);
    text +=
        fmt::format("<use href=\"#c{}\" x=\"{}\" y=\"{}\" width=\"60\" height=\"98\"/>\n",
                    card.code(), kWidth * (card.month() - 1) + 3, kHeight * (card.place() - 1) + 3);
  }
  return text + "</svg>\n";
}

std::string cell(Card card) {
  const std::string_view motif = cards::motif(card);
  const std::string_view kind = cards::name(card.kind());
  const std::string name = motif == kind ? std::string(kind) : fmt::format("{} ({})", motif, kind);
  return fmt::format("`{}` {}", card.code(), name);
}

TEST(CardsPage, NamesEveryCard) {
  const std::string page = read(kRoot / "docs/cards.md");
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    std::string row = fmt::format("| {} | {} ({}) |", cards::month_name(month),
                                  cards::flower(month), cards::flower_japanese(month));
    for (int place = 1; place <= cards::kCardsPerMonth; ++place) {
      row += fmt::format(" {} |", cell(Card::of(month, place)));
    }
    EXPECT_THAT(page, HasSubstr(row + "\n"));
  }
}

TEST(CardsPage, ShowsTheDeckOfTheReport) {
  const auto path = kRoot / "docs/cards.svg";
  if (std::getenv("HANAPROOF_RECORD") != nullptr) std::ofstream(path) << sheet();
  EXPECT_TRUE(read(path) == sheet()) << "docs/cards.svg is out of date; in the top-level folder: "
                                        "HANAPROOF_RECORD=1 build/release/tests/docs/test_docs";
}

}  // namespace
}  // namespace hanaproof::docs::testing::cards_test
