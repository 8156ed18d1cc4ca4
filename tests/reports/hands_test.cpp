// Odds of combos of the hand as text, Markdown, CSV and JSON.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "reports/hands/sheet.h"
#include "solvers/hands/count.h"
#include "tests/solvers/hands/grebe_rules.h"

namespace hanaproof::reports::hands_test {
namespace {

using ::testing::HasSubstr;
using Json = nlohmann::json;

// Hands of four cards of January and March: C(8,4) = 70. Three of a month are 2 * (4 * 4 + 1) = 34,
// four of it 2.
std::vector<HandReport> reports() {
  HandReport report{"grebe.en", "Grebe | Book", {}};
  for (const char* types : {"one-of-each", "best-only"}) {
    hands::Reading reading{{}, hands::testing::grebe_rules({{"combo.types", types}})};
    reading.rules.cards = 4;
    reading.rules.deck = cards::CardSet::month(1) | cards::CardSet::month(3);
    if (!report.sheets.empty()) reading.chosen = {{"combo.types", types}};
    report.sheets.push_back(HandSheet::of(3, reading, hands::count_hands(reading.rules)));
    report.sheets.back().differing = hands::differing(report.sheets.front().rules, reading.rules);
  }
  return {report};
}

TEST(HandReports, AsText) {
  const std::string text = to_terminal(to_document(reports()), {false, 200});
  EXPECT_THAT(text, HasSubstr("grebe.en, 3 players, hands of 4: the default rules"));
  EXPECT_THAT(text, HasSubstr("\nthree           suit    2     34  48.57 %"));
  EXPECT_THAT(text, HasSubstr("\nfour            suit    6      2  1 in 35"));
  EXPECT_THAT(text,
              HasSubstr("three and four: 2 hands (1 in 35), the least 11 12 13 14; the second "
                        "implies the first"));
  EXPECT_THAT(text, HasSubstr("full-house: no hand makes it"));
  EXPECT_THAT(text, HasSubstr("hands of 4: combo.types = best-only"));
  EXPECT_THAT(text, HasSubstr("other kan altogether: no hand"));
}

TEST(HandReports, AsMarkdown) {
  const std::string text = to_markdown(to_document(reports()));
  EXPECT_THAT(text, HasSubstr("# Grebe \\| Book: odds of hand combos\n"));
  EXPECT_THAT(text, HasSubstr("| four | suit | 6 | 2 | 1 in 35 | 1 in 35 |"));
  EXPECT_THAT(text, HasSubstr("| - | four | 2 | 1 in 35 |"));
}

TEST(HandReports, AsLines) {
  const std::string text = to_csv(to_rows(reports()));
  EXPECT_THAT(text, HasSubstr("\ngrebe.en,3,,made,three,,34,70,0.485714285714\n"));
  EXPECT_THAT(text, HasSubstr("\ngrebe.en,3,,both,three,four,2,70,"));
  EXPECT_THAT(text, HasSubstr("\ngrebe.en,3,combo.types=best-only,best,-,four,2,70,"));
  EXPECT_THAT(text, HasSubstr("\ngrebe.en,3,,kan,6,,2,70,"));
}

TEST(HandReports, AsJson) {
  const Json table = Json::parse(to_json(reports()))["editions"][0]["tables"][0];
  EXPECT_EQ(table["hands"], "70");
  EXPECT_EQ(table["kan"]["6"], Json({"1", "35"}));
  // 2 hands are worth 6 kan, 32 are worth 2.
  EXPECT_EQ(table["mean_kan"], Json({"38", "35"}));
  for (const Json& combo : table["combos"]) {
    if (combo["id"] != "three") continue;
    EXPECT_EQ(combo["made"]["chance"], Json({"17", "35"}));
    EXPECT_EQ(combo["made"]["least"], Json({"11", "12", "13", "14"}));
    EXPECT_EQ(combo["adds"]["chance"], Json({"16", "35"}));
  }
  EXPECT_EQ(table["differs"]["made"]["least"], nullptr);
}

}  // namespace
}  // namespace hanaproof::reports::hands_test
