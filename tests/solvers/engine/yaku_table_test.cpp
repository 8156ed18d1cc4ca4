#include <gtest/gtest.h>

#include "solvers/engine/yaku_table.h"
#include "tests/books.h"

namespace hanaproof::engine::yaku_table_test {
namespace {

YakuTable table_with(const std::string& yaku) {
  const rulebook::Library library = books::small(yaku);
  return YakuTable(rulebook::Ruleset(library.at("pond.en"), {2, {}}));
}

std::string yaku(const std::string& cards, const std::string& points,
                 const std::string& hides = "[]") {
  return "[[yaku]]\nid = \"tan\"\ncards = \"" + cards + "\"\npoints = \"" + points +
         "\"\nhides = " + hides + "\n";
}

TEST(YakuTable, KnowsWhetherCardsMoreCanMakeFewerPoints) {
  EXPECT_TRUE(table_with(yaku("count(ribbon) >= 5", "1 + count(ribbon)")).only_grows());
  EXPECT_FALSE(table_with(yaku("count(ribbon) >= 5 and not any(B3)", "1")).only_grows());
  EXPECT_FALSE(table_with(yaku("count(ribbon) = 5", "1")).only_grows());
  EXPECT_FALSE(table_with(yaku("count(ribbon) >= 5", "20 - count(ribbon)")).only_grows());
  EXPECT_FALSE(table_with(yaku("count(ribbon) >= 5", "1", "[\"gokou\"]")).only_grows());
}

TEST(YakuTable, KnowsTheCardsThatMatterToIt) {
  // The pond book's yaku are of lights; the points of the third grow with animals.
  const Bits lights = cards::CardSet::kind(cards::Kind::light).bits();
  const Bits animals = cards::CardSet::kind(cards::Kind::animal).bits();
  const Bits poems = cards::CardSet::parse("12 22 32")->bits();
  EXPECT_EQ(table_with(yaku("all(poem)", "5")).cards(), lights | poems);
  EXPECT_EQ(table_with(yaku("all(poem)", "count(animal)")).cards(), lights | poems | animals);
}

}  // namespace
}  // namespace hanaproof::engine::yaku_table_test
