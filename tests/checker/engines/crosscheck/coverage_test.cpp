// Rulesets to check under, and the clauses that have an effect.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/engines/crosscheck/coverage.h"
#include "tests/checker/engines/crosscheck/faulty.h"

namespace hanaproof::crosscheck::coverage_test {
namespace {

using ::testing::Contains;
using ::testing::Not;

const rulebook::Edition& edition(const std::string& id) { return testing::library().at(id); }

std::vector<std::string> names(const std::string& id, Readings readings) {
  std::vector<std::string> all;
  for (const Variant& variant : variants(edition(id), readings)) all.push_back(variant.name);
  return all;
}

TEST(Variants, HaveEveryNumberOfPlayersAndEveryOption) {
  EXPECT_THAT(names("oishi-tengudo.koi-koi", Readings::defaults),
              ::testing::UnorderedElementsAre(
                  "oishi-tengudo.koi-koi, 2 players", "oishi-tengudo.koi-koi, 2 players, toppa",
                  "oishi-tengudo.koi-koi, 3 players", "oishi-tengudo.koi-koi, 4 players"));
}

TEST(Variants, HaveEachReadingAlone) {
  const auto each = names("oishi-tengudo.koi-koi", Readings::each);
  EXPECT_THAT(each, Contains("oishi-tengudo.koi-koi, 2 players, call.offered=at-once"));
  EXPECT_THAT(each, Contains("oishi-tengudo.koi-koi, 3 players, payment.last-caller=last-of-all"));
  EXPECT_THAT(each, Contains("oishi-tengudo.koi-koi, 4 players, payment.team=each-member"));
  EXPECT_THAT(each,
              Not(Contains("oishi-tengudo.koi-koi, 2 players, payment.last-caller=last-of-all")));
}

TEST(Variants, HaveEveryOtherAnswerWhereAskedFor) {
  const auto values = names("hana-awase.pl", Readings::values);
  EXPECT_THAT(values, Contains("hana-awase.pl, 3 players, capture.played.three=all-or-lay"));
  EXPECT_THAT(values, Contains("hana-awase.pl, 2 players, option.wildcard=on"));
}

TEST(Variants, HaveEachTwoReadingsTogether) {
  const auto pairs = names("oishi-tengudo.koi-koi", Readings::pairs);
  EXPECT_THAT(pairs, Contains("oishi-tengudo.koi-koi, 4 players, call.offered=at-once, "
                              "payment.team=each-member"));
  for (const Variant& variant : variants(edition("oishi-tengudo.koi-koi"), Readings::pairs)) {
    EXPECT_LE(variant.chosen.size(), 2U) << variant.name;
  }
}

TEST(Coverage, CountsClausesWithAnEffectWithinARound) {
  const auto clauses = clauses_with_effect(edition("oishi-tengudo.koi-koi"));
  const auto clause = [](const std::string& id, int players) {
    return InForce{"oishi-tengudo.koi-koi/" + id, players};
  };
  EXPECT_THAT(clauses, Contains(clause("score.high#1", 2)));
  EXPECT_THAT(clauses, Contains(clause("yaku.gokou#1", 4)));
  EXPECT_THAT(clauses, Contains(clause("call.limit#1", 3)));
  EXPECT_THAT(clauses, Not(Contains(clause("call.limit#1", 4))));  // for three players
  EXPECT_THAT(clauses, Not(Contains(clause("deal.hand-size#1", 2))));
  EXPECT_THAT(clauses, Not(Contains(clause("table.seat-names#1", 2))));
  // A player who may say koi-koi again, or after an opponent, is bound by no limit.
  EXPECT_THAT(clauses_with_effect(edition("robin-red.koi-koi.en")),
              Contains(InForce{"robin-red.koi-koi.en/call.limit#1", 2}));
  // No such rule: nothing can come up.
  EXPECT_THAT(clauses, Not(Contains(clause("option.triad#1", 2))));
}

// What decides whether a clause can come up is another rule.
TEST(Coverage, LeavesOutClausesThatOtherRulesKeepFromComingUp) {
  const auto sakura = clauses_with_effect(edition("robin-red.sakura.en"));
  const InForce empty_hand{"robin-red.sakura.en/round.empty-hand#1", 2};
  EXPECT_THAT(sakura, Contains(empty_hand));
  // Of three players' hands and a field the stock is as large as the hands.
  EXPECT_THAT(sakura, Not(Contains(InForce{empty_hand.clause, 3})));
  // Cards are counted, not yaku; and there is no wildcard.
  const auto cards = clauses_with_effect(edition("hana-awase.pl"));
  EXPECT_THAT(cards, Not(Contains(InForce{"hana-awase.pl/card.sake-cup#1", 2})));
  EXPECT_THAT(cards, Not(Contains(InForce{"hana-awase.pl/round.field-left#1", 2})));
}

TEST(Coverage, IsAskedForEachNumberOfPlayers) {
  const Coverage coverage = {{"a/b#1", {"2 players, views"}}};
  EXPECT_TRUE((InForce{"a/b#1", 2}).fired(coverage));
  EXPECT_FALSE((InForce{"a/b#1", 3}).fired(coverage));
  EXPECT_FALSE((InForce{"a/c#1", 2}).fired(coverage));
  EXPECT_EQ((InForce{"a/b#1", 3}).text(), "a/b#1, 3 players");
}

TEST(Coverage, EntersTheClausesBehindWhatWasAskedFor) {
  const auto whole = testing::rules("oishi-tengudo.koi-koi");
  const spec::Rules rules(whole);
  Coverage coverage;
  enter(coverage, "somewhere", rules, whole);
  EXPECT_TRUE(coverage.empty());
  EXPECT_EQ(rules.score_high.number("at-least"), 7);
  rules.made(*std::ranges::find(rules.yaku(), "gokou", &rulebook::Yaku::id));
  enter(coverage, "somewhere", rules, whole);
  const Coverage expected = {{"oishi-tengudo.koi-koi/score.high#1", {"somewhere"}},
                             {"oishi-tengudo.koi-koi/yaku.gokou#1", {"somewhere"}}};
  EXPECT_EQ(coverage, expected);
}

}  // namespace
}  // namespace hanaproof::crosscheck::coverage_test
