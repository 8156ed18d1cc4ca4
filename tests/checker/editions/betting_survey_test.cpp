// What the survey finds in editions of a betting game.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <compare>
#include <numeric>

#include "checker/editions/replay.h"
#include "checker/editions/survey/survey.h"
#include "model/editions/builtin.h"
#include "model/spec/betting/hands.h"
#include "tests/checker/betting.h"

namespace hanaproof::checker::betting_survey_test {
namespace {

using testing::answer;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

Report survey_of(const rulebook::Library& library) {
  return survey(library.of_game("sutda"), {.progress = {}, .threads = 1});
}

std::vector<std::string> ids(const Report& report) {
  std::vector<std::string> all;
  for (const Finding& finding : report.findings) all.push_back(finding.id);
  return all;
}

const Finding& find(const Report& report, const std::string& id) {
  for (const Finding& finding : report.findings) {
    if (finding.id == id) return finding;
  }
  throw std::runtime_error("no finding " + id);
}

Report survey_of(const std::string& clauses) {
  static std::vector<rulebook::Library> libraries;
  libraries.reserve(100);
  libraries.push_back(testing::betting_book(clauses));
  return survey_of(libraries.back());
}

TEST(BettingSurvey, QuestionsOfCapturingGamesAreNotAsked) {
  for (const Finding& finding : survey_of(testing::kPairs + testing::kOrder).findings) {
    EXPECT_NE(rulebook::find_topic(finding.topic)->family, rulebook::Family::capturing)
        << finding.id;
  }
}

TEST(BettingSurvey, AnUnstatedNumberOfPlayersIsAGap) {
  const Report silent = survey_of(testing::kPairs + testing::kOrder);
  EXPECT_THAT(find(silent, "gap/game.players/2-players/fox.en").remarks, HasSubstr("from 2 to 10"));
  const Report stated =
      survey_of(testing::kPairs + testing::kOrder + answer("game.players", "[2, 3, 4]"));
  EXPECT_THAT(ids(stated), Not(Contains("gap/game.players/2-players/fox.en")));
}

// All deals to two players, held against each other by the spec.
TEST(BettingSurvey, TheGapOfEqualHandsSaysHowOftenTheyAre) {
  const rulebook::Library library = testing::betting_book(testing::kPairs + testing::kOrder);
  const spec::betting::Rules rules(rulebook::Ruleset(*library.of_game("sutda").front(), {2, {}}));
  const auto hands = spec::betting::all_hands(rules);
  int deals = 0;
  int equal = 0;
  for (const cards::CardSet own : hands) {
    for (const cards::CardSet other : hands) {
      if (!(own & other).empty()) continue;
      ++deals;
      if (std::is_eq(compare(rules, standing(rules, own), standing(rules, other)))) ++equal;
    }
  }
  const int common = std::gcd(equal, deals);
  const std::string odds = fmt::format("2 players: {}/{} (", equal / common, deals / common);
  const Report report = survey_of(library);
  EXPECT_THAT(find(report, "gap/showdown.tie/2-players/fox.en").impact.text, HasSubstr(odds));
  EXPECT_THAT(find(report, "gap/showdown.tie/2-players/fox.en").impact.text,
              HasSubstr("10 players: "));
}

TEST(BettingSurvey, EqualHandsThatPayDifferentlyAreNotCounted) {
  const Report report =
      survey_of(testing::kPairs + testing::kOrder +
                answer("combination.bear", R"-({ cards = "all(33 | 63)", multiplier = 9 })-"));
  EXPECT_THAT(find(report, "gap/showdown.tie/2-players/fox.en").impact.text,
              HasSubstr("not counted ("));
}

TEST(BettingSurvey, AMissingListIsOneGap) {
  const std::string bare =
      testing::betting_head("bear.en") +
      "\n[[clause]]\ntopic = \"combination.pair-3\"\nsilent = true\nassume = { cards = "
      "\"count(month(3)) >= 2\", multiplier = 3 }\n";
  const rulebook::Library library(
      {{"fox.toml", testing::betting_head("fox.en") + testing::kPairs + testing::kOrder},
       {"bear.toml", bare}});
  const Report report = survey_of(library);
  const Finding& gap = find(report, "gap/combination.order/2-players/bear.en");
  EXPECT_EQ(gap.editions, (std::vector<std::string>{"bear.en"}));
  EXPECT_EQ(gap.witness.situation, Situation::showdown);
  for (const std::string& id : ids(report)) EXPECT_THAT(id, Not(HasSubstr("combination.pair")));
}

TEST(BettingSurvey, ACombinationThatAnotherListLacksIsAContradiction) {
  const std::string other =
      testing::betting_head("bear.en") + testing::kPairs + testing::kOrder +
      answer("combination.bear", R"-({ cards = "all(33 | 63)", multiplier = 9 })-");
  const rulebook::Library library(
      {{"fox.toml", testing::betting_head("fox.en") + testing::kPairs + testing::kOrder},
       {"bear.toml", other}});
  const Report report = survey_of(library);
  EXPECT_THAT(ids(report), Contains("contradiction/combination.bear/2-players/sutda"));
}

TEST(BettingSurvey, EqualHandsThatNoRuleSettlesAreAGap) {
  const Report report = survey_of(testing::kPairs + testing::kOrder);
  EXPECT_THAT(ids(report), Contains("gap/showdown.tie/2-players/fox.en"));
}

TEST(BettingSurvey, PointsToAimAtAndMoneyToWinByContradictEachOther) {
  const Report report =
      survey_of(testing::kPairs + testing::kOrder + answer("game.goal", "\"most-points\"") +
                answer("match.richest", "\"most-money\""));
  EXPECT_THAT(ids(report), Contains("internal/game.goal/2-players/fox.en"));
}

TEST(BettingSurvey, AListAgainstItsOwnOrderOfPairsIsInternal) {
  const std::string claim = answer("combination.pairs-rank", "\"late-month-high\"");
  const std::string wrong = answer("combination.order", R"(["pair-1", "pair-3"])");
  const std::string id = "internal/combination.pairs-rank/2-players/fox.en";
  EXPECT_THAT(ids(survey_of(testing::kPairs + claim + wrong)), Contains(id));
  EXPECT_THAT(ids(survey_of(testing::kPairs + claim + testing::kOrder)), Not(Contains(id)));
}

TEST(BettingSurvey, WorkedExamplesAreWorkedOut) {
  const auto with = [](const std::string& owed, const std::string& dealer) {
    return ids(survey_of(testing::kPairs + testing::kOrder +
                         answer("claim.bet-example", "{ bids = [2, 2, 3, 3], owed = " + owed +
                                                         ", dealer = " + dealer + " }")));
  };
  const std::string id = "internal/claim.bet-example/2-players/fox.en";
  EXPECT_THAT(with("[1, 1, 0, 0]", "2"), Not(Contains(id)));
  EXPECT_THAT(with("[1, 0, 0, 0]", "2"), Contains(id));
  EXPECT_THAT(with("[1, 1, 0, 0]", "3"), Contains(id));
}

TEST(BettingSurvey, ExamplesOfPointsAreCounted) {
  const auto with = [](const std::string& points) {
    return ids(survey_of(testing::kPairs + testing::kOrder +
                         answer("claim.points-examples",
                                "[{ months = [5, 6], points = 1 }, { months = [7, 10], points = " +
                                    points + " }]")));
  };
  EXPECT_THAT(with("7"), Not(Contains("internal/claim.points-examples/2-players/fox.en")));
  EXPECT_THAT(with("17"), Contains("internal/claim.points-examples/2-players/fox.en"));
}

TEST(BettingSurvey, ACombinationThatNoHandCountsAsIsDead) {
  const Report report =
      survey_of(testing::kPairs + testing::kOrder +
                answer("combination.crane", R"-({ cards = "any(crane)", multiplier = 9 })-"));
  EXPECT_THAT(ids(report), Contains("dead-rule/combination.crane/2-players/fox.en"));
  EXPECT_THAT(ids(report), Not(Contains("dead-rule/combination.pair-1/2-players/fox.en")));
}

TEST(BettingSurvey, WhatIsCustomaryHasNoTextThatCouldBeAtFault) {
  const rulebook::Library library(editions::builtin_editions());
  const Report report = survey({&library.at("korean.seotda")}, {.progress = {}, .threads = 1});
  EXPECT_THAT(ids(report), ::testing::IsEmpty());
}

TEST(BettingSurvey, AChangedWitnessDoesNotReplay) {
  const auto library = testing::betting_book(testing::kPairs + testing::kOrder);
  const Report report = survey_of(library);
  Finding finding = find(report, "gap/showdown.tie/2-players/fox.en");
  ASSERT_TRUE(replay(finding, library).holds());
  std::swap(finding.witness.bets->hands[0], finding.witness.bets->hands[1]);
  EXPECT_TRUE(replay(finding, library).holds());  // equal hands
  finding.witness.bets->hands[0] = *cards::CardSet::parse("31 33");
  EXPECT_FALSE(replay(finding, library).holds());
}

}  // namespace
}  // namespace hanaproof::checker::betting_survey_test
