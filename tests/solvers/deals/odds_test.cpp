#include "solvers/deals/odds.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/books.h"

namespace hanaproof::deals::testing::odds_test {
namespace {

const Counts& two_players() {
  static const Counts counts = count_deals({2, 8, 8});
  return counts;
}

DealRules winning_hands() {
  DealRules rules;
  rules.four_of_month = OfHand::wins;
  rules.four_pairs = OfHand::wins;
  rules.field_four_of_month_voids = true;
  rules.field_four_pairs_voids = true;
  return rules;
}

TEST(CombinationOdds, AddUp) {
  const Counts counts = count_deals({4, 5, 8});
  for (const CombinationOdds& odds : combination_odds(counts)) {
    Count all = 0;
    Count held = 0;
    Count several = 0;
    for (std::size_t k = 0; k < odds.in_hands.size(); ++k) {
      all += odds.in_hands[k];
      held += odds.in_hands[k] * k;
      if (k > 1) several += odds.in_hands[k];
    }
    EXPECT_EQ(all, counts.deals);
    EXPECT_EQ(odds.given_hand * 4, held);
    EXPECT_EQ(odds.any_hand + odds.in_hands[0], counts.deals);
    EXPECT_EQ(odds.several_hands, several);
    EXPECT_EQ(odds.nowhere + odds.any_hand + odds.field - odds.hand_and_field, counts.deals);
  }
}

TEST(CombinationOdds, OfEitherAndBothAreThoseOfTheTwo) {
  for (const Means means : kMeans) {
    const auto all = combination_odds(two_players());
    const auto of = [&](Combination combination) {
      for (const CombinationOdds& odds : all) {
        if (odds.combination == combination && odds.means.value_or(means) == means) return odds;
      }
      return CombinationOdds{};
    };
    EXPECT_EQ(of(Combination::four_of_month).field + of(Combination::four_pairs).field,
              of(Combination::either).field + of(Combination::both).field);
  }
}

TEST(VerdictOdds, AddUp) {
  DealRules rules = winning_hands();
  for (const BothWin both : {BothWin::draw, BothWin::redeal, BothWin::both_score}) {
    for (const bool hand_first : {true, false}) {
      rules.both_win = both;
      rules.hand_before_field = hand_first;
      const VerdictOdds odds = verdict_odds(two_players(), rules);
      Count sum = 0;
      for (const Count& deals : odds.deals) sum += deals;
      EXPECT_EQ(sum, two_players().deals);
      EXPECT_EQ(odds.several_with_given, odds.of(Verdict::several_won));
      EXPECT_EQ(odds.of(Verdict::both_redeal) > 0, both == BothWin::redeal);
    }
  }
}

// What comes first decides the deals in which both happen, and no others.
TEST(VerdictOdds, DifferInTheClashOfHandAndField) {
  DealRules rules = winning_hands();
  const VerdictOdds hand_first = verdict_odds(two_players(), rules);
  rules.hand_before_field = false;
  const VerdictOdds field_first = verdict_odds(two_players(), rules);
  EXPECT_GT(hand_first.clash, 0);
  EXPECT_EQ(hand_first.clash, field_first.clash);
  EXPECT_EQ(hand_first.of(Verdict::field_void) + hand_first.clash,
            field_first.of(Verdict::field_void));
  EXPECT_EQ(hand_first.of(Verdict::played), field_first.of(Verdict::played));
}

// The rules that never come up.
std::set<std::string> dead(const Shape& shape, const DealRules& rules) {
  std::set<std::string> topics;
  for (const RuleUse& use : rule_uses(count_deals(shape), rules)) {
    if (use.dead()) topics.insert(use.topic);
  }
  return topics;
}

TEST(RuleUses, TellRulesThatCannotFire) {
  using Topics = std::set<std::string>;
  const DealRules rules = winning_hands();
  // Four pairs of four months leave no room for four of a month in eight cards.
  EXPECT_EQ(dead({2, 8, 8}, rules), Topics{"hand.both-combos"});
  EXPECT_EQ(dead({2, 10, 8}, rules), Topics{});
  EXPECT_EQ(dead({3, 7, 6}, rules), (Topics{"hand.four-pairs", "field.four-pairs",
                                            "hand.four-pairs.means", "hand.both-combos"}));
  EXPECT_EQ(
      dead({7, 3, 6}, rules),
      (Topics{"hand.four-of-month", "hand.four-pairs", "field.four-pairs", "hand.four-pairs.means",
              "hand.both-combos", "hand.both-win", "hand.against-field"}));
  EXPECT_EQ(dead({7, 3, 6}, DealRules{}), Topics{});
}

TEST(DealRules, AreTheAnswersOfAnEdition) {
  const rulebook::Edition& edition = books::builtin().at("robin-red.koi-koi.en");
  DealRules rules = winning_hands();
  EXPECT_EQ(DealRules::from(rulebook::Ruleset(edition, {2, {}})), rules);
  rules.four_of_month_is_two_pairs = true;
  rules.both_win = BothWin::both_score;
  rules.hand_before_field = false;
  EXPECT_EQ(DealRules::from(rulebook::Ruleset(edition, {2, {}},
                                              {{"hand.four-pairs.means", "four-of-month-is-two"},
                                               {"hand.both-win", "both-score"},
                                               {"hand.against-field", "field-first"}})),
            rules);
}

}  // namespace
}  // namespace hanaproof::deals::testing::odds_test
