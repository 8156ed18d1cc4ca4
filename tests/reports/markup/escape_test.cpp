#include <gtest/gtest.h>

#include "reports/markup/escape.h"

namespace hanaproof::reports::escape_test {
namespace {

TEST(Escape, ShowsMarkUpAsItIs) {
  EXPECT_EQ(escape_html("<b title=\"a & b\">it's</b>"),
            "&lt;b title=&quot;a &amp; b&quot;&gt;it&#39;s&lt;/b&gt;");
}

TEST(Escape, EscapesWhatIsEscapedOnceMore) { EXPECT_EQ(escape_html("&lt;"), "&amp;lt;"); }

TEST(Escape, LeavesTheRestAlone) {
  EXPECT_EQ(escape_html(""), "");
  EXPECT_EQ(escape_html("松 – 1/2 {x} [y]\n"), "松 – 1/2 {x} [y]\n");
  EXPECT_EQ(escape_html(std::string_view("a\0b", 3)), std::string("a\0b", 3));
}

TEST(Escape, QuotesFieldsOfCsvThatNeedIt) {
  EXPECT_EQ(escape_csv("card.willow = dreg-only"), "card.willow = dreg-only");
  EXPECT_EQ(escape_csv("a,b"), "\"a,b\"");
  EXPECT_EQ(escape_csv("so \"called\""), "\"so \"\"called\"\"\"");
}

}  // namespace
}  // namespace hanaproof::reports::escape_test
