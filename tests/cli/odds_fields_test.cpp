#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include <fmt/format.h>

#include "tests/cli/command.h"
#include "tests/heath.h"

namespace hanaproof::cli::testing::odds_fields_test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
using Json = nlohmann::json;

Result odds(const std::string& arguments) { return hanaproof("odds fields " + arguments); }

Json table(const std::string& arguments) {
  const Result run = odds(arguments + " --json");
  EXPECT_EQ(run.status, 0) << run.err;
  const Json document = run.json();
  EXPECT_EQ(document["tables"].size(), 1U);
  return document["tables"][0];
}

double value(const Json& fraction) {
  return std::stod(fraction[0].get<std::string>()) / std::stod(fraction[1].get<std::string>());
}

std::string heath(const Folder& folder, const std::string& more = {}) {
  return "--edition " + folder.file("heath.toml", books::heath_text(more));
}

// C(43,6) = 6,096,454 of C(48,6) = 12,271,512 fields hold no light; all but C(46,6) = 9,366,819
// hold one of November or December.
TEST(OddsFieldsCommand, GivesExactFractions) {
  const Folder folder;
  const Json first = table(heath(folder))["readings"][0]["rounds"][0];
  const auto is = [](const Json& fraction, std::int64_t part) {
    const std::int64_t num = std::stoll(fraction[0].get<std::string>());
    const std::int64_t den = std::stoll(fraction[1].get<std::string>());
    ASSERT_EQ(12'271'512 % den, 0);
    EXPECT_EQ(12'271'512 / den * num, part);
  };
  is(first["small"], 6'096'454);
  is(first["grand"], 12'271'512 - 9'366'819);
  is(first["double"], 9'366'819 - 6'096'454);
}

TEST(OddsFieldsCommand, ChancesOfEachRoundAddUp) {
  const Folder folder;
  const Json all = table(heath(folder));
  EXPECT_EQ(all["rounds"], 12);
  for (const Json& reading : all["readings"]) {
    EXPECT_EQ(reading["rounds"].size(), 12U);
    for (const Json& round : reading["rounds"]) {
      EXPECT_NEAR(value(round["small"]) + value(round["double"]) + value(round["grand"]), 1, 1e-12);
    }
    double left = 0;
    for (const Json& chance : reading["left"]) left += value(chance);
    EXPECT_NEAR(left, 1, 1e-12);
    EXPECT_NEAR(value(reading["left"][0]), 1 - value(reading["rounds"][11]["waits"]), 1e-12);
  }
}

TEST(OddsFieldsCommand, FollowsTheRulesAndTheRounds) {
  const Folder folder;
  const std::string book = heath(folder);
  const Json six = table(book + " --rounds 6");
  EXPECT_EQ(six["readings"][0]["rounds"].size(), 6U);
  const Json lost = table(book + " --rule field.carry=lost");
  EXPECT_EQ(lost["readings"][0]["left"], Json::parse(R"([["1", "1"]])"));
  // Void deals hold a whole month: 12 C(44,2) of the fields.
  const Json voids = table(book + " --rule field.four-of-month=void");
  EXPECT_NEAR(value(voids["not_void"]), 1 - 12 * 946 / 12'271'512.0, 1e-12);
}

TEST(OddsFieldsCommand, WritesTablesForPeopleAndOtherPrograms) {
  const Folder folder;
  const std::string book = heath(folder);
  const Result text = odds(book);
  EXPECT_THAT(text.out, HasSubstr("heath.en, 3 players, 12 rounds"));
  EXPECT_THAT(text.out, HasSubstr("A field of 6 cards makes none in 49.68 %"));
  const Result csv = odds(book + " --csv");
  EXPECT_THAT(csv.out, StartsWith("edition,players,rounds,reading,round,small,double,grand,"));
  EXPECT_THAT(csv.out, HasSubstr("\nheath.en,3,12,field.carry = lost,12,"));
  const Result markdown = odds(book + " --markdown");
  EXPECT_THAT(markdown.out, HasSubstr("# Heath Book: odds of fields\n"));
}

TEST(OddsFieldsCommand, KnowsTheBuiltInEdition) {
  const Json all = table("--edition oishi-tengudo.hachi-hachi --players 7");
  EXPECT_EQ(all["field"], 6);
  EXPECT_EQ(all["players"], 7);
}

TEST(OddsFieldsCommand, BadInputIsSaidInOneLine) {
  const auto expect = [](const Result& run, const std::string& part) {
    EXPECT_EQ(run.status, 2) << run.out;
    EXPECT_THAT(run.err, HasSubstr(part));
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  };
  const Folder folder;
  expect(odds(heath(folder) + " --rounds 7"), "no match of 7 rounds");
  expect(odds("--edition hana-awase.pl"), "odds fields does not work, because");
  expect(odds(heath(folder) + " --players 9"), "9 players");
  expect(odds(heath(folder) + " --csv --json"), "expected one of them");
}

}  // namespace
}  // namespace hanaproof::cli::testing::odds_fields_test
