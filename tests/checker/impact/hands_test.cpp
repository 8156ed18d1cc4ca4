#include "checker/impact/hands.h"

#include <gtest/gtest.h>

#include "model/spec/hachi/combos.h"
#include "tests/checker/impact/rules.h"

namespace hanaproof::impact {
namespace {

using cards::CardSet;
using testing::pair;

// A hand of seven is red when the rules have it so; every hand of ten months' cards looked at
// literally would be too many, so the deck is the whole one and the number is a known sum: seven
// dregs of the 24, which make the poorest combo.
TEST(Hands, AreCountedOverTheWholeDeck) {
  const auto sides = pair("oishi-tengudo.hachi-hachi", "hand-combo.red", "none", 3);
  const auto share = hands_made_differently(sides);
  ASSERT_TRUE(share);
  EXPECT_EQ(share->all, "73629072");  // C(48,7)
  EXPECT_TRUE(share->frequency);
  EXPECT_EQ(share->basis, checker::Basis::counted);
}

// A sample of hands under the spec lies about the count.
TEST(Hands, AreAsManyAsASampleUnderTheSpecHas) {
  const auto sides = pair("oishi-tengudo.hachi-hachi", "hand-combo.red", "none", 3);
  const auto share = hands_made_differently(sides);
  ASSERT_TRUE(share);
  const hachi::Rules a(sides[0]);
  const hachi::Rules b(sides[1]);
  std::uint64_t state = 1;
  int hits = 0;
  constexpr int kHands = 20'000;
  for (int i = 0; i < kHands; ++i) {
    CardSet hand;
    while (hand.size() < 7) {
      state = state * 6364136223846793005ULL + 1442695040888963407ULL;
      hand.insert(cards::Card::at(static_cast<int>((state >> 33) % 48)));
    }
    const auto of = [&](const hachi::Rules& rules) {
      std::vector<std::pair<std::string, int>> made;
      for (const auto& combo : hachi::made_combos(rules, hand))
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
  const rulebook::Ruleset whole(edition, {4, {}});
  EXPECT_FALSE(hands_in_doubt({whole, one}, books::builtin())) << "nothing is left out on one side";
}

}  // namespace
}  // namespace hanaproof::impact
