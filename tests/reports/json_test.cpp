#include "reports/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include <nlohmann/json.hpp>

#include "reports/atomic_file.h"
#include "reports/error.h"
#include "tests/paths.h"
#include "tests/reports/fixture.h"
#include "tests/reports/folder.h"

namespace hanaproof::reports::json_test {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;

constexpr int kSkipped = 77;

json fixture_json() { return json::parse(to_json(fixture_report())); }

const json& finding(const json& document, const std::string& situation) {
  for (const json& each : document["findings"]) {
    if (each["witness"]["situation"] == situation) return each;
  }
  throw std::out_of_range(situation);
}

std::string error_of(const json& document) {
  try {
    read_findings(document.dump());
  } catch (const ReportError& error) {
    return error.what();
  }
  return "";
}

TEST(FindingsJson, NamesItsSchema) {
  EXPECT_EQ(fixture_json()["schema"]["name"], "hanaproof.findings");
  EXPECT_EQ(fixture_json()["schema"]["version"], 1);
}

// A showdown of two, player 1 dealing.
checker::Report showdown_report() {
  checker::Report report = fixture_report();
  checker::Witness& witness = report.findings.front().witness;
  witness = {};
  witness.situation = checker::Situation::showdown;
  witness.bets =
      notation::BetRound{1,
                         {7, 5},
                         2,
                         {notation::Bet::raise(3), notation::Bet::follow()},
                         {*cards::CardSet::parse("31 81"), *cards::CardSet::parse("13 14")},
                         {1, 0}};
  return report;
}

TEST(FindingsJson, ReadsARoundOfBettingThatItWrote) {
  const checker::Report report = showdown_report();
  const checker::Report read = read_findings(to_json(report));
  EXPECT_EQ(read.findings.front().witness.situation, checker::Situation::showdown);
  EXPECT_EQ(read.findings.front().witness.bets, report.findings.front().witness.bets);
  EXPECT_EQ(to_json(read), to_json(report));
  EXPECT_EQ(finding(json::parse(to_json(report)), "showdown")["witness"]["betting"],
            json::parse(R"({"dealer": 1, "money": [7, 5], "ante": 2, "bets": ["raise:3", "follow"],
                            "seats": [1, 0], "hands": [["31", "81"], ["13", "14"]]})"));
}

TEST(FindingsJson, SaysWhatOtherBooksSayBesideTheStances) {
  EXPECT_EQ(finding(fixture_json(), "text")["elsewhere"],
            json::parse(R"([{"stance": "says", "value": "left-of-dealer",
                             "editions": ["old-mill.koi-koi"]}])"));
  EXPECT_FALSE(finding(fixture_json(), "draw").contains("elsewhere"));
  EXPECT_EQ(to_json(read_findings(to_json(fixture_report()))), to_json(fixture_report()));
}

TEST(FindingsJson, GivesARowItsScope) {
  EXPECT_EQ(finding(fixture_json(), "deal")["rows"][0]["scope"],
            json::parse(R"({"text": "4 players, wildcard", "players": 4,
                            "options": ["wildcard"]})"));
}

TEST(FindingsJson, NamesWhatIsWrongInARoundOfBetting) {
  const auto error_with = [](const char* field, const json& value) {
    json document = json::parse(to_json(showdown_report()));
    document["findings"][0]["witness"]["betting"][field] = value;
    return error_of(document);
  };
  EXPECT_THAT(error_with("bets", {"call"}), HasSubstr("raise:2"));
  EXPECT_THAT(error_with("dealer", 2), HasSubstr("a seat"));
  EXPECT_THAT(error_with("hands", json::array({{"31", "81"}})),
              HasSubstr("two cards for each seat"));
}

TEST(FindingsJson, ReadsWhatItWrote) {
  const std::string text = to_json(fixture_report());
  const checker::Report read = read_findings(text);
  ASSERT_EQ(read.findings.size(), fixture_report().findings.size());
  EXPECT_EQ(to_json(read), text);
  const checker::Finding& pile = read.findings[3];
  EXPECT_EQ(pile.kind, checker::Kind::translation);
  EXPECT_EQ(pile.witness.pile, fixture_report().findings[3].witness.pile);
  EXPECT_EQ(pile.witness.deal, fixture_report().findings[3].witness.deal);
  EXPECT_EQ(pile.witness.line, fixture_report().findings[3].witness.line);
  EXPECT_EQ(pile.evidence.queries[1].verdict, "unsat");
  EXPECT_EQ(read.findings[4].clauses[1].standing, rulebook::Standing::silent);
  EXPECT_EQ(read.findings[4].clauses[1].position.line, 125);
  EXPECT_EQ(read.transcription[0].sources[0].occurrence, 2);
}

TEST(FindingsJson, FitsItsSchema) {
  const Folder folder;
  write_file(folder / "findings.json", to_json(fixture_report()));
  const std::string& source = paths::source_dir();
  const int status =
      run("python3 " + source + "/tests/reports/check_schema.py " + source +
          "/docs/schemas/findings.schema.json " + (folder / "findings.json").string());
  if (status == kSkipped) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(status, 0);
}

TEST(FindingsJson, WritesTheScopeAsTextAndInParts) {
  const json document = fixture_json();
  EXPECT_EQ(finding(document, "deal")["scope"],
            json::parse(R"({"text":"2 players, wildcard","players":2,"options":["wildcard"]})"));
  EXPECT_EQ(finding(document, "match")["scope"]["players"], 3);
  EXPECT_EQ(read_findings(document.dump()).findings[2].scope, (rulebook::Scope{2, {"wildcard"}}));
}

TEST(FindingsJson, SaysWhereNoLineOfPlayWasFound) {
  const json document = fixture_json();
  EXPECT_EQ(finding(document, "decision")["witness"]["reached"], "not shown");
  EXPECT_FALSE(finding(document, "pile")["witness"].contains("reached"));
  EXPECT_EQ(finding(document, "pile")["witness"]["line"][0], "11x13");
}

TEST(FindingsJson, ReplacesWhatIsNotUtf8) {
  checker::Report report = fixture_report();
  report.findings[0].remarks = "half a letter: \xC3";
  EXPECT_THAT(to_json(report), HasSubstr("half a letter: \xEF\xBF\xBD"));
}

TEST(FindingsJson, TellsWhichFieldIsWrong) {
  json document = fixture_json();
  document["findings"][3]["kind"] = "hunch";
  EXPECT_THAT(error_of(document),
              AllOf(HasSubstr("findings[3].kind"), HasSubstr("contradiction"), HasSubstr("hunch")));
  document = fixture_json();
  document["findings"][4]["witness"]["position"]["field"][0] = "D5";
  EXPECT_THAT(error_of(document),
              AllOf(HasSubstr("findings[4].witness.position"), HasSubstr("D5")));
  document = fixture_json();
  document["findings"][0].erase("suggestion");
  EXPECT_THAT(error_of(document),
              AllOf(HasSubstr("findings[0]"), HasSubstr("\"suggestion\" is missing")));
  document = fixture_json();
  document["findings"][0]["scope"]["players"] = 0;
  EXPECT_THAT(error_of(document), AllOf(HasSubstr("findings[0].scope"), HasSubstr("players")));
  document = fixture_json();
  document["findings"][3]["witness"]["line"][0] = "castle";
  EXPECT_THAT(error_of(document), AllOf(HasSubstr("line"), HasSubstr("castle")));
}

TEST(FindingsJson, RefusesOtherDocuments) {
  EXPECT_THROW(read_findings("{"), ReportError);
  EXPECT_THROW(read_findings("[]"), ReportError);
  EXPECT_THROW(read_findings("{}"), ReportError);
  EXPECT_THROW(read_findings(R"({"schema":{"name":"hanaproof.findings","version":2}})"),
               ReportError);
}

}  // namespace
}  // namespace hanaproof::reports::json_test
