#include "model/lookup/terms.h"

#include <set>
#include <stdexcept>

#include <gtest/gtest.h>

namespace hanaproof::lookup::testing::terms_test {
namespace {

TEST(LookupTerms, ALineIsOneThingAndCommasPartItsNames) {
  const auto all = read_terms("# a comment\n\ncup, coupe de saké\nmoon, lune, Mond\n");
  ASSERT_EQ(all.size(), 2U);
  ASSERT_EQ(all[0].names.size(), 2U);
  EXPECT_EQ(folded(all[0].names[1]), "coupe sake");
  EXPECT_EQ(all[1].names.size(), 3U);
}

TEST(LookupTerms, ANameWithoutAWordIsAMistake) {
  EXPECT_THROW(read_terms("cup, , Schale\n"), std::logic_error);
  EXPECT_THROW(read_terms("cup, de la\n"), std::logic_error);
}

// Otherwise a word would stand for two things at once.
TEST(LookupTerms, NoNameStandsInTwoPlaces) {
  std::set<std::string> known;
  for (const Term& term : terms()) {
    EXPECT_GE(term.names.size(), 2U) << folded(term.names.front());
    for (const Words& name : term.names)
      EXPECT_TRUE(known.insert(folded(name)).second) << folded(name);
  }
  EXPECT_GT(known.size(), 200U);
}

}  // namespace
}  // namespace hanaproof::lookup::testing::terms_test
