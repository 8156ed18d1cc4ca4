// Small editions, each with one fault seeded: the survey must name it.
#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/editions/replay.h"
#include "checker/editions/survey/survey.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::seeded_faults_test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

Report survey_of(const std::string& clauses, const std::string& players = "[2]") {
  static std::vector<std::unique_ptr<rulebook::Library>> kept;
  kept.push_back(std::make_unique<rulebook::Library>(testing::small(clauses, "small", players)));
  return survey({&kept.back()->at("small")});
}

std::vector<std::string> ids(const Report& found, Kind kind) {
  std::vector<std::string> all;
  for (const Finding& finding : found.findings) {
    if (finding.kind == kind) all.push_back(finding.topic);
  }
  return all;
}

TEST(SeededFault, PacketsThatDoNotAddUpAreInternal) {
  const Report found = survey_of(R"toml(
[[clause]]
topic = "deal.packets"
value = [{ to = "each", cards = 7 }, { to = "field", cards = 8 }]
[[clause]]
topic = "deal.hand-size"
value = 8
)toml");
  EXPECT_THAT(ids(found, Kind::internal), Contains("deal.hand-size"));
}

TEST(SeededFault, ADeckOfTheWrongSizeIsInternal) {
  const Report found =
      survey_of("[[clause]]\ntopic = \"deck.kinds\"\nvalue = { light = 5, animal = 8 }\n");
  EXPECT_THAT(ids(found, Kind::internal), Contains("deck.kinds"));
}

TEST(SeededFault, AYakuOfMoreCardsThanItsDescriptionIsInternal) {
  const Report found = survey_of(
      "[[yaku]]\nid = \"sankou\"\ncards = \"count(light) >= 3\"\npoints = \"5\"\nsize = 4\n");
  EXPECT_THAT(ids(found, Kind::internal), Contains("yaku.sankou"));
}

TEST(SeededFault, AYakuThatNoPileMakesIsDead) {
  const Report found =
      survey_of("[[yaku]]\nid = \"sankou\"\ncards = \"count(light) >= 6\"\npoints = \"5\"\n");
  EXPECT_THAT(ids(found, Kind::dead_rule), Contains("yaku.sankou"));
}

TEST(SeededFault, AYakuThatAnotherAlwaysHidesIsDead) {
  const Report found = survey_of(R"toml(
[[yaku]]
id = "sankou"
cards = "count(light) >= 3"
points = "5"
[[yaku]]
id = "gokou"
cards = "count(light) >= 3"
points = "6"
hides = ["sankou"]
)toml");
  EXPECT_THAT(ids(found, Kind::dead_rule), Contains("yaku.sankou"));
}

TEST(SeededFault, FourPairsInAHandOfSevenCardsAreDead) {
  const Report found = survey_of(R"toml(
[[clause]]
topic = "deal.hand-size"
value = 7
[[clause]]
topic = "hand.four-pairs"
value = "wins"
)toml");
  EXPECT_THAT(ids(found, Kind::dead_rule), Contains("hand.four-pairs"));
}

TEST(SeededFault, ARuleThatIsDeadForSeveralNumbersOfPlayersIsOneFinding) {
  const Report found = survey_of(R"toml(
[[clause]]
topic = "deal.hand-size"
value = 7
when = { players = [3] }
[[clause]]
topic = "deal.hand-size"
value = 5
when = { players = [4] }
[[clause]]
topic = "hand.four-pairs"
value = "wins"
)toml",
                                 "[2, 3, 4]");
  std::vector<const Finding*> dead;
  for (const Finding& finding : found.findings) {
    if (finding.kind == Kind::dead_rule && finding.topic == "hand.four-pairs") {
      dead.push_back(&finding);
    }
  }
  ASSERT_EQ(dead.size(), 1U);
  EXPECT_EQ(dead[0]->scope.players, 3);
  EXPECT_NE(dead[0]->remarks.find("no deal of 3 hands of 7 "), std::string::npos);
  EXPECT_TRUE(dead[0]->remarks.ends_with("Nor with 4 players.")) << dead[0]->remarks;
}

TEST(SeededFault, WhatComesOfTwoCombinationsInOneHandIsDeadWhereNoHandHoldsBoth) {
  const std::string rules = R"toml(
[[clause]]
topic = "hand.four-of-month"
value = "wins"
[[clause]]
topic = "hand.four-pairs"
value = "wins"
[[clause]]
topic = "hand.both-combos"
value = "sum"
)toml";
  const std::string apart = R"toml(
[[clause]]
topic = "hand.four-pairs.means"
value = "four-months"
)toml";
  EXPECT_THAT(ids(survey_of(rules + apart), Kind::dead_rule), Contains("hand.both-combos"));
  // Where it is open what four pairs are, a month's four cards can be two of them.
  EXPECT_THAT(ids(survey_of(rules), Kind::dead_rule), Not(Contains("hand.both-combos")));
}

TEST(SeededFault, TwoClausesOnOneTopicThatDifferInPlayAreInternal) {
  const Report found = survey_of(R"toml(
[[clause]]
topic = "capture.played.three"
value = "all"
[[clause]]
topic = "capture.played.three"
value = "one"
)toml");
  EXPECT_THAT(ids(found, Kind::internal), Contains("capture.played.three"));
}

TEST(SeededFault, TwoSizesOfOneHandAreInternal) {
  EXPECT_THAT(ids(survey_of(R"toml(
[[clause]]
topic = "deal.hand-size"
value = 8
[[clause]]
topic = "deal.hand-size"
value = 7
)toml"),
                  Kind::internal),
              Contains("deal.hand-size"));
}

// One language prints what the other is played as anyhow: against that stands what else there is.
TEST(SeededFault, WhatOneLanguageLeavesOpenIsShownInPlay) {
  const auto edition = [](const std::string& language, const std::string& clauses) {
    return rulebook::SourceText{
        "pond." + language + ".toml",
        "id = \"pond." + language + "\"\ntitle = \"Pond\"\ngame = \"koi-koi\"\nlanguage = \"" +
            language +
            "\"\nplayers = [2]\ndocument = \"pond\"\n[[clause]]\ntopic = \"field.four-of-month\"\n"
            "value = \"void\"\nsource = { line = 1, anchor = \"void\" }\n" +
            clauses};
  };
  const rulebook::Library library(
      {edition("en",
               "[[clause]]\ntopic = \"dealer.next.void\"\nvalue = \"same\"\n"
               "source = { line = 2, anchor = \"again\" }\n"),
       edition("fr", "")});
  const Report found = survey(library.of_game("koi-koi"));
  const auto finding = std::ranges::find_if(found.findings, [](const Finding& each) {
    return each.kind == Kind::translation && each.topic == "dealer.next.void";
  });
  ASSERT_NE(finding, found.findings.end());
  EXPECT_THAT(finding->also, Contains(Kind::gap));
  ASSERT_EQ(finding->witness.outcomes.size(), 2U);
  EXPECT_EQ(finding->positions[0].value, "same");
  EXPECT_THAT(finding->positions[0].editions, ElementsAre("pond.en"));
  EXPECT_TRUE(replay(*finding, library).holds());
}

// Of two readings that other words of the text tell apart, the editor needs to know, but not first.
TEST(SeededFault, AnAmbiguityThatLeansToOneReadingIsLessGrave) {
  const auto of_capture = [](const std::string& second) {
    const Report found = survey_of(
        "[[clause]]\ntopic = \"capture.drawn.one\"\nreadings = [{ value = \"duty\" }, { value = "
        "\"right\"" +
        second + " }]\n");
    const auto finding = std::ranges::find(found.findings, "capture.drawn.one", &Finding::topic);
    return finding == found.findings.end() ? Finding{} : *finding;
  };
  const Finding open = of_capture("");
  EXPECT_EQ(open.severity, Severity::must_fix);
  EXPECT_EQ(open.leans, "");
  const Finding leaning = of_capture(", strained = true");
  EXPECT_EQ(leaning.severity, Severity::should_say);
  EXPECT_EQ(leaning.leans, "duty");
}

TEST(SeededFault, AnAmbiguityThatMakesNoDifferenceIsNotReported) {
  const Report found = survey_of(R"toml(
[[clause]]
topic = "wildcard.drawn"
readings = [{ value = "ordinary" }, { value = "wild" }]
)toml");
  EXPECT_THAT(ids(found, Kind::ambiguity), IsEmpty()) << "there is no wildcard in this edition";
}

// Two players hold eight cards in either game, and three do not.
TEST(SeededFault, GamesAreHeldAgainstEachOtherForNumbersOfPlayersThatBothHave) {
  const auto edition = [](const std::string& game, const std::string& players,
                          const std::string& clauses) {
    return rulebook::SourceText{game + ".toml",
                                "id = \"" + game + ".en\"\ntitle = \"Pond\"\ngame = \"" + game +
                                    "\"\nlanguage = \"en\"\nplayers = " + players + "\n" + clauses};
  };
  const auto hand = [](int cards, int players) {
    return "[[clause]]\ntopic = \"deal.hand-size\"\nvalue = " + std::to_string(cards) +
           "\nwhen = { players = [" + std::to_string(players) + "] }\n";
  };
  const std::string direction = "[[clause]]\ntopic = \"table.direction\"\nvalue = ";
  const rulebook::Library library(
      {edition("koi-koi", "[2, 3]", hand(8, 2) + hand(7, 3) + direction + "\"clockwise\"\n"),
       edition("hana-awase", "[3, 2]",
               hand(8, 2) + hand(6, 3) + direction + "\"counter-clockwise\"\n")});
  const auto rows = survey({&library.at("koi-koi.en"), &library.at("hana-awase.en")}).across_games;
  const auto hands = std::ranges::find(rows, "deal.hand-size", &FindingRow::topic);
  ASSERT_NE(hands, rows.end());
  ASSERT_TRUE(hands->scope.has_value());
  EXPECT_EQ(hands->scope->players, 3);
  // The direction is the same for any number of players, and told once.
  EXPECT_EQ(std::ranges::count(rows, "table.direction", &FindingRow::topic), 1);
  const auto turns = std::ranges::find(rows, "table.direction", &FindingRow::topic);
  EXPECT_FALSE(turns->scope.has_value());
}

}  // namespace
}  // namespace hanaproof::checker::seeded_faults_test
