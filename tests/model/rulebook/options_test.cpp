// Options that an edition names itself.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::rulebook::options_test {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

const std::string kHead = R"text(id = "red.en"
title = "Red"
game = "koi-koi"
language = "en"
players = [2]
)text";

const std::string kViews = R"text(
[options]
no-viewing = "without Hanami"
[[yaku]]
id = "hanami"
cards = "all(curtain | sake)"
points = "5"
[[clause]]
topic = "yaku.hanami"
value = "none"
when = { option = "no-viewing" }
)text";

std::string mistake(const std::string& text) {
  try {
    Library({{"red.toml", kHead + text}});
    return "none";
  } catch (const EditionError& error) {
    return error.what();
  }
}

TEST(OwnOption, TakesAYakuAwayWhereItIsOn) {
  const Library library({{"red.toml", kHead + kViews}});
  const Edition& edition = library.at("red.en");
  EXPECT_TRUE(Ruleset(edition, {2, {}})["yaku.hanami"].record());
  const std::map<std::string, std::string> on = {{"option.no-viewing", "on"}};
  const Ruleset without(edition, {2, {}}, on);
  EXPECT_EQ(without["yaku.hanami"], Value("none"));
  EXPECT_TRUE(without.is("option.no-viewing", "on"));
  EXPECT_THAT(scopes(edition), ElementsAre(Scope{2, {}}, Scope{2, {"no-viewing"}}));
}

TEST(OwnOption, IsKnownToEditionsThatBuildOnIt) {
  const std::string house = R"text(id = "house"
inherit = "red.en"
[[clause]]
topic = "yaku.hanami"
value = { cards = "all(curtain | sake)", points = "1" }
when = { option = "no-viewing" }
)text";
  const Library library({{"red.toml", kHead + kViews}, {"house.toml", house}});
  EXPECT_EQ(scopes(library.at("house")).size(), 2U);
}

TEST(OwnOption, IsUnknownWhereNobodyNamedIt) {
  const std::string clause = "[[clause]]\ntopic = \"score.counter\"\nvalue = 2\n";
  EXPECT_THAT(mistake(clause + "when = { option = \"viewing\" }\n"),
              HasSubstr("red.toml:9:19: unknown option \"viewing\""));
  EXPECT_THAT(mistake("[[clause]]\ntopic = \"option.trid\"\nvalue = \"none\"\n"),
              AllOf(HasSubstr("unknown option \"trid\""), HasSubstr("the nearest is triad")));
  const Library library({{"red.toml", kHead + kViews}});
  const std::map<std::string, std::string> mistyped = {{"option.no-views", "on"}};
  EXPECT_THROW(Ruleset(library.at("red.en"), {2, {}}, mistyped), EditionError);
}

TEST(OwnOption, IsNoneThatTheTopicsKnow) {
  EXPECT_THAT(mistake("[options]\ntriad = \"Triad\"\n"),
              HasSubstr("option.triad is a question of its own already"));
  EXPECT_THAT(mistake("[options]\nNo_Views = \"x\"\n"), HasSubstr("No_Views is no id"));
}

TEST(Sheet, IsAnEditionThatIsNoBook) {
  EXPECT_TRUE(Library({{"red.toml", kHead + "sheet = true\n"}}).at("red.en").sheet);
  EXPECT_FALSE(Library({{"red.toml", kHead}}).at("red.en").sheet);
  EXPECT_THAT(mistake("sheet = 1\n"), HasSubstr("sheet: expected true or false"));
}

TEST(MatchRounds, MayBeMoreThanTwelve) {
  const Type& rounds = find_topic("match.rounds")->type;
  EXPECT_FALSE(rounds.mismatch(Value::parse("{ allowed = [24], usual = 24 }")));
  EXPECT_TRUE(rounds.mismatch(Value::parse("{ allowed = [100] }")));
  EXPECT_FALSE(find_topic("match.until")->type.mismatch(50));
}

}  // namespace
}  // namespace hanaproof::rulebook::options_test
