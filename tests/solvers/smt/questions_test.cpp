#include "solvers/smt/questions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solvers/smt/solve.h"
#include "tests/solvers/smt/literal.h"
#include "tests/solvers/smt/willow.h"

namespace hanaproof::smt::questions_test {
namespace {

using cards::CardSet;
using rulebook::Ruleset;
using ::testing::ElementsAre;

std::vector<std::string> core(const Outcome& outcome) { return std::get<Unsat>(outcome).core; }

Condition condition_of(const std::string& text) {
  return condition(text, rulebook::yaku::parse_condition(text), rulebook::yaku::SakeCup::animal);
}

TEST(Implication, HoldsBetweenFiveLightsAndFour) {
  const Ruleset rules = test::willow();
  const Answer answer =
      implies("five make four", yaku_made(rules, "gokou"), yaku_made(rules, "shikou"));
  EXPECT_EQ(name(answer.outcome), "unsat");
}

TEST(Implication, FailsBetweenFourLightsAndFiveInASituationThatShowsIt) {
  const Ruleset rules = test::willow();
  const Answer answer =
      implies("four make five", yaku_made(rules, "shikou"), yaku_made(rules, "gokou"));
  const CardSet captured = std::get<Sat>(answer.outcome).situation.captured;
  const CardSet lights = captured & CardSet::kind(cards::Kind::light);
  EXPECT_EQ(lights, CardSet::kind(cards::Kind::light) - CardSet{cards::kRainMan});
  EXPECT_TRUE(test::literally_capturable(captured));
}

TEST(Core, NamesTheClausesThatExcludeOneAnotherAndNoOthers) {
  const Ruleset rules = test::willow();
  const Answer answer =
      implies("five make four", yaku_made(rules, "gokou"), yaku_made(rules, "shikou"));
  EXPECT_THAT(core(answer.outcome),
              ElementsAre("first: willow.en/yaku.gokou#1", "second: willow.en/yaku.shikou#1",
                          "yaku.gokou", "not yaku.shikou"));
  EXPECT_TRUE(std::get<Unsat>(answer.outcome).minimal);
}

TEST(Core, NamesTheRuleOfCaptureWhereItMatters) {
  const Query query = is_possible("one card", condition_of("count(card) = 1"));
  EXPECT_THAT(core(solve(query).outcome),
              ElementsAre("0, 2 or 4 cards of each month are captured", "count(card) = 1"));
  const Query with_wildcard =
      is_possible("one card", condition_of("count(card) = 1"), {.wildcard_played = true});
  EXPECT_EQ(name(solve(with_wildcard).outcome), "sat");
}

TEST(Core, OfEqualScoresNamesOnlyWhatTheyRestOn) {
  // An opponent's call does not count in either, so that the two scores differ in words only.
  const Ruleset plain = test::willow();
  const Ruleset counter_one = test::willow({{"score.counter", "1"}});
  const Answer answer = equivalent("the same", final_score(plain), final_score(counter_one));
  const auto names = core(answer.outcome);
  EXPECT_THAT(names, testing::Contains("second: willow.en/score.counter (chosen)"));
  EXPECT_THAT(names, testing::Contains("first: willow.en/yaku.kasu#1"));
  EXPECT_THAT(names, testing::Not(testing::Contains("own calls are at most 8")));
}

TEST(Equivalence, SeesThroughAnotherWording) {
  const Ruleset rules = test::willow();
  const Ruleset reworded =
      test::with_cards(rules, "ame-shikou", "any(rainman) and count(light - rainman) = 3");
  EXPECT_EQ(name(equivalent("reworded", base_score(rules), base_score(reworded)).outcome), "unsat");
}

TEST(Equivalence, OfAThresholdThatNoPileOfPairsReachesDependsOnTheWildcard) {
  const Ruleset rules = test::willow();
  // Of the four cards of January none, two or four are captured: at least three means all.
  const Ruleset three = test::with_cards(rules, "tan", "count(month(1)) >= 3");
  const Ruleset four = test::with_cards(rules, "tan", "all(month(1))");
  const auto a = yaku_points(three, "tan"), b = yaku_points(four, "tan");
  EXPECT_EQ(name(equivalent("three or four", a, b).outcome), "unsat");
  EXPECT_EQ(name(equivalent("three or four", a, b, {.wildcard_played = true}).outcome), "sat");
}

TEST(PossibleValues, AreThoseThatSomePileHas) {
  // Card points of one month of pairs: January is worth 20 + 5 + 1 + 1.
  Setting january = {};
  january.deck = CardSet::month(1);
  const auto worth = number(
      "worth", rulebook::yaku::parse_number("20 * count(light) + 5 * count(ribbon) + count(dreg)"),
      rulebook::yaku::SakeCup::animal);
  std::vector<std::int64_t> possible;
  for (const auto& [value, answer] : possible_values("January", worth, 0, 30, january)) {
    if (std::holds_alternative<Sat>(answer.outcome)) possible.push_back(value);
    ASSERT_FALSE(std::holds_alternative<Unknown>(answer.outcome));
  }
  EXPECT_THAT(possible, ElementsAre(0, 1 + 1, 5 + 1, 20 + 1, 20 + 5, 20 + 5 + 1 + 1));
}

TEST(PossibleValues, OfAScoreComeWithAPileThatHasThem) {
  const Ruleset rules = test::willow();
  int found = 0;
  for (const auto& [value, answer] : possible_values("points", base_score(rules), 0, 12)) {
    const auto* sat = std::get_if<Sat>(&answer.outcome);
    if (!sat) continue;
    ++found;
    EXPECT_EQ(test::literal_base(rules, sat->situation.captured), value);
  }
  EXPECT_GE(found, 12);
}

TEST(Timeout, IsUnknownAndNeverAnAnswer) {
  const Options none = {.timeout = std::chrono::milliseconds(0)};
  const Ruleset rules = test::willow(), other = test::willow({{"score.counter", "2"}});
  const Answer answer = equivalent("no time", base_score(rules), base_score(rules), {}, none);
  EXPECT_EQ(std::get<Unknown>(answer.outcome).reason, "timeout");
  const Smallest least =
      smallest_difference("no time", final_score(rules), final_score(other), {}, none);
  EXPECT_EQ(std::get<Unknown>(least.outcome).reason, "timeout");
  for (const auto& value : possible_values("no time", base_score(rules), 0, 3, {}, none)) {
    EXPECT_TRUE(std::holds_alternative<Unknown>(value.answer.outcome));
  }
}

TEST(Identity, IsUnsatisfiableWhateverElseIsAsserted) {
  const Number pines = count(cards::CardSet::month(1));
  const Assertion none = {"no pine is captured", equal(pines, constant(0))};
  const Query by_itself{"by itself", {}, {none, {"five are", equal(pines, constant(5))}}};
  const Query by_the_other{"by the other", {}, {none, {"two are", equal(pines, constant(2))}}};
  for (const Query& query : {by_itself, by_the_other}) {
    EXPECT_EQ(name(solve(query).outcome), "unsat") << query.name;
  }
  EXPECT_TRUE(is_identity(by_itself));
  EXPECT_FALSE(is_identity(by_the_other));
}

TEST(LeftOut, IsNoProofWhereTheFactorAsksForMoreThanASituationSays) {
  const auto with = [](const std::string& factor) {
    return final_score(test::willow({{"score.factor", factor}}));
  };
  // They differ from the second koi-koi of an opponent on.
  const Answer calls = equivalent("calls", with("1 + others"), with("2 ^ others"));
  ASSERT_EQ(name(calls.outcome), "unknown");
  EXPECT_THAT(std::get<Unknown>(calls.outcome).reason, testing::HasSubstr("at most one koi-koi"));
  EXPECT_EQ(name(smallest_difference("dealer", with("max(1, 1)"), with("1 + dealer")).outcome),
            "unknown");
  const auto values = possible_values("round", with("7 * round"), 7, 7);
  EXPECT_EQ(name(values.front().answer.outcome), "sat");
  EXPECT_EQ(name(possible_values("round", with("7 * round"), 3, 3).front().answer.outcome),
            "unknown");
  // What a situation says is searched completely.
  EXPECT_EQ(name(equivalent("own", with("own + own"), with("2 * own")).outcome), "unsat");
  EXPECT_EQ(name(equivalent("many", with("max(1, 1)"), with("if(points > 500, 2, 1)")).outcome),
            "unsat");
  EXPECT_EQ(name(equivalent("a call", with("max(1, 1)"), with("1 + others")).outcome), "sat");
}

}  // namespace
}  // namespace hanaproof::smt::questions_test
