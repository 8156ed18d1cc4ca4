#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bindings/library/play.h"

namespace hanaproof::api_test::rules_test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::Pair;

TEST(ApiRules, AreThoseOfTheEditionUnlessChanged) {
  const Rules plain(builtin(), "robin-red.koi-koi.en");
  EXPECT_EQ(plain.game(), "koi-koi");
  EXPECT_EQ(plain.family(), "capturing");
  EXPECT_EQ(plain.players(), 2);
  EXPECT_TRUE(plain.changes().empty());
  const Rules changed(builtin(), "robin-red.koi-koi.en",
                      {.changes = {{"score.own-calls", "none"}}});
  EXPECT_EQ(changed.answer("score.own-calls"), "none");
  EXPECT_NE(plain.answer("score.own-calls"), "none");
  EXPECT_THAT(changed.changes(), ElementsAre(Pair("score.own-calls", "none")));
}

TEST(ApiRules, KnowTheFamilyOfTheGame) {
  EXPECT_EQ(Rules(builtin(), "korean.seotda").family(), "betting");
  EXPECT_EQ(Rules(builtin(), "oishi-tengudo.hachi-hachi").family(), "hachi");
}

TEST(ApiRules, SwitchOptionsOn) {
  const Rules rules(builtin(), "robin-red.sakura.en", {.options = {"wildcard"}});
  EXPECT_THAT(rules.changes(), ElementsAre(Pair("option.wildcard", "on")));
  EXPECT_EQ(rules.answer("option.wildcard"), "on");
  EXPECT_THAT(error_of([] { Rules(builtin(), "robin-red.sakura.en", {.options = {"wildcrad"}}); }),
              HasSubstr("the nearest is option.wildcard"));
}

TEST(ApiRules, RefuseWhatCannotBe) {
  const auto refused = [](const std::string& edition, const Choice& choice) {
    return error_of([&] { Rules(builtin(), edition, choice); });
  };
  EXPECT_THAT(refused("robin-red.koi-koi.en", {.players = 9}),
              HasSubstr("robin-red.koi-koi.en has no rules for 9 players, but for 2"));
  EXPECT_THAT(refused("robin-red.koi-koi.en", {.changes = {{"call.triger", "new-yaku"}}}),
              HasSubstr("the nearest is call.trigger"));
  EXPECT_THAT(refused("robin-red.koi-koi.en", {.changes = {{"call.trigger", "never-again"}}}),
              HasSubstr("rule call.trigger=never-again"));
  EXPECT_THAT(refused("robin-red.koi-koi.en", {.changes = {{"deal.hand-size", "21"}}}),
              HasSubstr("the deck has 48"));
  EXPECT_THAT(refused("oishi-tengudo.base", {}), HasSubstr("expected an edition of a game"));
}

TEST(ApiRules, AnswerEveryQuestionOfTheGame) {
  const Rules rules(builtin(), "robin-red.koi-koi.en");
  const auto answers = rules.answers();
  for (const auto& [topic, answer] : answers) EXPECT_EQ(rules.answer(topic), answer);
  EXPECT_THAT(answers, Contains(Pair("call.trigger", rules.answer("call.trigger"))));
  // A question of betting games.
  EXPECT_THAT(answers, ::testing::Not(Contains(Pair("bet.carries", ::testing::_))));
  EXPECT_THAT(error_of([&] { (void)rules.answer("call.triger"); }),
              HasSubstr("the nearest is call.trigger"));
}

TEST(ApiRules, ArePutIntoWordsInFiveLanguages) {
  const Rules rules(builtin(), "robin-red.koi-koi.en");
  std::set<std::string> sentences;
  for (const char* language : {"en", "fr", "es", "de", "pl"})
    sentences.insert(rules.sentence("dealer.begins", language));
  EXPECT_EQ(sentences.size(), 5U);
  EXPECT_THAT(error_of([&] { (void)rules.sentence("dealer.begins", "it"); }),
              HasSubstr("expected one of en, fr, es, de, pl"));
}

TEST(ApiRules, ListTheYakuThatCount) {
  const Editions pond = builtin().with(
      "id = \"pond\"\ntitle = \"Pond\"\ngame = \"koi-koi\"\nlanguage = \"en\"\nplayers = [2]\n"
      "[[yaku]]\nid = \"moon-viewing\"\ncards = \"all(moon | sake)\"\npoints = \"5\"\n");
  const auto yaku = Rules(pond, "pond").yaku();
  ASSERT_THAT(yaku, Contains(Field(&Yaku::id, "moon-viewing")));
  const auto& moon = *std::ranges::find(yaku, "moon-viewing", &Yaku::id);
  EXPECT_EQ(moon.cards, "all(moon | sake)");
  EXPECT_EQ(moon.points, "5");
}

}  // namespace
}  // namespace hanaproof::api_test::rules_test
