// Tables of small decks in the report: the numbers, the plot, the file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/formats.h"
#include "tests/reports/fixture.h"
#include "tests/reports/folder.h"

namespace hanaproof::reports::endgames_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// Ten deals: -4 once, 0 three times, 2 six times; 8 in all.
EndgameTable table() { return {"pond.en", "11 12 13 14", 1, 1, 1, {{-4, 1}, {0, 3}, {2, 6}}}; }

Options with_table() {
  Options options;
  options.endgames = {table()};
  return options;
}

TEST(Endgames, CountDealsByWhoIsAhead) {
  const EndgameSummary summary = summarise(table());
  EXPECT_EQ(summary.deals, 10U);
  EXPECT_EQ(summary.won, 6U);
  EXPECT_EQ(summary.even, 3U);
  EXPECT_EQ(summary.lost, 1U);
  EXPECT_EQ(summary.sum, 8);
}

TEST(Endgames, AreDrawnOneBarAValue) {
  const std::string page = to_html({}, with_table());
  EXPECT_THAT(page, HasSubstr("ahead in 60.0 %, even in 30.0 %, behind in 10.0 % of 10 deals"));
  EXPECT_THAT(page, HasSubstr("mean +0.800"));
  EXPECT_THAT(page, HasSubstr("<title>-4: 1 deals</title>"));
  EXPECT_THAT(page, HasSubstr("<title>+2: 6 deals</title>"));
  // Six deals are the most and as high as the plot; three are half as high.
  EXPECT_THAT(page, HasSubstr("height=\"160.0\"><title>+2"));
  EXPECT_THAT(page, HasSubstr("height=\"80.0\"><title>+0"));
  EXPECT_THAT(to_html({}, {}), Not(HasSubstr("class=\"endgames\"")));
}

TEST(Endgames, SayWhetherToGoOn) {
  Options options = with_table();
  options.endgames[0].first_calls = {3, 5, 1};
  EXPECT_THAT(to_html({}, options), HasSubstr("koi-koi alone is right in 30.0 %, to stop alone in "
                                              "50.0 %, either in 10.0 %"));
  EXPECT_THAT(to_html({}, with_table()), Not(HasSubstr("koi-koi alone")));
}

// 600 of 1,000 deals: by the normal approximation 1.96 * sqrt(0.6 * 0.4 / 1000), 3.04 %; by Clopper
// and Pearson a little more.
TEST(Endgames, OfAPartOfTheDealsHaveAnInterval) {
  Options options = with_table();
  EndgameTable& part = options.endgames[0];
  for (auto& [value, deals] : part.values) deals *= 100;
  part.all = 5'000'000;
  part.recorded = "hanaproof solve --table 1";
  const std::string page = to_html({}, options);
  EXPECT_THAT(page, HasSubstr("ahead in 60.00 ± 3.08 %"));
  EXPECT_THAT(page, HasSubstr("of 1,000 of 5,000,000 deals"));
  EXPECT_THAT(page, HasSubstr("hanaproof solve --table 1"));
  EXPECT_THAT(page, HasSubstr("endgames/pond.en-4-cards.csv"));
}

TEST(Endgames, StandInTheMarkdown) {
  EXPECT_THAT(to_markdown({}, with_table()), HasSubstr("| 10 | 6 | 3 | 1 |"));
}

TEST(Endgames, AreWrittenAsNumbers) {
  const Folder folder;
  write_report(folder.path(), checker::Report{}, with_table());
  EXPECT_EQ(read(folder / "endgames/pond.en.csv"),
            "value_for_first_player,deals\n-4,1\n0,3\n2,6\n");
}

}  // namespace
}  // namespace hanaproof::reports::endgames_test
