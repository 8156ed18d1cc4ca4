#include "solvers/hands/summary.h"

#include <gtest/gtest.h>

#include "solvers/hands/count.h"
#include "tests/solvers/hands/grebe_rules.h"

namespace hanaproof::hands::summary_test {
namespace {

using testing::grebe_rules;
using testing::place;

TEST(Summary, AddsUp) {
  const HandRules rules = grebe_rules();
  const Summary summary = summarise(rules, count_hands(rules));
  std::uint64_t of_best = 0;
  for (const BestPair& pair : summary.best) of_best += pair.hands;
  EXPECT_EQ(of_best, summary.hands);
  std::uint64_t of_kan = 0;
  for (const auto& [kan, hands] : summary.kan) of_kan += hands;
  EXPECT_EQ(of_kan, summary.hands);
  EXPECT_EQ(summary.kan.at(0), summary.without);
  EXPECT_EQ(summary.best.front(), (BestPair{{}, {}, summary.without}));
  for (std::size_t i = 0; i < rules.combos.size(); ++i) {
    std::uint64_t of_worths = 0;
    for (const auto& [kan, hands] : summary.worths[i]) of_worths += hands;
    EXPECT_EQ(of_worths, summary.made[i]);
  }
}

// Four of a month are three of it, too; seven dregs are no combo of two months with four and three
// only if December or November helps: 4 cards of November with 3 of December or of any two dregs.
TEST(Summary, CountsCombosThatAreMadeTogether) {
  const HandRules rules = grebe_rules();
  const Summary summary = summarise(rules, count_hands(rules));
  const auto together = [&](const char* first, const char* second) {
    for (const Pair& pair : summary.pairs) {
      if (rules.combos[pair.first].id == first && rules.combos[pair.second].id == second) {
        return pair.hands;
      }
    }
    return ~std::uint64_t{0};
  };
  EXPECT_EQ(together("three", "four"), summary.made[place(rules, "four")]);
  EXPECT_EQ(together("full-house", "triple-pair"), summary.made[place(rules, "full-house")]);
  // Only November is four such cards, and three dregs are in December alone.
  EXPECT_EQ(together("all-dregs", "four-and-three"), 1U);
  EXPECT_EQ(together("double-three", "triple-pair"), 0U);
}

// The hand of November and three dregs of December is worth four and three, and seven dregs.
TEST(Summary, AHandIsWorthWhatTheRulesLetItHave) {
  const auto kan_of = [](const char* types) {
    const HandRules rules = grebe_rules({{"combo.types", types}});
    return kan(rules, worths(rules, *cards::CardSet::parse("B1 B2 B3 B4 C2 C3 C4")));
  };
  EXPECT_EQ(kan_of("one-of-each"), 24);
  EXPECT_EQ(kan_of("best-only"), 20);
  // Every combo of dregs (4 + 4 + 3 + 3 + 2), three of a month (the worthy one, 3), two of them
  // (7), four (6), four and a pair (8), four and three (20).
  EXPECT_EQ(kan_of("all-add"), 16 + 3 + 7 + 6 + 8 + 20);
}

TEST(Summary, OfEqualCombosTheFirstByIdIsTheBest) {
  const HandRules rules = grebe_rules();
  const Worths made = worths(rules, *cards::CardSet::parse("B1 B4 13 14 23 24 33"));
  EXPECT_EQ(best(rules, made, Combo::Type::dreg), place(rules, "all-dregs"));
  EXPECT_EQ(made[place(rules, "single-light")], made[place(rules, "all-dregs")]);
}

}  // namespace
}  // namespace hanaproof::hands::summary_test
