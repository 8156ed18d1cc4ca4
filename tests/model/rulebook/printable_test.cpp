#include "model/rulebook/printable.h"

#include <gmock/gmock.h>

namespace hanaproof::rulebook::printable_test {
namespace {

TEST(Printable, KeepsWhatIsSeen) {
  const std::string text = "coupe de saké, 桜 花札, Zażółć „x“ 🎴";
  EXPECT_EQ(printable(text), text);
  EXPECT_EQ(acting_character(text), std::nullopt);
  EXPECT_EQ(acting_character("two\nlines\tof\r\ntext"), std::nullopt);
}

TEST(Printable, ReplacesWhatActs) {
  EXPECT_EQ(printable("a\x1b[31mb"), "a?[31mb");     // colour
  EXPECT_EQ(printable("a\x1b]0;t\x07"), "a?]0;t?");  // title
  EXPECT_EQ(printable("a\b\x7f\nb"), "a???b");       // backspace, delete, line feed
  EXPECT_EQ(printable("a\xc2\x9b"
                      "31mb"),
            "a?31mb");  // C1 in UTF-8
  EXPECT_EQ(printable("a\x9b"
                      "31mb"),
            "a?31mb");  // and as a bare byte
  EXPECT_EQ(printable("a\xe2\x80\xae"
                      "b"),
            "a?b");  // right-to-left override
  EXPECT_EQ(printable("a\xe2\x81\xa6"
                      "b"),
            "a?b");  // isolate
}

TEST(Printable, NamesTheFirstThatActs) {
  EXPECT_EQ(acting_character("a\x1b\x07"), U'\x1b');
  EXPECT_EQ(acting_character("a\xe2\x80\xae"), U'\x202e');
  EXPECT_NE(acting_character("a\xff"), std::nullopt);
}

TEST(Printable, KnowsUtf8) {
  EXPECT_TRUE(is_utf8("saké"));
  EXPECT_FALSE(is_utf8("sak\xe9"));
  EXPECT_FALSE(is_utf8("\xed\xa0\x80"));  // half a surrogate pair
}

TEST(Printable, CutsLongTextsBetweenCharacters) {
  EXPECT_EQ(cut("short", 20), "short");
  EXPECT_EQ(cut("abcdefghijklmnopqrstuvwxyz", 15), "abcdefg ... xyz");
  const std::string umlauts = "äöüäöüäöüäöüäöüäöüäöü";
  for (std::size_t most = 10; most < umlauts.size(); ++most) {
    EXPECT_TRUE(is_utf8(cut(umlauts, most))) << most;
    EXPECT_LE(cut(umlauts, most).size(), most);
  }
}

}  // namespace
}  // namespace hanaproof::rulebook::printable_test
