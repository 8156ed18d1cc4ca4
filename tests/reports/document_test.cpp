// Documents and exact numbers in every form.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/document/numbers.h"

namespace hanaproof::reports::document_test {
namespace {

Exact share(int part, int all) { return {part, all}; }

TEST(Numbers, ChancesAreNeverRoundedToCertainty) {
  EXPECT_EQ(chance(0), "never");
  EXPECT_EQ(chance(1), "always");
  EXPECT_EQ(chance(share(1, 3)), "33.33 %");
  EXPECT_EQ(chance(share(1, 10)), "10.00 %");
  EXPECT_EQ(chance(share(2, 23)), "1 in 12");
  EXPECT_EQ(chance(share(1, 23'456)), "1 in 23,456");
  EXPECT_EQ(chance(share(1, 200'000'007)), "1 in 2e+08");
  EXPECT_EQ(chance(share(999'999, 1'000'000)), "> 99.99 %");
}

TEST(Numbers, PercentOfWhatCanHappenIsNeverNothing) {
  EXPECT_EQ(percent(share(0, 1)), "-");
  EXPECT_EQ(percent(share(1, 1)), "100 %");
  EXPECT_EQ(percent(share(1, 8)), "12.50 %");
  EXPECT_EQ(percent(share(1, 30'000)), "< 0.01 %");
  EXPECT_EQ(percent(share(29'999, 30'000)), "> 99.99 %");
  EXPECT_EQ(percent(share(1, 3000), 1), "< 0.1 %");
}

TEST(Numbers, AreShownByTheirUnit) {
  EXPECT_EQ(shown(share(76, 300), Unit::fraction, false), "25.33 %");
  EXPECT_EQ(shown(share(76, 300), Unit::fraction, true), "19/75");
  EXPECT_EQ(shown(share(76, 300), Unit::share, false), "25.3");
  EXPECT_EQ(shown(share(76, 300), Unit::share, true), "25.33 %");
  EXPECT_EQ(shown(share(-5, 4), Unit::gain, false), "-1.25");
  EXPECT_EQ(shown(share(1, 3), Unit::mean, false), "0.333333");
  EXPECT_EQ(shown(Part{3, 60}, Unit::chance, false), "1 in 20");
  EXPECT_EQ(shown(Part{3, 60}, Unit::chance, true), "1 in 20 (3)");
  EXPECT_EQ(shown("cannot occur", Unit::chance, true), "cannot occur");
}

Table sample_table() {
  return {{"hand", {"ways", Unit::whole}, {"wins", Unit::chance}},
          {{"pair | of May", 12, share(1, 3)}, {"8, or 9", 1234, share(1, 30)}}};
}

Document sample() {
  Document all;
  all.title("Odds");
  all.text("Exact.");
  all.heading("By *hand*");
  all.table(sample_table());
  all.table({{"empty"}});
  all.item("one");
  all.item("two");
  all.detail(true);
  all.text("More.");
  return all;
}

TEST(Documents, AlignColumnsInATerminal) {
  EXPECT_EQ(to_terminal(sample(), {false, 40}),
            "Odds\n"
            "Exact.\n"
            "\n"
            "By *hand*\n"
            "\n"
            "hand           ways     wins\n"
            "pair | of May    12  33.33 %\n"
            "8, or 9        1234  1 in 30\n"
            "\n"
            "  - one\n"
            "  - two\n");
}

TEST(Documents, KeepTheirTextInMarkdown) {
  EXPECT_EQ(to_markdown(sample(), 2),
            "## Odds\n\n"
            "Exact.\n\n"
            "### By \\*hand\\*\n\n"
            "| hand | ways | wins |\n"
            "|---|--:|--:|\n"
            "| pair \\| of May | 12 | 33.33 % |\n"
            "| 8, or 9 | 1234 | 1 in 30 |\n\n"
            "- one\n"
            "- two\n\n"
            "More.\n");
}

TEST(Documents, RowsAreLinesForPrograms) {
  EXPECT_EQ(to_csv(sample_table()),
            "hand,ways,wins\n"
            "pair | of May,12,0.333333333333\n"
            "\"8, or 9\",1234,0.0333333333333\n");
}

}  // namespace
}  // namespace hanaproof::reports::document_test
