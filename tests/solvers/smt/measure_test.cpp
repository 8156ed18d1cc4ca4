#include "solvers/smt/measure.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "solvers/smt/questions.h"
#include "solvers/smt/solve.h"
#include "tests/model/cards/generators.h"
#include "tests/solvers/smt/literal.h"
#include "tests/solvers/smt/willow.h"

namespace hanaproof::smt::measure_test {
namespace {

using cards::CardSet;
using rulebook::Ruleset;

// Every way that the willow book could answer what scores depend on.
Ruleset any_rules() {
  const auto any = [](std::vector<std::string> words) {
    return *rc::gen::elementOf(std::move(words));
  };
  const std::vector<std::string> combine = {"multiply", "add", "larger"};
  return test::willow(
      {{"score.yaku-add", any({"all-add", "best-lights", "best-only"})},
       {"card.sake-cup", any({"animal", "animal-or-dreg", "both"})},
       {"option.triad", any({"on", "off"})},
       {"triad.points", any({"1", "7"})},
       {"score.own-calls", any({"none", "calls-plus-one", "factorial"})},
       {"score.counter", any({"1", "2", "3"})},
       {"score.factor",
        any({"none", "1 + own + others", "2 ^ (own + others)", "max(own - 2, 1) * (1 + dealer)",
             "if(points >= 10 or round > 3, 3, if(points >= 7, 2, 1))"})},
       {"score.high", any({"{at-least = 7, factor = 2}", "{at-least = 10, factor = 3}"})},
       {"score.combine.counter-high", any(combine)},
       {"score.combine.own-calls", any(combine)}});
}

Situation any_situation() {
  return {*rc::gen::arbitrary<CardSet>(), *rc::gen::inRange(0, 9), *rc::gen::arbitrary<bool>()};
}

Assertion this_situation(const Situation& situation) {
  return {"the situation",
          all_of({equal(captured(), bits(cards::kCards, situation.captured.bits())),
                  equal(own_call_count(), constant(situation.own_calls)),
                  equal(opponent_called(), truth(situation.opponent_called))})};
}

std::int64_t encoded(const Measure& measure, const Situation& situation) {
  Session session({measure.name, measure.definitions, {this_situation(situation)}});
  EXPECT_TRUE(std::holds_alternative<Sat>(session.check()));
  return session.value(measure.value.value);
}

RC_GTEST_PROP(BaseScore, IsWhatLiteralEvaluationSays, (CardSet captured)) {
  const Ruleset rules = any_rules();
  const int expected = test::literal_base(rules, captured);
  RC_CLASSIFY(expected > 0, "some yaku");
  RC_CLASSIFY(expected >= 10, "many points");
  RC_ASSERT(encoded(base_score(rules), {captured}) == expected);
}

RC_GTEST_PROP(FinalScore, IsWhatLiteralEvaluationSays, ()) {
  const Ruleset rules = any_rules();
  const Situation situation = any_situation();
  RC_ASSERT(encoded(final_score(rules), situation) == test::literal_final(rules, situation));
}

RC_GTEST_PROP(Hints, FollowWhereverTwoScoresDiffer, ()) {
  const Ruleset a = any_rules(), b = any_rules();
  const Situation situation = any_situation();
  RC_CLASSIFY(test::literal_final(a, situation) != test::literal_final(b, situation), "differ");
  const Query query = differ("hint", final_score(a), final_score(b), {.wildcard_played = true});
  const Assertion& asked = query.assertions.back();
  RC_ASSERT(asked.hint.has_value());
  Query unhinted = query;
  unhinted.assertions = {
      {asked.name, asked.term}, {"without the hint", !*asked.hint}, this_situation(situation)};
  RC_ASSERT(name(solve(unhinted, {.minimal_core = false}).outcome) == "unsat");
}

TEST(BaseScore, TakesTheCupForWhatGivesMorePoints) {
  // Ten dregs with the cup (1 point), and four other animals that make five with it (1 point).
  const CardSet dregs = CardSet::parse("13 14 23 24 33 34 43 44 53").value();
  const CardSet animals = CardSet::parse("21 41 51 61").value();
  const CardSet pile = dregs | animals | CardSet{cards::kSakeCup};
  const auto points = [&](const std::string& cup) {
    return encoded(base_score(test::willow({{"card.sake-cup", cup}})), {pile});
  };
  EXPECT_EQ(points("animal"), 1);
  EXPECT_EQ(points("animal-or-dreg"), 1);
  EXPECT_EQ(points("both"), 2);
}

TEST(YakuPoints, AreZeroWhereItIsNotMadeAndCountWhateverHidesIt) {
  const Ruleset rules = test::willow();
  const CardSet three = CardSet::parse("11 31 81").value();
  const CardSet five = CardSet::kind(cards::Kind::light);
  EXPECT_EQ(encoded(yaku_points(rules, "sankou"), {}), 0);
  EXPECT_EQ(encoded(yaku_points(rules, "sankou"), {three}), 5);
  EXPECT_EQ(encoded(yaku_points(rules, "sankou"), {five}), 5);
  EXPECT_EQ(encoded(base_score(rules), {five}), 10) << "gokou hides sankou and shikou";
}

TEST(YakuPoints, AreOfAYakuThatTheRulesHave) {
  EXPECT_THROW(yaku_points(test::willow(), "no-such-yaku"), std::invalid_argument);
  EXPECT_THROW(yaku_made(test::willow(), "no-such-yaku"), std::invalid_argument);
}

TEST(DefinitionNames, AreClausesOrTopicsWithTheirOrigin) {
  const Ruleset rules = test::willow({{"score.counter", "2"}});
  EXPECT_EQ(definition_name(rules, "yaku.kasu"), "willow.en/yaku.kasu#1");
  EXPECT_EQ(definition_name(rules, "score.counter"), "willow.en/score.counter (chosen)");
  EXPECT_EQ(definition_name(rules, "score.high"), "willow.en/score.high (customary)");
}

}  // namespace
}  // namespace hanaproof::smt::measure_test
