// Which cards count as alike.
#include "solvers/endgame/likeness.h"

#include <gtest/gtest.h>

#include "tests/solvers/endgame/rules.h"

namespace hanaproof::endgame::testing::likeness_test {
namespace {

using cards::CardSet;

Bits bits(std::string_view codes) { return CardSet::parse(codes)->bits(); }

rulebook::Ruleset rules(std::string_view edition,
                        const std::map<std::string, std::string>& chosen = {}) {
  return rulebook::Ruleset(builtin().at(edition), {2, {}}, chosen);
}

// By card points only the kind matters.
TEST(Likeness, InHanaAwaseIsBeingOfOneKind) {
  const Likeness alike(rules("hana-awase.pl"));
  EXPECT_EQ(alike.twins(bits("11 12 13 14")), bits("14"));
  EXPECT_EQ(alike.twins(bits("B1 B2 B3 B4")), 0U);
  EXPECT_EQ(alike.twins(bits("C1 C2 C3 C4")), bits("C3 C4"));
  EXPECT_EQ(alike.twins(bits("C2 C4")), bits("C4"));
  EXPECT_EQ(alike.twins(bits("C4 13")), 0U);
}

TEST(Likeness, SettlesSetsThatDifferInAlikeCards) {
  const Likeness alike(rules("hana-awase.pl"));
  EXPECT_EQ(alike.settled(bits("14 C4 52")), bits("13 C2 52"));
  EXPECT_EQ(alike.settled(bits("14 C4 C3")), alike.settled(bits("13 C2 C4")));
  EXPECT_EQ(alike.settled(bits("13 14 C2 C3 C4")), bits("13 14 C2 C3 C4"));
  EXPECT_NE(alike.settled(bits("11 12")), alike.settled(bits("11 13")));
}

// Captured cards of different months are alike if all yaku count them alike: the plain animals of
// April and May are, the boar and the sake cup are not.
TEST(Likeness, OfCapturedCardsGoesAcrossTheMonths) {
  const Likeness alike(rules("robin-red.koi-koi.en"));
  EXPECT_EQ(alike.tally(bits("41 13 62")), alike.tally(bits("51 24 92")));
  EXPECT_NE(alike.tally(bits("41")), alike.tally(bits("71")));
  EXPECT_NE(alike.tally(bits("41")), alike.tally(bits("91")));
  EXPECT_NE(alike.tally(bits("12")), alike.tally(bits("62")));  // red and blue ribbons
  EXPECT_NE(alike.tally(bits("13")), alike.tally(bits("13 14")));
}

TEST(Likeness, TheLightningIsApartAsAWildcard) {
  const std::string edition = "robin-red.koi-koi.de";
  EXPECT_EQ(Likeness(rules(edition)).tally(bits("B4")), Likeness(rules(edition)).tally(bits("13")));
  const Likeness wild(rules(edition, {{"option.wildcard", "on"}}));
  EXPECT_NE(wild.tally(bits("B4")), wild.tally(bits("13")));
}

TEST(Likeness, WithoutRulesEveryCardIsItself) {
  const Likeness nothing;
  EXPECT_EQ(nothing.settled(bits("14 C4")), bits("14 C4"));
  EXPECT_EQ(nothing.tally(bits("14 C4")), bits("14 C4"));
}

}  // namespace
}  // namespace hanaproof::endgame::testing::likeness_test
