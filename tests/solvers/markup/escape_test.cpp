#include <gtest/gtest.h>

#include "solvers/markup/escape.h"

namespace hanaproof::markup {
namespace {

TEST(Escape, ShowsMarkUpAsItIs) {
  EXPECT_EQ(escape("<b title=\"a & b\">it's</b>"),
            "&lt;b title=&quot;a &amp; b&quot;&gt;it&#39;s&lt;/b&gt;");
}

TEST(Escape, EscapesWhatIsEscapedOnceMore) { EXPECT_EQ(escape("&lt;"), "&amp;lt;"); }

TEST(Escape, LeavesTheRestAlone) {
  EXPECT_EQ(escape(""), "");
  EXPECT_EQ(escape("松 – 1/2 {x} [y]\n"), "松 – 1/2 {x} [y]\n");
  EXPECT_EQ(escape(std::string_view("a\0b", 3)), std::string("a\0b", 3));
}

}  // namespace
}  // namespace hanaproof::markup
