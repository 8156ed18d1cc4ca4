#include "solvers/hands/overlaps.h"

#include <gtest/gtest.h>

#include "solvers/hands/count.h"
#include "tests/solvers/hands/grebe_rules.h"

namespace hanaproof::hands::overlaps_test {
namespace {

using cards::CardSet;
using testing::grebe_rules;
using testing::place;

Overlap overlap_of(const HandRules& rules, const std::string& first, const std::string& second) {
  for (const Overlap& overlap : overlaps(rules, count_hands(rules))) {
    if (overlap.first == place(rules, first) && overlap.second == place(rules, second)) {
      return overlap;
    }
  }
  return {};
}

// All 27 cards that are dregs or willows, the rain man among them.
TEST(Overlaps, OfDregsWhereTheWillowIsALightToo) {
  const HandRules either = grebe_rules({{"card.willow", "either"}});
  const Overlap overlap = overlap_of(either, "all-dregs", "single-light");
  EXPECT_EQ(overlap.both.hands, choose(26, 6));
  EXPECT_EQ(overlap.equal, overlap.both);
  ASSERT_TRUE(overlap.both.least);
  EXPECT_EQ(*overlap.both.least, *CardSet::parse("13 14 23 24 33 34 B1"));
  EXPECT_FALSE(overlap.first_implies_second);
  EXPECT_FALSE(overlap.second_implies_first);
  const HandRules dregs = grebe_rules({{"card.willow", "dreg-only"}});
  EXPECT_EQ(overlap_of(dregs, "all-dregs", "single-light").both.hands, 0U);
}

TEST(Overlaps, SayWhichComboImpliesWhich) {
  const HandRules rules = grebe_rules();
  const Overlap fours = overlap_of(rules, "three", "four");
  EXPECT_TRUE(fours.second_implies_first);
  EXPECT_FALSE(fours.first_implies_second);
  EXPECT_EQ(fours.equal.hands, 0U);
  // One ribbon and six dregs are ribbons and dregs.
  EXPECT_TRUE(overlap_of(rules, "single-ribbon", "red").first_implies_second);
}

TEST(Uses, FindCombosThatNeverAddAnything) {
  const HandRules rules = grebe_rules(
      {},
      books::clause("hand-combo.own-poor", books::hand_combo("suit", 1, ", months = [4]")) +
          books::clause("hand-combo.own-never", books::hand_combo("suit", 9, ", months = [4, 4]")));
  const auto all = uses(rules, count_hands(rules));
  ASSERT_EQ(all.size(), 14U);
  const Use& poor = all[place(rules, "own-poor")];
  EXPECT_TRUE(poor.never_adds());
  EXPECT_EQ(poor.covered_by, (std::vector{place(rules, "three"), place(rules, "four")}));
  EXPECT_EQ(poor.made.hands, 12 * choose(44, 3));
  EXPECT_TRUE(all[place(rules, "own-never")].never_made());
  for (const char* id : {"three", "four", "red", "all-dregs", "full-house"}) {
    EXPECT_GT(all[place(rules, id)].matters.hands, 0U) << id;
  }
  // A hand of one light with seven dregs or willows has seven dregs worth as much; not so one with
  // another light.
  const Use& light = all[place(rules, "single-light")];
  EXPECT_EQ(light.matters.hands, 4 * choose(27, 6));
}

// Where all combos add up, each one counts.
TEST(Uses, DependOnHowCombosGoTogether) {
  const HandRules rules = grebe_rules(
      {{"combo.types", "all-add"}},
      books::clause("hand-combo.own-poor", books::hand_combo("suit", 1, ", months = [4]")));
  const auto all = uses(rules, count_hands(rules));
  EXPECT_EQ(all[place(rules, "own-poor")].matters, all[place(rules, "own-poor")].made);
}

TEST(Differing, CountsTheHandsOnWhichTwoReadingsDiffer) {
  const HandRules either = grebe_rules({{"card.willow", "either"}});
  const HandRules dregs = grebe_rules({{"card.willow", "dreg-only"}});
  EXPECT_EQ(differing(either, either), Differing());
  const Differing both = differing(either, dregs);
  // Hands of 27 dregs and willows that hold a willow light, animal or ribbon, and those of such
  // and further ribbons in which the willow ribbon is the only one: these are the same.
  EXPECT_EQ(both.made.hands, choose(27, 7) - choose(24, 7));
  // All of these are seven dregs, worth four kan, either way.
  EXPECT_EQ(both.kan.hands, 0U);
  ASSERT_TRUE(both.made.least);
  EXPECT_EQ(*both.made.least, *CardSet::parse("13 14 23 24 33 34 B1"));
}

TEST(Differing, IsOfTheSameHands) {
  HandRules fewer = grebe_rules();
  fewer.cards = 6;
  EXPECT_THROW(differing(grebe_rules(), fewer), std::invalid_argument);
}

}  // namespace
}  // namespace hanaproof::hands::overlaps_test
