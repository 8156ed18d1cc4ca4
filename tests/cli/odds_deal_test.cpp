#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "tests/books.h"
#include "tests/cli/command.h"

namespace hanaproof::cli::testing::odds_deal_test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
using Json = nlohmann::json;

// An invented edition; deals are of eight cards each without further clauses.
constexpr const char* kReed =
    "id = \"reed.en\"\ntitle = \"Reed Book\"\ngame = \"koi-koi\"\nlanguage = \"en\"\n"
    "players = [7]\n";

Result odds(const std::string& arguments) {
  return hanaproof(fmt::format("odds deal {}", arguments));
}

std::string of(const std::string& edition) { return fmt::format("--edition {}", edition); }

Json tables(const std::string& arguments) {
  const Result run = odds(arguments + " --json");
  EXPECT_EQ(run.status, 0) << run.err;
  const Json document = run.json();
  EXPECT_EQ(document["editions"].size(), 1U);
  return document["editions"][0]["tables"];
}

Json combination(const Json& table, const std::string& name, const std::string& reading = {}) {
  for (const Json& each : table["combinations"]) {
    if (each["combination"] == name && each.value("reading", "") == reading) return each;
  }
  return {};
}

Json rule(const Json& table, const std::string& topic) {
  for (const Json& each : table["rules"]) {
    if (each["topic"] == topic) return each;
  }
  return {};
}

double value(const Json& fraction) {
  return std::stod(fraction[0].get<std::string>()) / std::stod(fraction[1].get<std::string>());
}

// Of C(48,8) = 377,348,994 hands C(12,4) 6^4 = 641,520 are four pairs of four months; if a month's
// four cards count as two pairs, 12 C(11,2) 6^2 + C(12,2) = 23,826 more.
TEST(OddsDealCommand, GivesExactFractions) {
  const Json table = tables("--edition robin-red.koi-koi.en")[0];
  const Json apart = combination(table, "four-pairs", "four-months");
  const Json twice = combination(table, "four-pairs", "four-of-month-is-two");
  EXPECT_EQ(apart["of_the_rules"], true);
  EXPECT_EQ(twice["of_the_rules"], false);
  EXPECT_EQ(apart["given_hand"], apart["field"]);
  const auto is = [](const Json& fraction, std::int64_t part) {
    const std::int64_t num = std::stoll(fraction[0].get<std::string>());
    const std::int64_t den = std::stoll(fraction[1].get<std::string>());
    EXPECT_EQ(377'348'994 % den, 0);
    EXPECT_EQ(377'348'994 / den * num, part);
  };
  is(apart["given_hand"], 641'520);
  is(twice["given_hand"], 641'520 + 23'826);
}

TEST(OddsDealCommand, HasATableForEachNumberOfPlayersAndOption) {
  const Json all = tables("--edition oishi-tengudo.koi-koi");
  std::vector<std::string> scopes;
  for (const Json& table : all) {
    std::vector<std::string> options = table["options"];
    scopes.push_back(fmt::format("{} {}", table["players"].get<int>(), fmt::join(options, " ")));
  }
  EXPECT_EQ(scopes, (std::vector<std::string>{"2 ", "2 toppa", "3 ", "4 "}));
  const Json toppa = tables("--edition oishi-tengudo.koi-koi --option toppa");
  ASSERT_EQ(toppa.size(), 1U);
  EXPECT_EQ(toppa[0]["hand"], 10);
  EXPECT_EQ(tables("--edition oishi-tengudo.koi-koi --players 3").size(), 1U);
}

// Every chance of a verdict, and of the whole.
TEST(OddsDealCommand, VerdictsAreOfAllDeals) {
  for (const std::string& id : books::builtin_ids()) {
    for (const Json& table : tables(of(id))) {
      double sum = 0;
      for (const char* verdict :
           {"played", "won", "several_won", "hand_redeal", "both_redeal", "field_void"}) {
        sum += value(table["verdicts"][verdict]);
      }
      EXPECT_NEAR(sum, 1, 1e-12) << id;
      EXPECT_NEAR(value(table["verdicts"]["won_by_given"]) * table["players"].get<int>(),
                  value(table["verdicts"]["won"]), 1e-12);
      EXPECT_NEAR(value(table["deals_until"]["played"]) * value(table["verdicts"]["played"]), 1,
                  1e-12);
    }
  }
}

TEST(OddsDealCommand, SaysWhatIsAssumedAndWhatCannotOccur) {
  const Json table = tables("--edition robin-red.koi-koi.en")[0];
  EXPECT_EQ(rule(table, "hand.four-pairs")["said"], "stated");
  EXPECT_EQ(rule(table, "hand.both-win")["said"], "silent");
  EXPECT_EQ(rule(table, "hand.both-win")["answer"], "draw");
  // Eight cards of four pairs of four months hold no complete month.
  EXPECT_EQ(rule(table, "hand.both-combos")["cannot_occur"], true);
  EXPECT_EQ(rule(table, "hand.four-of-month")["cannot_occur"], false);
  const Result text = odds("--edition robin-red.koi-koi.en");
  EXPECT_THAT(text.out, HasSubstr("draw (silent: assumed)"));
  EXPECT_THAT(text.out, HasSubstr("cannot occur"));
  EXPECT_THAT(text.out, HasSubstr("nobody scores (the text is silent: this is assumed)"));
}

// A hand of three cards cannot hold four.
TEST(OddsDealCommand, FindsRulesThatNeverFireInAUsersEdition) {
  const Folder folder;
  std::string text = kReed;
  text += books::clause("deal.hand-size", "3") + books::clause("deal.field-size", "6");
  text += books::clause("hand.four-of-month", "\"wins\"");
  text += books::clause("field.four-of-month", "\"void\"");
  const Json table = tables(of(folder.file("reed.toml", text)))[0];
  EXPECT_EQ(rule(table, "hand.four-of-month")["cannot_occur"], true);
  EXPECT_EQ(combination(table, "four-of-month")["any_hand"], Json({"0", "1"}));
  EXPECT_EQ(rule(table, "field.four-of-month")["cannot_occur"], false);
  EXPECT_EQ(table["verdicts"]["won"], Json({"0", "1"}));
}

TEST(OddsDealCommand, FollowsARuleOnTheCommandLine) {
  const std::string command = of("robin-red.koi-koi.en");
  const Json drawn = tables(command)[0]["verdicts"];
  const Json anew = tables(fmt::format("{} --rule hand.both-win=redeal", command))[0]["verdicts"];
  EXPECT_EQ(anew["both_redeal"], drawn["several_won"]);
  EXPECT_EQ(anew["several_won"], Json({"0", "1"}));
  const Json twice =
      tables(fmt::format("{} --rule hand.four-pairs.means=four-of-month-is-two", command))[0];
  EXPECT_EQ(combination(twice, "four-pairs", "four-months")["of_the_rules"], false);
  EXPECT_EQ(rule(twice, "hand.four-pairs.means")["said"], "chosen");
  EXPECT_EQ(rule(twice, "hand.both-combos")["cannot_occur"], false);
}

TEST(OddsDealCommand, WithoutAnEditionGivesAllOfCapturingGames) {
  const Result run = odds("--json");
  ASSERT_EQ(run.status, 0) << run.err;
  std::vector<std::string> ids;
  const Json document = run.json();
  for (const Json& edition : document["editions"]) ids.push_back(edition["edition"]);
  for (const std::string& id : books::builtin_ids()) {
    // Sheets are counted where they are named.
    const bool counted = std::ranges::find(ids, id) != ids.end();
    EXPECT_EQ(counted, !books::builtin().at(id).sheet) << id;
  }
  EXPECT_THAT(ids, ::testing::Not(::testing::Contains("korean.seotda")));
}

TEST(OddsDealCommand, WritesTablesForOtherPrograms) {
  const Result csv = odds("--edition hana-awase.pl --players 2 --csv");
  EXPECT_THAT(csv.out, StartsWith("edition,players,options,what,reading,where,deals,all,chance\n"));
  EXPECT_THAT(csv.out, HasSubstr("\nhana-awase.pl,2,,four-pairs,four-months,hand-and-field,"));
  EXPECT_THAT(csv.out, HasSubstr("\nhana-awase.pl,2,,verdict,four-months,field-void,"));
  const Result markdown = odds("--edition hana-awase.pl --players 2 --markdown");
  EXPECT_THAT(markdown.out, HasSubstr(": odds of deals\n"));
  EXPECT_THAT(markdown.out, HasSubstr("\n| field.four-of-month | void | 1 in 232 |\n"));
}

TEST(OddsDealCommand, BadInputIsSaidInOneLine) {
  const auto expect = [](const Result& run, const std::string& part) {
    EXPECT_EQ(run.status, 2) << run.out;
    EXPECT_THAT(run.err, HasSubstr(part));
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  };
  expect(odds("--edition hana-awase.pl --players 9"), "no rules for 9 players");
  expect(odds("--edition korean.seotda"),
         "odds deal does not work, because no deal ends the round");
  expect(odds("--edition hana-awase.pl --option toppa"), "no deal of hana-awase.pl");
  expect(odds("--players 9"), "no deal of any edition with 9 players");
  expect(odds("--csv --json"), "expected one of them");
  expect(odds("--edition robin-red.koi-koi.en --rule hand.both-wim=redeal"), "hand.both-win");
  const Folder folder;
  expect(odds(of(folder.file("reed.toml", kReed))), "the deck has 48");
}

}  // namespace
}  // namespace hanaproof::cli::testing::odds_deal_test
