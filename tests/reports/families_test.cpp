// Distances between editions in the page.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/html/parts.h"

namespace hanaproof::reports {
namespace {

using ::testing::HasSubstr;

TEST(Families, AreAMatrixATreeAndWhatSeparates) {
  Options options;
  options.families = {{"koi-koi",
                       "2 players",
                       {"pond.a", "pond.b", "pond.c"},
                       {{0, 2, 3}, {1, 0, 0}, {3, 0, 0}},
                       {{0, 1, {"yaku.sankou", "score.high"}}, {1, 2, {}}},
                       "<svg>tree</svg>\n"}};
  const std::string html = families_html(options);
  EXPECT_THAT(html, HasSubstr("koi-koi, 2 players"));
  EXPECT_THAT(html, HasSubstr("<td>-</td><td>2</td><td>3</td>"));
  EXPECT_THAT(html, HasSubstr("<svg>tree</svg>"));
  EXPECT_THAT(html, HasSubstr("yaku.sankou, score.high"));
  EXPECT_THAT(html, HasSubstr("nobody at the table can tell them apart"));
}

TEST(Families, AreLeftOutWhereThereAreNone) { EXPECT_EQ(families_html({}), ""); }

}  // namespace
}  // namespace hanaproof::reports
