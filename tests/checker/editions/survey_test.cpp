#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "checker/editions/replay.h"
#include "checker/editions/survey/survey.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::survey_test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::IsEmpty;
using ::testing::Not;

const Report& report() {
  static const Report all = survey(testing::playable());
  return all;
}

bool is(const Finding& finding, Kind kind) {
  return finding.kind == kind ||
         std::find(finding.also.begin(), finding.also.end(), kind) != finding.also.end();
}

const Finding* find(Kind kind, const std::string& topic) {
  for (const Finding& finding : report().findings) {
    if (is(finding, kind) && finding.topic == topic) return &finding;
  }
  return nullptr;
}

// The row of any finding that puts the question.
const FindingRow* row_of(const std::string& topic) {
  for (const Finding& finding : report().findings) {
    const auto row = std::ranges::find(finding.rows, topic, &FindingRow::topic);
    if (row != finding.rows.end()) return &*row;
  }
  return nullptr;
}

// Where an edition stands.
const Standpoint* stance_of(const Finding& finding, const std::string& edition) {
  for (const Standpoint& each : finding.stances) {
    if (std::find(each.editions.begin(), each.editions.end(), edition) != each.editions.end())
      return &each;
  }
  return nullptr;
}

const Side* side_of(const Finding& finding, const std::string& edition) {
  for (const Side& side : finding.positions) {
    if (std::find(side.editions.begin(), side.editions.end(), edition) != side.editions.end())
      return &side;
  }
  return nullptr;
}

TEST(Survey, NoTwoFindingsHaveOneId) {
  auto editions = testing::playable_of_all_games();
  for (const auto* edition : testing::builtin().of_game("sutda")) editions.push_back(edition);
  std::set<std::string> ids;
  for (const Finding& finding : survey(editions).findings) {
    EXPECT_TRUE(ids.insert(finding.id).second) << finding.id;
  }
  EXPECT_TRUE(ids.contains("translation/yaku.hanami/2-players/robin-red.koi-koi"));
}

TEST(Survey, EnglishAndSpanishViewTheFlowersByTheMoon) {
  const Finding* finding = find(Kind::translation, "yaku.hanami");
  ASSERT_TRUE(finding);
  const Side* english = side_of(*finding, "robin-red.koi-koi.en");
  ASSERT_TRUE(english);
  EXPECT_THAT(english->editions, ElementsAre("robin-red.koi-koi.en", "robin-red.koi-koi.es"));
  EXPECT_NE(side_of(*finding, "robin-red.koi-koi.fr"), english);
  EXPECT_EQ(finding->witness.pile.size(), 4);
}

TEST(Survey, WhichMakesItTheSameAsMoonViewing) {
  const Finding* finding = find(Kind::internal, "yaku.hanami");
  ASSERT_TRUE(finding);
  // One passage, one finding.
  EXPECT_EQ(finding, find(Kind::translation, "yaku.hanami"));
  for (const char* edition : {"robin-red.koi-koi.en", "robin-red.koi-koi.es"})
    EXPECT_THAT(finding->remarks, ::testing::HasSubstr(std::string(edition) + " defines"));
}

// The pictures show the cards: what the texts call them makes no second reading.
TEST(Survey, ReadingsThatDifferInPicturedCardsAloneAreOneAnswer) {
  const Finding* finding = find(Kind::contradiction, "yaku.akatan");
  ASSERT_TRUE(finding);
  const Standpoint* german = stance_of(*finding, "robin-red.koi-koi.de");
  ASSERT_TRUE(german);
  EXPECT_EQ(german->stance, Stance::says);
  EXPECT_EQ(german->value, "all(poem): 5 + count(ribbon) - 3, its cards as pictured");
}

TEST(Survey, WhatGermanDecidesAndTheOthersLeaveOpenIsATranslation) {
  const Finding* finding = find(Kind::translation, "score.combine.counter-high");
  ASSERT_TRUE(finding);
  EXPECT_EQ(stance_of(*finding, "robin-red.koi-koi.de")->stance, Stance::says);
  EXPECT_EQ(stance_of(*finding, "robin-red.koi-koi.fr")->stance, Stance::open);
  EXPECT_EQ(stance_of(*finding, "robin-red.koi-koi.en")->editions.size(), 3U);
}

// Of 3 and 4 players are asked what nobody asks of 2.
TEST(Survey, ARowKeepsItsOwnScope) {
  const FindingRow* row = row_of("hand.team");
  ASSERT_TRUE(row);
  EXPECT_EQ(row->scope, (rulebook::Scope{4, {}}));
}

// The blog answers, and takes no part.
TEST(Survey, WhatIsTheMatterWithOneBookQuotesWhatOthersFirmlySay) {
  for (const Kind kind : {Kind::translation, Kind::ambiguity, Kind::internal, Kind::gap}) {
    const auto quotes = [&](const Finding& finding) {
      return finding.kind == kind && !finding.elsewhere.empty();
    };
    const auto found = std::ranges::find_if(report().findings, quotes);
    ASSERT_NE(found, report().findings.end()) << name(kind);
    EXPECT_THAT(checker::summary(*found),
                ::testing::HasSubstr("Elsewhere: " + found->elsewhere[0].value));
    for (const Standpoint& each : found->elsewhere) {
      EXPECT_EQ(each.stance, Stance::says);
      for (const std::string& edition : each.editions) {
        EXPECT_THAT(found->editions, Not(Contains(edition)));
        EXPECT_FALSE(stance_of(*found, edition));
      }
    }
  }
  const Finding* who = find(Kind::translation, "dealer.begins");
  ASSERT_TRUE(who);
  EXPECT_THAT(who->elsewhere, ElementsAre(Standpoint{Stance::says,
                                                     "dealer",
                                                     {"blog.koi-koi.fr", "oishi-tengudo.koi-koi"},
                                                     "The dealer plays first."}));
}

TEST(Survey, NoBooksAreQuotedToWhatTwoBooksDisagreeOn) {
  for (const Finding& finding : report().findings) {
    if (finding.kind == Kind::contradiction) {
      EXPECT_THAT(finding.elsewhere, IsEmpty());
    }
  }
}

TEST(Survey, ABookWithoutOwnCallsContradictsOneThatMultipliesByThem) {
  const Finding* finding = find(Kind::contradiction, "score.own-calls");
  ASSERT_TRUE(finding);
  EXPECT_EQ(stance_of(*finding, "blog.koi-koi.fr")->stance, Stance::none);
  EXPECT_EQ(stance_of(*finding, "robin-red.koi-koi.fr")->stance, Stance::either);
}

TEST(Survey, GermanCountsOneYakuFewer) {
  // One of the words in which the languages differ.
  const FindingRow* row = row_of("claim.yaku-count");
  ASSERT_TRUE(row);
  EXPECT_THAT(row->stances,
              Contains(Field(&Standpoint::editions, ElementsAre("robin-red.koi-koi.de"))));
}

TEST(Survey, TheBlogDoublesAboveSevenPointsTheRulebooksFromSeven) {
  const Finding* finding = find(Kind::contradiction, "score.high");
  ASSERT_TRUE(finding);
  EXPECT_THAT(side_of(*finding, "blog.koi-koi.fr")->editions, ElementsAre("blog.koi-koi.fr"));
  // Exactly seven points: what one side doubles and the other does not.
  ASSERT_EQ(finding->witness.outcomes.size(), 2U);
  EXPECT_TRUE(finding->impact.points);
  EXPECT_EQ(*finding->impact.points, 7);
}

TEST(Survey, TheEndOfTheGermanRoundIsNeverReachedByItsOwnTurns) {
  const Finding* finding = find(Kind::dead_rule, "round.end");
  ASSERT_TRUE(finding);
  EXPECT_THAT(finding->remarks, ::testing::HasSubstr("robin-red.koi-koi.de/round.end#1 can never"));
}

TEST(Survey, EveryWitnessReplays) {
  for (const Finding& finding : report().findings) {
    const Replay result = replay(finding, testing::builtin());
    EXPECT_TRUE(result.reached) << finding.id;
    EXPECT_THAT(result.mismatches, IsEmpty()) << finding.id;
  }
}

TEST(Survey, ATamperedWitnessDoesNotReplay) {
  const Finding* finding = find(Kind::translation, "yaku.hanami");
  ASSERT_TRUE(finding);
  Finding tampered = *finding;
  tampered.witness.pile.erase(cards::kSakeCup);
  EXPECT_FALSE(replay(tampered, testing::builtin()).holds());
}

using Sort = notation::Move::Sort;

int calls_in(const std::vector<notation::Move>& line) {
  return static_cast<int>(std::count_if(line.begin(), line.end(), [](const notation::Move& move) {
    return move.sort == Sort::koi_koi;
  }));
}

TEST(Survey, ALineLeadsToAPileAndTheStopThatCountsIt) {
  const Finding* finding = find(Kind::translation, "yaku.hanami");
  ASSERT_TRUE(finding);
  ASSERT_TRUE(finding->witness.deal);
  EXPECT_EQ(finding->witness.line.back().sort, Sort::stop);
  EXPECT_EQ(calls_in(finding->witness.line), 0);
}

TEST(Survey, WhereAnOpponentCalledTheLineSaysSo) {
  const Finding* finding = find(Kind::gap, "score.combine.counter-high");
  ASSERT_TRUE(finding);
  ASSERT_TRUE(finding->witness.opponent_called);
  ASSERT_TRUE(finding->witness.deal);
  EXPECT_EQ(calls_in(finding->witness.line), 1);
  EXPECT_EQ(finding->witness.line.back().sort, Sort::stop);
}

// Two koi-koi and the stop are three choices, and each comes with a yaku.
TEST(Survey, CallsAreShownWithAYakuForEach) {
  const Finding* finding = find(Kind::ambiguity, "score.own-calls");
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->witness.own_calls, 2);
  ASSERT_TRUE(finding->witness.deal);
  EXPECT_EQ(calls_in(finding->witness.line), 2);
  EXPECT_EQ(finding->witness.line.back().sort, Sort::stop);
  for (const Outcome& outcome : finding->witness.outcomes)
    EXPECT_EQ(std::ranges::count(outcome.text, '+'), 2) << outcome.text;
}

// A change to the way to a pile, after which it leads elsewhere.
struct WrongWay {
  std::string name;
  void (*spoil)(Witness& witness);
};

class WrongWays : public ::testing::TestWithParam<WrongWay> {};

TEST_P(WrongWays, AreRefused) {
  const Finding* finding = find(Kind::gap, "score.combine.counter-high");
  ASSERT_TRUE(finding);
  Finding tampered = *finding;
  GetParam().spoil(tampered.witness);
  const Replay result = replay(tampered, testing::builtin());
  EXPECT_FALSE(result.reached);
  EXPECT_FALSE(result.holds());
}

INSTANTIATE_TEST_SUITE_P(
    Line, WrongWays,
    ::testing::Values(
        WrongWay{"APileThatIsNotYetComplete",
                 [](Witness& witness) { witness.line.resize(witness.line.size() - 2); }},
        WrongWay{"AnIllegalMove",
                 [](Witness& witness) { std::swap(witness.line.front(), witness.line.back()); }},
        WrongWay{"NoMoves", [](Witness& witness) { witness.line.clear(); }},
        WrongWay{"AMoveTooMany",
                 [](Witness& witness) { witness.line.push_back(witness.line.back()); }},
        WrongWay{"AnotherDeal",
                 [](Witness& witness) {
                   auto& stock = witness.deal->stock;
                   std::reverse(stock.begin(), stock.end());
                 }},
        WrongWay{"ADealWithThePileAlreadyCaptured",
                 [](Witness& witness) {
                   auto& deal = *witness.deal;
                   deal.captured[0] = witness.pile;
                   deal.calls[1] = 1;
                   for (auto& hand : deal.hands) hand -= witness.pile;
                   deal.field -= witness.pile;
                   std::erase_if(deal.stock,
                                 [&](cards::Card card) { return witness.pile.contains(card); });
                   witness.line.clear();
                 }},
        WrongWay{"ACardInTwoPlaces",
                 [](Witness& witness) { witness.deal->stock.back() = witness.pile.front(); }}),
    [](const auto& way) { return way.param.name; });

TEST(Survey, FindingsHaveStableUniqueIds) {
  auto editions = testing::playable_of_all_games();
  for (const auto* edition : testing::builtin().of_game("sutda")) editions.push_back(edition);
  std::set<std::string> ids;
  for (const Finding& finding : survey(editions).findings) {
    EXPECT_TRUE(ids.insert(finding.id).second) << finding.id;
  }
}

TEST(Survey, ThreadsDoNotChangeWhatIsFound) {
  SurveyOptions one;
  one.threads = 1;
  const std::vector<const rulebook::Edition*> two = {&testing::builtin().at("robin-red.koi-koi.en"),
                                                     &testing::builtin().at("blog.koi-koi.fr")};
  const Report serial = survey(two, one);
  const Report parallel = survey(two);
  ASSERT_EQ(serial.findings.size(), parallel.findings.size());
  for (std::size_t i = 0; i < serial.findings.size(); ++i) {
    EXPECT_EQ(serial.findings[i].id, parallel.findings[i].id);
    EXPECT_EQ(serial.findings[i].remarks, parallel.findings[i].remarks);
    EXPECT_EQ(serial.findings[i].witness.pile, parallel.findings[i].witness.pile);
  }
}

}  // namespace
}  // namespace hanaproof::checker::survey_test
