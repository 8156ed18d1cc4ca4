// Distances between editions in the page.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/html/parts.h"

namespace hanaproof::reports::families_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Families, AreAMatrixATreeAndWhatSeparates) {
  Options options;
  options.families = {{"koi-koi",
                       "2 players",
                       {"pond.a", "pond.b", "pond.c"},
                       {{{0}, {2}, {3, "~"}}, {{1}, {0}, {0}}, {{3, "?+"}, {0}, {0}}},
                       {{0, 1, {"yaku.sankou", "score.high"}}, {1, 2, {}}},
                       "<svg>tree</svg>\n"}};
  const std::string html = families_html(options);
  EXPECT_THAT(html, HasSubstr("koi-koi, 2 players"));
  EXPECT_THAT(html, HasSubstr("–</td><td class=\"number\">2</td>"));
  EXPECT_THAT(html, HasSubstr("<svg>tree</svg>"));
  EXPECT_THAT(html, HasSubstr("yaku.sankou, score.high"));
  EXPECT_THAT(html, HasSubstr("nobody at the table can tell them apart"));
}

TEST(Families, MarkWhatWasNotProved) {
  Options options;
  options.families = {{"koi-koi",
                       "2 players",
                       {"pond.a", "pond.b"},
                       {{{0}, {3, "~"}}, {{4}, {0}}},
                       {{0, 1, {"yaku.sankou"}}},
                       ""}};
  const std::string searched = families_html(options);
  EXPECT_THAT(searched, HasSubstr(">3<span class=\"mark\">~</span></td>"));
  EXPECT_THAT(searched, HasSubstr("title=\"smaller sets were not all tried"));
  EXPECT_THAT(searched, HasSubstr("<span class=\"mark\">~</span> smaller sets were not all tried"));
  EXPECT_THAT(searched, HasSubstr("<td class=\"number\">4</td>"));
  EXPECT_THAT(searched, Not(HasSubstr(">+</span>")));
  options.families[0].distances[0][1].marks = "?+";
  const std::string open = families_html(options);
  EXPECT_THAT(open, HasSubstr(">3<span class=\"mark\">?+</span></td>"));
  EXPECT_THAT(open, HasSubstr("<span class=\"mark\">?</span> some clause may be left out"));
  EXPECT_THAT(open, HasSubstr("<span class=\"mark\">+</span> more may be needed"));
  EXPECT_THAT(open, Not(HasSubstr(">~</span>")));
}

TEST(Families, AreLeftOutWhereThereAreNone) { EXPECT_EQ(families_html({}), ""); }

}  // namespace
}  // namespace hanaproof::reports::families_test
