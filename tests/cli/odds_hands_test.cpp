#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "tests/cli/command.h"
#include "tests/grebe.h"

namespace hanaproof::cli::testing::odds_hands_test {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::StartsWith;
using Json = nlohmann::json;

class OddsHandsCommand : public ::testing::Test {
 protected:
  Folder folder_;
  std::string grebe_ = folder_.file("grebe.toml", books::grebe_text());

  Result odds(const std::string& arguments) const {
    return hanaproof(fmt::format("odds hands --edition {} {}", grebe_, arguments));
  }
};

// 12 months with four cards, three of one of eleven others: 528 of C(48,7) = 73,629,072 hands.
TEST_F(OddsHandsCommand, GivesExactFractions) {
  const Result run = odds("--json");
  ASSERT_EQ(run.status, 0) << run.err;
  const Json table = run.json()["editions"][0]["tables"][0];
  EXPECT_EQ(table["hands"], "73629072");
  for (const Json& combo : table["combos"]) {
    if (combo["id"] != "four-and-three") continue;
    EXPECT_EQ(combo["made"]["chance"], Json({"1", "139449"}));
  }
}

TEST_F(OddsHandsCommand, PrintsATable) {
  const Result run = odds("");
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, ContainsRegex("four-and-three +suit +20 +528 +1 in 139,449"));
  EXPECT_THAT(odds("--csv").out, StartsWith("edition,players,rules,what,first,second,hands,all"));
  EXPECT_THAT(odds("--markdown").out, HasSubstr("| four-and-three | suit | 20 | 528 |"));
}

TEST_F(OddsHandsCommand, FollowsARuleOnTheCommandLine) {
  const Result run = odds("--rule card.willow=dreg-only --csv");
  // Four lights, six of 27 dregs and willows.
  EXPECT_THAT(run.out, HasSubstr(",card.willow=dreg-only,made,single-light,,1184040,73629072,"));
}

TEST_F(OddsHandsCommand, BadInputIsSaidInOneLine) {
  const auto expect = [](const Result& run, const std::string& part) {
    EXPECT_EQ(run.status, 2) << run.out;
    EXPECT_THAT(run.err, HasSubstr(part));
  };
  expect(hanaproof("odds hands --edition robin-red.koi-koi.en"),
         "odds hands does not work, because no combos");
  expect(odds("--players 9"), "no rules for 9 players");
  expect(odds("--csv --json"), "expected one of them");
}

}  // namespace
}  // namespace hanaproof::cli::testing::odds_hands_test
