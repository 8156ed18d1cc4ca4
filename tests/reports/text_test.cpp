// The reports that are read as text: terminal, Markdown, SARIF.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>

#include <nlohmann/json.hpp>

#include "reports/formats.h"
#include "reports/markup/escape.h"
#include "reports/scene.h"
#include "reports/terminal.h"
#include "reports/terminal/text.h"
#include "reports/wording.h"
#include "tests/reports/fixture.h"

namespace hanaproof::reports::text_test {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Scene, ARoundOfBettingIsShownByHandsCoinsAndBets) {
  checker::Witness witness;
  witness.situation = checker::Situation::showdown;
  witness.bets =
      notation::BetRound{0,
                         {5, 4},
                         1,
                         {notation::Bet::raise(2), notation::Bet::fold()},
                         {*cards::CardSet::parse("31 81"), *cards::CardSet::parse("13 14")}};
  const Scene scene = scene_of(witness);
  ASSERT_EQ(scene.rows.size(), 2U);
  EXPECT_EQ(scene.rows[0].label, "Player 0's hand");
  EXPECT_EQ(scene.rows[1].cards.size(), 2U);
  EXPECT_THAT(scene.facts,
              ::testing::ElementsAre("Player 0 deals", "Coins at first: 5, 4; starting stake: 1",
                                     "The bets in turn: raise:2, fold"));
  witness.bets->seats = {0, 1};
  EXPECT_EQ(scene_of(witness).facts.back(), "The bets in turn: player 0 raise:2, player 1 fold");
}

TEST(Terminal, SaysForEachFindingWhoSaysWhatAndHowToCheckIt) {
  const std::string text = to_terminal(fixture_report(), {});
  EXPECT_THAT(text, HasSubstr("7 findings in 5 editions"));
  EXPECT_THAT(text, HasSubstr("Which cards make Hanami"));
  EXPECT_THAT(text, HasSubstr("green-fox, p. 7, line 61: “Curtain and Cup”"));
  EXPECT_THAT(text, HasSubstr("[31] [91]"));
  EXPECT_THAT(text, HasSubstr("31 curtain, 91 sake cup"));
  EXPECT_THAT(text, HasSubstr("player 0 scores 10 (played by green-fox.koi-koi.en)"));
  EXPECT_THAT(text, HasSubstr("1. 11x13 2. 82x83"));
  EXPECT_THAT(text, HasSubstr("hanaproof replay findings.json translation/yaku.hanami/2-players"));
  EXPECT_THAT(text, HasSubstr("Left open: green-fox.koi-koi.en, green-fox.koi-koi.de"));
  EXPECT_THAT(text, HasSubstr("Who cuts? 4 players, wildcard. Left open (old-mill.koi-koi)"));
  EXPECT_THAT(text, HasSubstr("Elsewhere “left-of-dealer”: old-mill.koi-koi"));
  EXPECT_THAT(text, HasSubstr("Player 0 has 40 points and has won 3 rounds"));
}

TEST(RowText, NamesAScopeOfItsOwnAlone) {
  const checker::FindingRow row{"deal.cutter", "Who cuts?", {}, rulebook::Scope{4, {}}};
  EXPECT_THAT(row_text(row, {2, {}}), HasSubstr("4 players"));
  EXPECT_THAT(row_text(row, {4, {}}), Not(HasSubstr("4 players")));
}

TEST(Terminal, IsColouredOnlyWhenAsked) {
  EXPECT_THAT(to_terminal(fixture_report(), {}), Not(HasSubstr("\x1b")));
  EXPECT_THAT(to_terminal(fixture_report(), {.colour = true}),
              HasSubstr("\x1b[1;30;103m 31 \x1b[0m"));
}

TEST(Terminal, KeepsToItsWidth) {
  // Ids and commands are single words: they may stand out, sentences may not.
  std::istringstream lines(to_terminal(fixture_report(), {.width = 60}));
  for (std::string line; std::getline(lines, line);) {
    const bool breakable = line.find(' ', line.find_first_not_of(' ')) != std::string::npos;
    if (breakable) {
      EXPECT_LE(columns(line), 60) << line;
    }
  }
}

TEST(Terminal, MeasuresLettersNotBytes) {
  EXPECT_EQ(columns("Żółć"), 4);
  EXPECT_EQ(columns("花札"), 4);
  EXPECT_THAT(wrap("ein Blümchen für dich", 12), ElementsAre("ein Blümchen", "für dich"));
}

TEST(Markdown, HasASectionForEachFinding) {
  const std::string text = to_markdown(fixture_report(), fixture_options());
  EXPECT_THAT(text, HasSubstr("| Contradiction | 2 |"));
  EXPECT_THAT(text, HasSubstr("| koi-koi | 1 | 2 | 1 | 1 | 1 | 0 |"));
  EXPECT_THAT(text, HasSubstr("| sakura | 0 | 0 | 0 | 0 | 0 | 1 |"));
  EXPECT_THAT(text, HasSubstr("## 4. Which cards make Hanami, and what is it worth?"));
  EXPECT_THAT(text, HasSubstr("- Captured: 31 curtain, 91 sake cup"));
  EXPECT_THAT(text, HasSubstr("1. `11x13`: 11 crane takes 13 dreg"));
  EXPECT_THAT(
      text,
      HasSubstr(
          "`receipts/translation_yaku.hanami_2-players/yaku.hanami-smaller.smt2` must be `unsat` "
          "(an identity: what it asks for is false by itself)"));
  EXPECT_THAT(text, HasSubstr("Hanami is worth 5 points."));
  EXPECT_THAT(text, HasSubstr("Garbled in transcription only"));
}

TEST(Markdown, ShowsTextAsItIs) {
  EXPECT_EQ(escape_markdown("a|b <i>*c*</i>\n[d](e)"), "a\\|b \\<i\\>\\*c\\*\\</i\\> \\[d\\](e)");
  EXPECT_EQ(markdown_code("x"), "`x`");
  EXPECT_EQ(markdown_code("a `b` c"), "`` a `b` c ``");
  EXPECT_THAT(to_markdown(fixture_report()), HasSubstr("dans le \\<b\\>sens\\</b\\> \\& l'ordre"));
}

TEST(Markdown, QuotesARulebookOnlyWhenGivenItsText) {
  EXPECT_THAT(to_markdown(fixture_report()), Not(HasSubstr("    > ")));
  Options options;
  options.wording = [](const rulebook::Citation& citation, const std::string& edition) {
    return "whole sentence of " + edition + " with " + citation.anchor;
  };
  EXPECT_THAT(to_markdown(fixture_report(), options),
              HasSubstr("    > whole sentence of green-fox.koi-koi.en with Curtain and Cup"));
}

class Sarif : public testing::Test {
 protected:
  const json run_ = json::parse(to_sarif(fixture_report(), fixture_options()))["runs"][0];
};

TEST_F(Sarif, HasARuleForEachKindAndAResultForEachFinding) {
  EXPECT_EQ(run_["tool"]["driver"]["rules"].size(), checker::kinds().size());
  EXPECT_EQ(run_["results"].size(), 7U);
  for (const json& result : run_["results"]) {
    const std::size_t index = result["ruleIndex"];
    EXPECT_EQ(run_["tool"]["driver"]["rules"][index]["id"], result["ruleId"]);
  }
}

TEST_F(Sarif, PointsIntoTheEditionFiles) {
  const json& pile = run_["results"][3];
  const json& first = pile["locations"][0]["physicalLocation"];
  EXPECT_EQ(first["artifactLocation"]["uri"], "editions/green%20fox.en.toml");
  EXPECT_EQ(first["region"]["startLine"], 161);
  EXPECT_EQ(pile["relatedLocations"].size(), 2U);
  EXPECT_EQ(pile["partialFingerprints"]["finding/v1"], "translation/yaku.hanami/2-players");
}

TEST_F(Sarif, HasEachClauseOnceAndALinkToAllButTheFirst) {
  const json& pile = run_["results"][3];
  const std::string message = pile["message"]["text"];
  EXPECT_EQ(pile["locations"].size(), 1U);
  for (const json& related : pile["relatedLocations"]) {
    const std::string clause = related["logicalLocations"][0]["fullyQualifiedName"];
    EXPECT_THAT(message, HasSubstr("[" + clause + "](" + related["id"].dump() + ")"));
  }
}

TEST_F(Sarif, MakesNoLinksOfWhatTheTextsSay) {
  checker::Report report = fixture_report();
  report.findings[3].remarks = "a [b](c) \\ d";
  const json run = json::parse(to_sarif(report, fixture_options()))["runs"][0];
  EXPECT_THAT(std::string(run["results"][3]["message"]["text"]), HasSubstr("a \\[b\\](c) \\\\ d"));
}

TEST_F(Sarif, ListsEachFileOnceWithTheTextThatWasRead) {
  Options options = fixture_options();
  options.versions.editions = {
      {"green-fox.koi-koi.en", options.editions["green-fox.koi-koi.en"].file, "abc"}};
  const json run = json::parse(to_sarif(fixture_report(), options))["runs"][0];
  std::set<std::string> files;
  for (const json& artifact : run["artifacts"]) files.insert(artifact["location"]["uri"]);
  EXPECT_EQ(files.size(), run["artifacts"].size());
  const json& place = run["results"][3]["locations"][0]["physicalLocation"]["artifactLocation"];
  EXPECT_EQ(run["artifacts"][std::size_t(place["index"])]["location"]["uri"], place["uri"]);
  EXPECT_EQ(run["artifacts"][std::size_t(place["index"])]["hashes"]["sha-256"], "abc");
}

// What a schema cannot say: every number that stands for a place in a list is one.
TEST_F(Sarif, PointsNowhereBesideTheLists) {
  const json& artifacts = run_["artifacts"];
  std::size_t files = 0;
  for (const json& result : run_["results"]) {
    std::set<int> ids;
    std::vector<json> places = result["locations"];
    for (const json& related : result.value("relatedLocations", json::array())) {
      EXPECT_TRUE(ids.insert(related["id"].get<int>()).second) << related;
      places.push_back(related);
    }
    for (const json& place : places) {
      if (!place.contains("physicalLocation")) continue;
      const json& file = place["physicalLocation"]["artifactLocation"];
      ASSERT_LT(file["index"], artifacts.size());
      EXPECT_EQ(artifacts[std::size_t(file["index"])]["location"]["uri"], file["uri"]);
      ++files;
    }
  }
  EXPECT_GT(files, 5U);
}

TEST_F(Sarif, SaysWhatHangsOnIt) {
  checker::Report report = fixture_report();
  report.findings[3].impact.weight = 0.25;
  report.findings[3].impact.shares = {{.of = "piles", .frequency = false, .hits = "3", .all = "8"}};
  const json run = json::parse(to_sarif(report, fixture_options()))["runs"][0];
  const json& impact = run["results"][3]["properties"]["impact"];
  EXPECT_EQ(impact["points"], 4);
  EXPECT_EQ(impact["weight"], 0.25);
  EXPECT_EQ(impact["shares"], json::parse(R"([{"of": "piles", "hits": "3", "all": "8"}])"));
}

TEST_F(Sarif, NamesAClauseWhoseFileIsNotKnown) {
  const json& deal = run_["results"][2]["locations"][0];
  EXPECT_FALSE(deal.contains("physicalLocation"));
  EXPECT_EQ(deal["logicalLocations"][0]["fullyQualifiedName"],
            "old-mill.koi-koi/deal.field-four#1");
}

}  // namespace
}  // namespace hanaproof::reports::text_test
