#include "checker/measures/impact/counts.h"

#include <gtest/gtest.h>

#include "model/spec/hachi/combos.h"
#include "tests/checker/measures/impact/rules.h"

namespace hanaproof::impact::hands_test {
namespace {

using cards::CardSet;
using testing::pair;

// Red: seven of the ten ribbons, the 24 dregs, and light and animal of November, which pass for
// dregs: C(36,7), less those without a ribbon, C(26,7).
TEST(Hands, AreCountedOverTheWholeDeck) {
  const auto sides = pair("oishi-tengudo.hachi-hachi", "hand-combo.red", "none", 3);
  const auto share = hands_made_differently(sides);
  ASSERT_TRUE(share);
  EXPECT_EQ(share->all, "73629072");  // C(48,7)
  EXPECT_EQ(share->hits, std::to_string(8347680 - 657800));
  EXPECT_TRUE(share->frequency);
  EXPECT_EQ(share->basis, checker::Basis::counted);
}

// A sample of hands under the spec lies about the count.
TEST(Hands, AreAsManyAsASampleUnderTheSpecHas) {
  const auto sides = pair("oishi-tengudo.hachi-hachi", "hand-combo.red", "none", 3);
  const auto share = hands_made_differently(sides);
  ASSERT_TRUE(share);
  const spec::hachi::Rules a(sides[0]);
  const spec::hachi::Rules b(sides[1]);
  std::uint64_t state = 1;
  int hits = 0;
  constexpr int kHands = 20'000;
  for (int i = 0; i < kHands; ++i) {
    CardSet hand;
    while (hand.size() < 7) {
      state = state * 6364136223846793005ULL + 1442695040888963407ULL;
      hand.insert(cards::Card::at(static_cast<int>((state >> 33) % 48)));
    }
    const auto of = [&](const spec::hachi::Rules& rules) {
      std::vector<std::pair<std::string, int>> made;
      for (const auto& combo : spec::hachi::made_combos(rules, hand))
        made.emplace_back(combo.combo->id, combo.kan);
      return made;
    };
    if (of(a) != of(b)) ++hits;
  }
  const double share_found = static_cast<double>(hits) / kHands;
  const double exact = std::stod(share->hits) / std::stod(share->all);
  EXPECT_NEAR(share_found, exact, 0.005);
  EXPECT_GT(exact, 0);
}

TEST(HandsInDoubt, AreThoseThatMakeBothAndNothingWorthier) {
  const auto& edition = books::builtin().at("oishi-tengudo.hachi-hachi");
  const rulebook::Ruleset one(edition, {4, {}}, {{"hand-combo.red", "none"}});
  EXPECT_FALSE(hands_in_doubt({one, one}, books::builtin())) << "one combo, not two";
  // Seven dregs are 27 cards with November's, and with its light there is also a single light: it
  // and six of the other 26. Both are worth four kan and nothing of the type is worth more, so what
  // is left of a hand is worth the same.
  const rulebook::Ruleset dregs(edition, {4, {}}, {{"hand-combo.all-dregs", "none"}});
  const rulebook::Ruleset light(edition, {4, {}}, {{"hand-combo.single-light", "none"}});
  const auto both = hands_in_doubt({dregs, light}, books::builtin());
  ASSERT_TRUE(both);
  EXPECT_EQ(both->hits, "230230");  // C(26,6)
  EXPECT_EQ(both->all, "73629072");
  EXPECT_FALSE(both->most_points);
  const rulebook::Ruleset whole(edition, {4, {}});
  EXPECT_FALSE(hands_in_doubt({whole, one}, books::builtin())) << "nothing is left out on one side";
}

}  // namespace
}  // namespace hanaproof::impact::hands_test
