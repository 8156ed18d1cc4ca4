#include "solvers/smt/smallest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <tuple>

#include "solvers/smt/questions.h"
#include "tests/solvers/smt/literal.h"
#include "tests/solvers/smt/willow.h"

namespace hanaproof::smt::smallest_test {
namespace {

using cards::CardSet;
using rulebook::Ruleset;
using ::testing::ElementsAre;

CardSet pile(std::string_view codes) { return CardSet::parse(codes).value(); }

Situation situation(const Smallest& smallest) { return std::get<Sat>(smallest.outcome).situation; }

Smallest between(const Ruleset& a, const Ruleset& b, const Setting& setting = {}) {
  return smallest_difference("final scores", final_score(a), final_score(b), setting);
}

TEST(SmallestDifference, OfMoonAndCurtainIsTwoMonthsWithTwoCardsEach) {
  // The cup and one of the two lights, each with a card of its month; March comes before August.
  const Ruleset moon = test::with_cards(test::willow(), "hanami", "all(moon | sake)");
  const auto found = smallest_difference("hanami", yaku_points(test::willow(), "hanami"),
                                         yaku_points(moon, "hanami"));
  EXPECT_EQ(situation(found).captured, pile("31 32 91 92"));
  EXPECT_THAT(found.values, ElementsAre(5, 0));
  EXPECT_FALSE(found.unique) << "any other card of March or September will do";
}

TEST(SmallestDifference, NeedsNoPairsWhereTheWildcardWasPlayed) {
  const Ruleset moon = test::with_cards(test::willow(), "hanami", "all(moon | sake)");
  const auto found = between(test::willow(), moon, {.wildcard_played = true});
  EXPECT_EQ(situation(found).captured, pile("31 91"));
}

TEST(SmallestDifference, OfAThresholdOneHigherIsExactlyAtTheThreshold) {
  const Ruleset eleven = test::with_cards(test::willow(), "kasu", "count(dreg) >= 11");
  const auto found = between(test::willow(), eleven);
  EXPECT_EQ(situation(found).captured, pile("13 14 23 24 33 34 43 44 53 54"));
  EXPECT_THAT(found.values, ElementsAre(1, 0));
}

TEST(SmallestDifference, IsUniqueWhereNoOtherCardsWillDo) {
  const Ruleset rules = test::with_cards(test::willow(), "tan", "all(month(1))");
  const auto found = smallest_situation("January", yaku_made(rules, "tan"));
  EXPECT_EQ(situation(found).captured, CardSet::month(1));
  EXPECT_TRUE(found.unique);
}

TEST(SmallestDifference, TakesTheFewestCallsThatItNeeds) {
  const Ruleset plain = test::willow();
  const auto by_opponent = between(plain, test::willow({{"score.counter", "2"}}));
  EXPECT_EQ(situation(by_opponent), (Situation{pile("31 32 91 92"), 0, true}));
  EXPECT_THAT(by_opponent.values, ElementsAre(5, 10));
  const auto by_self = between(plain, test::willow({{"score.own-calls", "calls-plus-one"}}));
  EXPECT_EQ(situation(by_self), (Situation{pile("31 32 91 92"), 1, false}));
  EXPECT_THAT(by_self.values, ElementsAre(5, 10));
}

TEST(SmallestDifference, PrefersTheOpponentsCallToOnesOwn) {
  const Ruleset either =
      test::willow({{"score.own-calls", "calls-plus-one"}, {"score.counter", "2"}});
  EXPECT_EQ(situation(between(test::willow(), either)), (Situation{pile("31 32 91 92"), 0, true}));
}

TEST(SmallestDifference, OfTwoWaysToCombineFactorsNeedsBothFactors) {
  // Ten points are many, and the least that give them are moon, curtain and cup.
  const std::map<std::string, std::string> factors = {{"score.counter", "2"},
                                                      {"score.high", "{at-least = 7, factor = 2}"}};
  auto added = factors;
  added["score.combine.counter-high"] = "add";
  const auto found = between(test::willow(factors), test::willow(added));
  EXPECT_EQ(situation(found), (Situation{pile("31 32 81 82 91 92"), 0, true}));
  EXPECT_THAT(found.values, ElementsAre(10 * 2 * 2, 10 * (2 + 2 - 1)));
}

TEST(SmallestDifference, ComesWithEvidenceOfTheNumberOfCardsAndOfTheOrder) {
  const Ruleset moon = test::with_cards(test::willow(), "hanami", "all(moon | sake)");
  const auto found = between(test::willow(), moon);
  std::vector<std::string> evidence;
  for (const Answer& answer : found.evidence) {
    evidence.push_back(answer.query.name + ": " + std::string(name(answer.outcome)));
  }
  EXPECT_THAT(evidence,
              ElementsAre("final scores, at most 4 cards: sat",
                          "final scores, at most 2 cards: unsat", "final scores, earlier: unsat"));
}

TEST(SmallestDifference, IsTheSameEachTime) {
  const Ruleset other = test::willow({{"card.sake-cup", "animal-or-dreg"}});
  const auto once = between(test::willow(), other), again = between(test::willow(), other);
  EXPECT_EQ(situation(once), situation(again));
  EXPECT_EQ(once.statistics.checks, again.statistics.checks);
}

TEST(SmallestPile, OfEachYakuIsAsDerivedByHand) {
  // The cards of the yaku, and for each of their months the lowest card that makes a pair.
  const std::map<std::string, std::string> piles = {{"tane", "21 22 41 42 51 52 61 62 71 72"},
                                                    {"tan", "11 12 21 22 31 32 41 42 51 52"},
                                                    {"aotan", "61 62 91 92 A1 A2"},
                                                    {"akatan", "11 12 21 22 31 32"},
                                                    {"inoshikachou", "61 62 71 72 A1 A2"},
                                                    {"tsukimi", "81 82 91 92"},
                                                    {"hanami", "31 32 91 92"},
                                                    {"sankou", "11 12 31 32 81 82"},
                                                    {"ame-shikou", "11 12 31 32 81 82 B1 B2"},
                                                    {"shikou", "11 12 31 32 81 82 C1 C2"},
                                                    {"gokou", "11 12 31 32 81 82 B1 B2 C1 C2"}};
  for (const auto& [id, codes] : piles) {
    const auto found = smallest_situation(id, yaku_made(test::willow(), id));
    EXPECT_EQ(situation(found), (Situation{pile(codes), 0, false})) << id;
  }
}

// The documented order of situations.
auto rank(const Situation& situation) {
  return std::tuple(situation.captured.size(), situation.calls(), situation.captured.bits(),
                    situation.own_calls);
}

std::optional<Situation> least_by_trying_all(const Ruleset& a, const Ruleset& b,
                                             const Setting& setting) {
  std::optional<Situation> least;
  const std::uint64_t deck = setting.deck.bits();
  // All subsets of the deck, the empty one last.
  for (std::uint64_t subset = (deck - 1) & deck;; subset = (subset - 1) & deck) {
    const CardSet captured = CardSet::from_bits(subset);
    for (int calls = 0; calls < 2 * (setting.most_own_calls + 1); ++calls) {
      const Situation situation = {captured, calls / 2, calls % 2 == 1};
      if (!setting.wildcard_played && !test::literally_capturable(captured)) continue;
      if (least && rank(*least) < rank(situation)) continue;
      if (test::literal_final(a, situation) != test::literal_final(b, situation)) {
        least = situation;
      }
    }
    if (subset == 0) return least;
  }
}

TEST(SmallestDifference, IsWhatTryingAllSituationsOfASmallDeckFinds) {
  // March, August and September: both cup yaku, a blue ribbon, two lights; thresholds to fit.
  Ruleset rules = test::with_cards(test::willow(), "kasu", "count(dreg) >= 4");
  rules = test::with_cards(rules, "sankou", "count(light) >= 2");
  rules = test::with_cards(rules, "tan", "count(ribbon) >= 2");
  Setting setting = {.most_own_calls = 2};
  setting.deck = CardSet::month(3) | CardSet::month(8) | CardSet::month(9);
  const std::vector<std::pair<std::string, std::string>> changes = {
      {"score.counter", "3"},
      {"score.own-calls", "calls-plus-one"},
      {"score.own-calls", "factorial"},
      {"score.high", "{at-least = 11, factor = 2}"},
      {"score.yaku-add", "best-only"},
      {"score.yaku-add", "best-lights"},
      {"card.sake-cup", "animal-or-dreg"},
      {"card.sake-cup", "both"},
      {"yaku.tan", "none"},
      {"yaku.aotan", "none"}};
  for (const bool wildcard : {false, true}) {
    setting.wildcard_played = wildcard;
    for (const auto& [topic, value] : changes) {
      const Ruleset changed = rules.with(topic, rulebook::Value::parse(value));
      const auto expected = least_by_trying_all(rules, changed, setting);
      const auto found = between(rules, changed, setting);
      SCOPED_TRACE(topic + " = " + value);
      ASSERT_EQ(std::holds_alternative<Sat>(found.outcome), expected.has_value());
      if (!expected) continue;
      EXPECT_EQ(situation(found), *expected);
      EXPECT_THAT(found.values, ElementsAre(test::literal_final(rules, *expected),
                                            test::literal_final(changed, *expected)));
    }
  }
}

}  // namespace
}  // namespace hanaproof::smt::smallest_test
