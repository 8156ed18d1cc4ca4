#include "model/spec/score.h"

#include <gmock/gmock.h>

#include "tests/model/spec/table.h"

namespace hanaproof::spec::score_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Answers = std::map<std::string, std::string>;

std::vector<std::string> ids(const Answers& answers, const std::string& pile) {
  const Rules rules = table::rules(answers);
  std::vector<std::string> ids;
  for (const MadeYaku& made : made_yaku(rules, table::set(pile))) ids.push_back(made.id);
  return ids;
}

int points(const Answers& answers, const std::string& pile) {
  const Rules rules = table::rules(answers);
  return sum(made_yaku(rules, table::set(pile)));
}

TEST(Score, AYakuIsMadeByItsCardsAndWorthItsPoints) {
  EXPECT_THAT(ids({}, "81 91"), ElementsAre("tsukimi"));
  EXPECT_EQ(points({}, "81 91"), 5);
  EXPECT_THAT(ids({}, "81 92"), IsEmpty());
  EXPECT_EQ(points({}, "42 52 72"), 3);  // a point for each of three plain ribbons
}

TEST(Score, AllYakuAddUp) {
  EXPECT_THAT(ids({}, "81 91 11 31"), ElementsAre("tsukimi", "sankou"));
  EXPECT_EQ(points({}, "81 91 11 31"), 10);
  EXPECT_EQ(points({}, "11 31 81 B1 C1"), 15);  // three lights and five lights
}

TEST(Score, OnlyTheBestOfTheLightsCountsWhereTheRuleSaysSo) {
  const Answers best_lights = {{"score.yaku-add", "best-lights"}};
  EXPECT_THAT(ids(best_lights, "11 31 81 B1 C1 91"), ElementsAre("tsukimi", "gokou"));
  EXPECT_EQ(points(best_lights, "11 31 81 B1 C1 91"), 15);
}

TEST(Score, OnlyTheBestYakuCountsWhereTheRuleSaysSo) {
  const Answers best_only = {{"score.yaku-add", "best-only"}};
  EXPECT_THAT(ids(best_only, "11 31 81 B1 C1 91"), ElementsAre("gokou"));
  EXPECT_THAT(ids(best_only, "81 91 11 31"), ElementsAre("tsukimi"));  // the first of equals
}

TEST(Score, AYakuHidesThoseThatItNames) {
  EXPECT_THAT(ids({}, "12 22"), ElementsAre("tan"));
  EXPECT_THAT(ids({}, "12 22 32"), ElementsAre("akatan"));
}

// Five animals with the sake cup, and nine dregs beside it.
const std::string kAnimals = "21 41 51 61 91";
const std::string kDregs = "13 14 23 24 33 34 43 44 53 91";

TEST(Score, TheSakeCupIsAnAnimal) {
  EXPECT_THAT(ids({}, kAnimals), ElementsAre("tane"));
  EXPECT_THAT(ids({}, kDregs), IsEmpty());
}

TEST(Score, TheSakeCupIsAnAnimalOrADregWhicheverIsWorthMore) {
  const Answers either = {{"card.sake-cup", "animal-or-dreg"}};
  EXPECT_THAT(ids(either, kAnimals), ElementsAre("tane"));
  EXPECT_THAT(ids(either, kDregs), ElementsAre("kasu"));
  // Not both: five animals or ten dregs, each worth one point.
  EXPECT_EQ(points(either, kAnimals + " 13 14 23 24 33 34 43 44 53"), 1);
}

TEST(Score, TheSakeCupIsBothWhereTheRuleSaysSo) {
  const Answers both = {{"card.sake-cup", "both"}};
  EXPECT_THAT(ids(both, kAnimals + " 13 14 23 24 33 34 43 44 53"), ElementsAre("kasu", "tane"));
}

TEST(Score, TheTriadAddsToThePoemAndTheBlueRibbons) {
  const Answers triad = {{"option.triad", "on"}, {"triad.points", "3"}};
  const std::string ribbons = "12 22 32 62 92 A2";
  EXPECT_EQ(points({}, ribbons), 11);
  EXPECT_EQ(points(triad, ribbons), 14);
  EXPECT_THAT(ids(triad, ribbons), ElementsAre("aotan", "akatan", "triad"));
  EXPECT_EQ(points(triad, "12 22 32"), 5);
}

int factor_of(const Answers& answers, int points, int own_calls, bool opponent_called) {
  const Rules rules = table::rules(answers);
  return factor(rules, {points, own_calls, opponent_called ? 1 : 0});
}

const Answers kCounterAndHigh = {{"score.counter", "2"},
                                 {"score.high", "{at-least = 7, factor = 2}"}};

Answers with(Answers answers, const std::string& topic, const std::string& value) {
  answers[topic] = value;
  return answers;
}

TEST(Factor, AnOpponentsCallAndManyPointsEachMultiply) {
  EXPECT_EQ(factor_of(kCounterAndHigh, 6, 0, false), 1);
  EXPECT_EQ(factor_of(kCounterAndHigh, 6, 0, true), 2);
  EXPECT_EQ(factor_of(kCounterAndHigh, 7, 0, false), 2);
}

TEST(Factor, ThoseTwoMultiplyAddOrTheLargerCounts) {
  const auto both = [](const std::string& how) {
    const Answers answers = {{"score.counter", "3"},
                             {"score.high", "{at-least = 7, factor = 4}"},
                             {"score.combine.counter-high", how}};
    return factor_of(answers, 7, 0, true);
  };
  EXPECT_EQ(both("multiply"), 12);
  EXPECT_EQ(both("add"), 6);  // 1, two more for the call, three more for the points
  EXPECT_EQ(both("larger"), 4);
}

TEST(Factor, ManyPointsAreCountedBeforeOrAfterTheFactorForTheCall) {
  const Answers after = with(kCounterAndHigh, "score.high.counts", "after-counter");
  EXPECT_EQ(factor_of(kCounterAndHigh, 5, 0, true), 2);
  EXPECT_EQ(factor_of(after, 5, 0, true), 4);  // 5 doubled is 10
  EXPECT_EQ(factor_of(after, 3, 0, true), 2);  // 3 doubled is 6
  EXPECT_EQ(factor_of(after, 5, 0, false), 1);
}

TEST(Factor, OwnCallsCountForNothingOrByOneMoreOrAsAFactorial) {
  const auto own = [](const std::string& rule, int calls) {
    return factor_of({{"score.own-calls", rule}}, 5, calls, false);
  };
  EXPECT_EQ(own("none", 3), 1);
  EXPECT_EQ(own("calls-plus-one", 0), 1);
  EXPECT_EQ(own("calls-plus-one", 3), 4);
  EXPECT_EQ(own("factorial", 1), 2);
  EXPECT_EQ(own("factorial", 3), 24);
}

TEST(Factor, OwnCallsCombineWithTheOtherFactorsAsTheRuleSays) {
  const auto combined = [](const std::string& how) {
    Answers answers = with(kCounterAndHigh, "score.own-calls", "calls-plus-one");
    return factor_of(with(answers, "score.combine.own-calls", how), 7, 2, true);
  };
  EXPECT_EQ(combined("multiply"), 12);  // four times three
  EXPECT_EQ(combined("add"), 6);
  EXPECT_EQ(combined("larger"), 4);
}

TEST(Factor, OfOneFormulaTakesThePlaceOfAllOthers) {
  const Rules rules = table::rules(with(with(kCounterAndHigh, "score.own-calls", "factorial"),
                                        "score.factor", "if(points >= 10, 3, 1) + others"));
  EXPECT_EQ(factor(rules, {.points = 9, .own = 3}), 1);
  EXPECT_EQ(factor(rules, {.points = 9, .others = 2}), 3);
  EXPECT_EQ(factor(rules, {.points = 10, .others = 2}), 5);
}

TEST(Tallies, TellApartOnlyWhatTheFormulaAsksFor) {
  const auto count = [](const std::string& formula) {
    return tallies(table::rules({{"score.factor", formula}}), 2).size();
  };
  EXPECT_EQ(count("none"), 6);                    // own calls, and whether an opponent called
  EXPECT_EQ(count("1 + others"), 9);              // how often
  EXPECT_EQ(count("1 + dealer"), 12);             // whether the winner deals
  EXPECT_EQ(count("if(round = 12, 2, 1)"), 594);  // 99 rounds
}

}  // namespace
}  // namespace hanaproof::spec::score_test
