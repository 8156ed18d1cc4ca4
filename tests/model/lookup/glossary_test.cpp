#include "model/lookup/glossary.h"

#include <gtest/gtest.h>

namespace hanaproof::lookup::testing::glossary_test {
namespace {

TEST(LookupGlossary, RowsOfTablesAreDefinitions) {
  const auto all = read_definitions(
      "# Words\n\nSee [cards](cards.md).\n\n| word | means |\n|---|---|\n"
      "| crow, raven | a [bird](birds.md) of Mr. X |\n| owl | another |\n\nEnd.\n"
      "\n| kind | means |\n|---|---|\n| nest | where they live |\n");
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].term, "crow, raven");
  EXPECT_EQ(all[0].means, "a bird of Mr. X");
  EXPECT_EQ(all[2].term, "nest");
}

TEST(LookupGlossary, AnyTermOfARowFindsIt) {
  for (const char* typed : {"Lightning", "gaji", "foudre"}) {
    const auto found = definitions(understand(typed));
    ASSERT_EQ(found.size(), 1U) << typed;
    EXPECT_EQ(found[0].term, "gaji, lightning, wildcard");
  }
}

TEST(LookupGlossary, AWordWithinADefinitionIsNoTerm) {
  EXPECT_TRUE(definitions(understand("rulebook")).empty());
  EXPECT_TRUE(definitions({}).empty());
}

}  // namespace
}  // namespace hanaproof::lookup::testing::glossary_test
