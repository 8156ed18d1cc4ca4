// Combos of the hand in the report: the chart, the table, the file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/formats.h"
#include "tests/reports/fixture.h"
#include "tests/reports/folder.h"

namespace hanaproof::reports::hand_chart_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// Of fifteen hands three make the one combo and none the other. The logarithm of 4 is half that of
// 16.
Options with_chart() {
  Options options;
  options.hands = {{"grebe.en",
                    7,
                    15,
                    {{"four", "suit", "6", 3}, {"red", "dreg", "2 to 3", 0}},
                    {{0, 12}, {6, 3}}}};
  return options;
}

TEST(HandChart, IsDrawnByTheLogarithm) {
  const std::string page = to_html({}, with_chart());
  EXPECT_THAT(page, HasSubstr("15 hands of 7 cards"));
  EXPECT_THAT(page, HasSubstr("width=\"150.0\" height=\"16\"><title>four (6 kan): 3 hands"));
  EXPECT_THAT(page, HasSubstr("width=\"0.0\" height=\"16\"><title>red (2 to 3 kan): 0 hands"));
  EXPECT_THAT(page, HasSubstr(">20.00 %</text>"));
  EXPECT_THAT(page, HasSubstr(">never</text>"));
  EXPECT_THAT(page, HasSubstr("<title>6 kan: 3 hands"));
  EXPECT_THAT(page, HasSubstr("href=\"hands/grebe.en.csv\""));
  EXPECT_THAT(to_html({}, {}), Not(HasSubstr("Combos of the hand")));
}

TEST(HandChart, StandsInTheMarkdown) {
  const std::string text = to_markdown({}, with_chart());
  EXPECT_THAT(text, HasSubstr("| four | suit | 6 | 3 |"));
  EXPECT_THAT(to_markdown({}, {}), Not(HasSubstr("Combos of the hand")));
}

TEST(HandChart, IsWrittenAsNumbers) {
  const Folder folder;
  write_report(folder.path(), checker::Report{}, with_chart());
  EXPECT_EQ(read(folder / "hands/grebe.en.csv"),
            "what,which,hands,all\ncombo,four,3,15\ncombo,red,0,15\nkan,0,12,15\nkan,6,3,15\n");
}

}  // namespace
}  // namespace hanaproof::reports::hand_chart_test
