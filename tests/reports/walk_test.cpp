// Steps of a line in words and as cards that move.
#include "reports/walk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/formats.h"
#include "reports/yaku_names.h"
#include "tests/reports/fixture.h"

namespace hanaproof::reports::walk_test {
namespace {

using checker::Stage;
using checker::Walk;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::Pair;

cards::Card card(std::string_view code) { return *cards::Card::parse(code); }

TEST(Steps, SayWhatIsPlayedDrawnAndMade) {
  EXPECT_EQ(to_text(describe(fixture_walk(), 0)),
            "Player 0 plays 31 curtain and takes 34 dreg; draws 91 sake cup and takes 92 blue "
            "ribbon. Player 0 has hanami 花見酒 (5 points)");
  EXPECT_EQ(to_text(describe(fixture_walk(), 1)),
            "Player 0 stops. The round is over; written down: 5, 0; payments: +5, -5");
}

TEST(Steps, ACardThatTakesNothingStaysOnTheField) {
  Walk walk = fixture_walk();
  walk.steps.resize(1);
  walk.steps[0].move = "31";
  Stage& after = walk.steps[0].after;
  after.table.captured[0] = {};
  after.table.field = walk.start.table.field | cards::CardSet{card("31"), card("91")};
  after.made = {{}, {}};
  after.points = {0, 0};
  EXPECT_EQ(to_text(describe(walk, 0)),
            "Player 0 plays 31 curtain, which stays on the field; draws 91 sake cup, which takes "
            "nothing");
}

TEST(Steps, ADrawnCardMayTakeTheCardJustPlayed) {
  Walk walk = fixture_walk();
  walk.steps.resize(1);
  walk.start.table.hands[0] = {card("93"), card("A3")};
  walk.steps[0].move = "93";
  Stage& after = walk.steps[0].after;
  after.table.hands[0] = {card("A3")};
  after.table.captured[0] = {card("91"), card("93")};
  after.table.field = walk.start.table.field;
  after.made = {{}, {}};
  after.points = {0, 0};
  EXPECT_EQ(to_text(describe(walk, 0)),
            "Player 0 plays 93 dreg, which stays on the field; draws 91 sake cup and takes 93 "
            "dreg");
}

TEST(Steps, BetsSayWhatIsPutIn) {
  Walk walk;
  walk.game = Walk::Game::betting;
  walk.start.phase = "bet";
  walk.start.money = {59, 59};
  walk.start.put_in = {1, 1};
  Stage after = walk.start;
  after.money = {57, 59};
  after.put_in = {3, 1};
  walk.steps = {{0, "raise:2", after}, {1, "fold", after}};
  walk.steps[1].after.phase = "over";
  EXPECT_EQ(to_text(describe(walk, 0)),
            "Player 0 raises the stake to 2: 2 coins more, 3 in all, 57 left");
  EXPECT_EQ(to_text(describe(walk, 1)), "Player 1 folds. The betting is over");

  // Rules may give a coin back.
  walk.steps[1].after.put_in[1] = 0;
  walk.steps[1].after.money[1] = 60;
  EXPECT_EQ(to_text(describe(walk, 1)),
            "Player 1 folds: 1 coin back, 0 in all, 60 left. The betting is over");
}

TEST(Steps, OfHachiHachiSayWhatIsSaid) {
  Walk walk;
  walk.game = Walk::Game::hachi;
  walk.start.phase = "show";
  walk.start.money = {100, 100};
  Stage after = walk.start;
  after.money = {124, 76};
  after.pot = 6;
  for (const char* move : {"show:red+three", "hide", "stay", "sage", "repay:10"}) {
    walk.steps.push_back({0, move, after});
  }
  EXPECT_EQ(to_text(describe(walk, 0)),
            "Player 0 shows red 赤 and three 三本. Points in hand: player 0 +24, player 1 -24. The "
            "pot holds 6");
  EXPECT_EQ(to_text(describe(walk, 1)), "Player 0 shows no combo");
  EXPECT_EQ(to_text(describe(walk, 2)), "Player 0 stays");
  EXPECT_EQ(to_text(describe(walk, 3)), "Player 0 says sage");
  EXPECT_EQ(to_text(describe(walk, 4)), "Player 0 pays back 10 kan");
}

TEST(Steps, AreTheCardsThatLieElsewhere) {
  const Walk walk = fixture_walk();
  EXPECT_THAT(shifts(walk.start.table, walk.steps[0].after.table),
              ElementsAre(Pair(card("31"), "c0"), Pair(card("34"), "c0"), Pair(card("91"), "c0"),
                          Pair(card("92"), "c0")));
  EXPECT_TRUE(shifts(walk.steps[0].after.table, walk.steps[1].after.table).empty());
}

TEST(Steps, AreInThePageAsTextAndAsChanges) {
  Options options = fixture_options();
  options.walks = {{"translation/yaku.hanami/2-players", fixture_walk()}};
  const std::string page = to_html(fixture_report(), options);
  EXPECT_THAT(page, HasSubstr("<li data-to=\"31c0 34c0 91c0 92c0\" data-stock=\"1\""));
  EXPECT_THAT(page, HasSubstr("<div class=\"row empty\" data-zone=\"c0\">"));
  EXPECT_THAT(page, HasSubstr("Step by step: 2 moves"));
  EXPECT_THAT(page, Not(HasSubstr("How play gets there")));
}

TEST(Steps, AreInTheMarkdown) {
  Options options = fixture_options();
  options.walks = {{"translation/yaku.hanami/2-players", fixture_walk()}};
  const std::string text = to_markdown(fixture_report(), options);
  EXPECT_THAT(text,
              HasSubstr("1. `31x34`: Player 0 plays 31 curtain and takes 34 dreg; draws 91 "
                        "sake cup and takes 92 blue ribbon. Player 0 has hanami 花見酒 (5 "
                        "points). From here on the sides differ.\n2. `stop`: Player 0 stops"));
  EXPECT_THAT(text, HasSubstr("Names: 花見酒\n"));
}

TEST(YakuNames, AreJapaneseAndThoseOfTheEditions) {
  EXPECT_EQ(japanese_name("gokou"), "五光");
  EXPECT_EQ(japanese_name("inoshikachou"), "猪鹿蝶");
  EXPECT_EQ(japanese_name("deer-geese-boar"), "");
  EXPECT_EQ(named_yaku("kasu"), "kasu カス");
  EXPECT_EQ(named_yaku("house-rule"), "house-rule");

  Options options = fixture_options();
  options.editions["green-fox.koi-koi.en"].names = {{"yaku.hanami", "HANAMI"}};
  options.editions["green-fox.koi-koi.de"].names = {{"yaku.hanami", "Hanami"}};
  options.editions["green-fox.koi-koi.fr"].names = {{"yaku.hanami", "Fleurs & coupe"}};
  const auto names = printed_names(
      "yaku.hanami",
      {"green-fox.koi-koi.de", "green-fox.koi-koi.en", "green-fox.koi-koi.fr", "old-mill.koi-koi"},
      options);
  ASSERT_EQ(names.size(), 2U);
  EXPECT_EQ(names[0].name, "Hanami");
  EXPECT_THAT(names[0].editions, ElementsAre("green-fox.koi-koi.de", "green-fox.koi-koi.en"));
  EXPECT_EQ(names[1].name, "Fleurs & coupe");

  const std::string page = to_html(fixture_report(), options);
  EXPECT_THAT(page, HasSubstr("<b lang=\"ja\">花見酒</b>"));
  EXPECT_THAT(page, HasSubstr("<b>Fleurs &amp; coupe</b>"));
}

}  // namespace
}  // namespace hanaproof::reports::walk_test
