#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/editions/compare/enact.h"
#include "checker/editions/survey/ruleset_comparer.h"
#include "model/rulebook/arises.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::compare_test {
namespace {

using rulebook::Ruleset;
using rulebook::Value;

// The rules of the English edition, and what tells two answers to one of its topics apart.
class Compare : public ::testing::Test {
 protected:
  Comparison distinguish(const std::string& topic, const Value& a, const Value& b,
                         const std::vector<std::string>& options = {}) {
    const auto& base = comparer_.rules(testing::builtin().at("robin-red.koi-koi.en"), {2, options});
    return comparer_.distinguish(base, *rulebook::find_topic(topic), a, b);
  }
  RulesetComparer comparer_{56};
};

TEST_F(Compare, DecemberIsNearToJanuaryOnlyOneWayRound) {
  const auto comparison = distinguish("dealer.first", "earliest-month", "nearest-january");
  ASSERT_TRUE(comparison.difference);
  // 11 first: the smallest second card on which they differ is the first of December, as far from
  // January as February is; with 11 in hand nothing is nearer, so the first card is not of January.
  const auto& drawn = comparison.difference->witness.drawn;
  EXPECT_EQ(drawn.size(), 2U);
  EXPECT_NE(drawn[0].month(), 1);
  EXPECT_NE(drawn[0].month(), drawn[1].month());
}

TEST_F(Compare, AnswersThatComeToTheSameAreNotToldApart) {
  const Value a = Value::Record{{"cards", "all(moon | sake)"}, {"points", "5"}};
  const Value b = Value::Record{{"cards", "count(sake | moon) = 2"}, {"points", "2 + 3"}};
  const auto comparison = distinguish("yaku.tsukimi", a, b);
  EXPECT_FALSE(comparison.difference);
  EXPECT_TRUE(comparison.agreement.proved());
}

// A yaku of no points offers koi-koi or a stop: in that one thing it differs from no yaku.
TEST_F(Compare, AYakuOfNoPointsOffersACall) {
  const auto& english = comparer_.rules(testing::builtin().at("robin-red.koi-koi.en"), {2, {}});
  const Ruleset rules = english.with("call.trigger", "more-points");
  const auto against_none = [&](const char* cards) {
    const Value nothing = Value::Record{{"cards", cards}, {"points", "0"}};
    return comparer_.distinguish(rules, *rulebook::find_topic("yaku.plain-ribbons"), "none",
                                 nothing);
  };
  const auto comparison = against_none("all(41 | 51 | 61)");
  ASSERT_TRUE(comparison.difference);
  EXPECT_EQ(comparison.difference->witness.pile.size(), 6);
  EXPECT_EQ(comparison.difference->evidence.method, Method::smt);
  // With a yaku that is worth something the call is offered anyhow.
  EXPECT_TRUE(against_none("count(light) >= 4").agreement.proved());
}

TEST_F(Compare, TheLeastPileForMoonAgainstCurtainHasFourCards) {
  const Value moon = Value::Record{{"cards", "all(moon | sake)"}, {"points", "5"}};
  const Value curtain = Value::Record{{"cards", "all(curtain | sake)"}, {"points", "5"}};
  const auto comparison = distinguish("yaku.hanami", curtain, moon);
  ASSERT_TRUE(comparison.difference);
  // Two months with two cards each: one with the sake cup, one with the light.
  EXPECT_EQ(comparison.difference->witness.pile.size(), 4);
  EXPECT_TRUE(comparison.difference->witness.pile.contains(cards::kSakeCup));
  EXPECT_EQ(comparison.difference->evidence.method, Method::smt);
  EXPECT_FALSE(comparison.difference->evidence.queries.empty());
}

TEST_F(Compare, ADutyAndARightDifferInWhatIsLegal) {
  const auto comparison = distinguish("capture.played.one", "duty", "right");
  ASSERT_TRUE(comparison.difference);
  EXPECT_EQ(comparison.difference->witness.situation, Situation::decision);
  EXPECT_TRUE(comparison.difference->witness.deal) << "and a deal and a line lead there";
}

TEST_F(Compare, FourPairsOnTheFieldNeedEightCardsOfFourMonths) {
  const auto comparison = distinguish("field.four-pairs", "void", "nothing");
  ASSERT_TRUE(comparison.difference);
  const auto& field = comparison.difference->witness.position->field;
  for (int month = 1; month <= cards::kMonths; ++month) {
    EXPECT_EQ((field & cards::CardSet::month(month)).size() % 2, 0);
  }
}

TEST_F(Compare, ARuleOfAnOptionThatIsOffMakesNoDifference) {
  EXPECT_FALSE(distinguish("wildcard.barred", "never", "anyone-played").difference);
  EXPECT_TRUE(distinguish("wildcard.barred", "never", "anyone-played", {"wildcard"}).difference);
}

// What the registry says is alike, in each edition and scope where it says so: play finds nothing
// against it, though it is looked at first.
TEST_F(Compare, WhatTheRegistryKnowsToBeAlikeIsAlikeInPlay) {
  std::set<std::pair<std::string, std::string>> seen;
  for (const rulebook::Edition& edition : testing::builtin().editions()) {
    for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
      if (!scope.options.empty()) continue;
      const Ruleset& rules = comparer_.rules(edition, scope);
      for (const rulebook::Topic& topic : rulebook::topics()) {
        if (topic.alike.empty() || !rulebook::concerns(topic, edition.game)) continue;
        for (const Value& answer : topic.type.candidates()) {
          if (answer == rules[topic.id]) continue;
          const auto* known = rulebook::alike(topic, rules, rules.with(topic.id, answer));
          if (!known || !seen.emplace(topic.id, edition.id).second) continue;
          const Comparison alike = comparer_.distinguish(rules, topic, rules[topic.id], answer);
          EXPECT_TRUE(alike.agreement.proved())
              << topic.id << " made " << answer.text() << " in " << edition.id;
        }
      }
    }
  }
  // Every such statement holds somewhere.
  std::set<std::string> topics;
  for (const auto& [topic, edition] : seen) topics.insert(topic);
  for (const rulebook::Topic& topic : rulebook::topics()) {
    EXPECT_TRUE(topic.alike.empty() || topics.contains(topic.id)) << topic.id;
  }
}

// The same question where it does not hold that they are alike: play tells, or nobody knows.
TEST_F(Compare, WhatPlayTellsApartIsNotAlike) {
  const auto& rules = comparer_.rules(testing::builtin().at("robin-red.koi-koi.en"), {2, {}});
  const rulebook::Topic& topic = *rulebook::find_topic("call.opponent-cancels");
  const auto told = [&](const Ruleset& base) {
    return comparer_.distinguish(base, topic, "if-stopped", "at-once");
  };
  EXPECT_TRUE(told(rules.with("call.limit", "once-a-round")).agreement.proved());
  EXPECT_TRUE(told(rules.with("call.limit", "none")).difference);
}

TEST_F(Compare, EveryDifferenceIsOneThatEnactingShows) {
  const std::vector<std::tuple<std::string, Value, Value>> pairs = {
      {"score.counter", 2, 3},
      {"score.own-calls", "none", "calls-plus-one"},
      {"score.own-calls", "calls-plus-one", "factorial"},
      {"score.high.counts", "yaku-points", "after-counter"},
      {"score.combine.counter-high", "multiply", "add"},
      {"score.combine.own-calls", "multiply", "larger"},
      {"score.yaku-add", "all-add", "best-lights"},
      {"card.sake-cup", "animal", "both"},
      {"call.offered", "end-of-turn", "at-once"},
      {"dealer.next.draw", "same", "next"},
      {"match.tie", "shared", "extra-round"}};
  const auto& base = comparer_.rules(testing::builtin().at("robin-red.koi-koi.en"), {2, {}});
  for (const auto& [topic, a, b] : pairs) {
    const auto comparison = comparer_.distinguish(base, *rulebook::find_topic(topic), a, b);
    ASSERT_TRUE(comparison.difference) << topic;
    const Witness& witness = comparison.difference->witness;
    EXPECT_NE(enact(base.with(topic, a), witness), enact(base.with(topic, b), witness)) << topic;
  }
}

}  // namespace
}  // namespace hanaproof::checker::compare_test
