// What the page is told, held to what the rulebooks say and to sums worked out by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/bindings/web/asked.h"

namespace hanaproof::web::testing::answer_test {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const Json kRobinRed = "robin-red.koi-koi.en";

Json with(Json request, const Json& more) {
  request.update(more);
  return request;
}

// ---- Requests that are none ---------------------------------------------------------------------

TEST(Ask, RefusesWhatItCannotAnswer) {
  EXPECT_THAT(answer("no JSON"), HasSubstr("error"));
  EXPECT_EQ(error(Json::array()), "expected one JSON object");
  EXPECT_EQ(error({{"ask", "scores"}}),
            "\"ask\": nothing is called \"scores\"; the nearest is score");
  EXPECT_EQ(error({{"ask", "search"}}), "\"words\": expected text");
  EXPECT_EQ(error({{"ask", "cards"}, {"language", "it"}}),
            "\"language\": expected en, fr, es, de or pl");
  EXPECT_THAT(error({{"ask", "rules"}, {"edition", "robin-red.koi-koi.ne"}}),
              HasSubstr("the nearest is"));
  EXPECT_THAT(answer(std::string(1000, '[') + std::string(1000, ']')), HasSubstr("too deep"));
}

// ---- What the books say -------------------------------------------------------------------------

TEST(Ask, FindsQuestionsAndCardsByWordsOfAnyLanguage) {
  for (const char* words : {"sake cup", "coupe de saké", "copa de sake", "Sakeschale"}) {
    const Json reply = asked({{"ask", "search"}, {"words", words}});
    EXPECT_EQ(reply["questions"][0]["topic"], "card.sake-cup") << words;
    EXPECT_EQ(reply["cards"], Json({"91"})) << words;
  }
}

TEST(Ask, PutsBooksTogetherThatSayTheSame) {
  const Json reply = asked({{"ask", "topic"}, {"topic", "yaku.hanami"}, {"language", "fr"}});
  for (const Json& stance : reply["stances"]) {
    for (const Json& book : stance["editions"]) {
      if (book["id"] != "blog.koi-koi.fr") continue;
      EXPECT_EQ(stance["stance"], "says");
      EXPECT_THAT(each(stance["answers"], "sentence").front(),
                  HasSubstr("rideau et coupe de saké"));
      EXPECT_EQ(stance["answers"][0]["cards"], Json({"31", "91"}));
      EXPECT_THAT(book["sources"][0], HasSubstr("blog-koi-koi-fr line 37"));
      return;
    }
  }
  FAIL() << reply;
}

// Of the cup with the curtain for 5 points some books also say that these are two cards.
TEST(Ask, TellsNoAnswerTwice) {
  const Json reply = asked({{"ask", "topic"}, {"topic", "yaku.hanami"}});
  std::vector<std::string> said;
  for (const Json& stance : reply["stances"]) {
    for (const std::string& sentence : each(stance["answers"], "sentence"))
      said.push_back(stance["stance"].get<std::string>() + ": " + sentence);
  }
  const std::set<std::string> different(said.begin(), said.end());
  EXPECT_EQ(different.size(), said.size()) << reply;
}

// ---- Scores -------------------------------------------------------------------------------------

Json piles(const Json& more) { return with({{"ask", "score"}, {"game", "koi-koi"}}, more); }

// Curtain and cup are Hanami: 5 points by most, 3 by one sheet; some have no such yaku.
TEST(Score, GroupsBooksByWhatPilesAreWorth) {
  const Json reply = asked(piles({{"captured", {{"31", "91"}, {"11"}}}, {"stopped", 0}}));
  EXPECT_THAT(reply["refused"], IsEmpty());
  for (const Json& group : reply["groups"]) {
    const int points = group["seats"][0]["points"];
    const std::string some = points == 5   ? "blog.koi-koi.fr"
                             : points == 3 ? "sheet.ceruleanoak"
                                           : "oishi-tengudo.koi-koi";
    EXPECT_THAT(group["editions"].get<std::vector<std::string>>(), Contains(some));
    EXPECT_THAT((std::vector{5, 3, 0}), Contains(points));
    EXPECT_EQ(group["seats"][0]["payment"], -group["seats"][1]["payment"].get<int>());
  }
  for (const Json& difference : reply["differences"])
    EXPECT_THAT(each(difference["rules"], "topic"), ElementsAre("yaku.hanami"));
}

// Where all languages of a book say the same, nothing is to be explained.
TEST(Score, ExplainsNothingWhereNothingDiffers) {
  const Json reply = asked(piles({{"game", "sakura"}, {"captured", {{"31"}, {"14"}}}}));
  ASSERT_EQ(reply["groups"].size(), 1);
  EXPECT_EQ(reply["groups"][0]["seats"][0]["points"], 20);
  EXPECT_THAT(reply["differences"], IsEmpty());
}

TEST(Score, RefusesACardThatLiesTwice) {
  const Json reply = asked(piles({{"captured", {{"13"}, {"13"}}}}));
  EXPECT_THAT(reply["groups"], IsEmpty());
  EXPECT_THAT(each(reply["refused"], "why"), Each(HasSubstr("card 13 is twice")));
}

// ---- Play ---------------------------------------------------------------------------------------

TEST(Play, FillsATableInAndPlaysOn) {
  const Json begun = {{"players", 2},
                      {"dealer", 0},
                      {"hands", {{"11", "31"}, Json::array()}},
                      {"field", Json::array()},
                      {"stock", Json::array()},
                      {"captured", {Json::array(), Json::array()}},
                      {"turn", 0},
                      {"phase", "play"}};
  const Json house = {{"edition", kRobinRed}};
  const Json filled = asked(with(house, {{"ask", "fill"}, {"position", begun}}));
  const Json& position = filled["position"];
  EXPECT_EQ(position["hands"][0], Json({"11", "31"}));
  EXPECT_EQ(position["hands"][1].size(), 2);
  // 48 cards, less 24 dealt, less one for each of the twelve cards that were played.
  EXPECT_EQ(position["stock"].size(), 12);
  const Json moves = asked(with(house, {{"ask", "moves"}, {"position", position}}));
  ASSERT_FALSE(moves["over"]);
  const Json played = asked(
      with(house, {{"ask", "play"}, {"position", position}, {"move", moves["moves"][0]["move"]}}));
  EXPECT_EQ(played["position"]["hands"][0].size(), 1);
  EXPECT_EQ(error(with(house, {{"ask", "play"}, {"position", position}, {"move", "C1"}})),
            "\"move\": C1 is not legal here");
}

TEST(Solve, PromisesWhatItsLineComesTo) {
  const Json last = asked({{"ask", "deal"}, {"edition", kRobinRed}, {"seed", 7}, {"left", 1}});
  const Json solved =
      asked({{"ask", "solve"}, {"edition", kRobinRed}, {"position", last["position"]}});
  const Json moves =
      asked({{"ask", "moves"}, {"edition", kRobinRed}, {"position", last["position"]}});
  EXPECT_EQ(each(solved["moves"], "move"), each(moves["moves"], "move"));
  // Played along its line, the round pays what was promised.
  Json position = last["position"];
  Json seats;
  for (const std::string move : solved["line"]) {
    const Json next =
        asked({{"ask", "play"}, {"edition", kRobinRed}, {"position", position}, {"move", move}});
    position = next["position"];
    seats = next["seats"];
  }
  EXPECT_EQ(seats[0]["payment"], solved["value"]);
}

TEST(Solve, SaysWhatIsTooLarge) {
  const Json deal = asked({{"ask", "deal"}, {"edition", kRobinRed}});
  const Json reply = asked(
      {{"ask", "solve"}, {"edition", kRobinRed}, {"position", deal["position"]}, {"limit", 7}});
  EXPECT_EQ(reply["too_large"], 8);
}

// ---- Odds ---------------------------------------------------------------------------------------

// 12 months, each whole in C(44,4) of the C(48,8) hands, less the pairs of whole months:
// (12 * 135751 - 66) / 377348994 = 8227/1905803.
TEST(Odds, CountsDeals) {
  const Json reply = asked({{"ask", "odds-deals"}, {"edition", kRobinRed}});
  EXPECT_EQ(reply["combinations"][0]["combination"], "four-of-month");
  EXPECT_EQ(reply["combinations"][0]["given_hand"]["exact"], "8227/1905803");
}

// Nothing beats the curtain with the moon. Of the C(18,2) = 153 hands of one opponent all lose.
TEST(Odds, CountsHands) {
  const Json sutda = {{"edition", "robin-red.sutda.en"}, {"players", 2}};
  const Json one = asked(with(sutda, {{"ask", "odds-hand"}, {"own", {"31", "81"}}}));
  EXPECT_EQ(one["win"]["exact"], "1");
  const Json all = asked(with(sutda, {{"ask", "odds-hands"}}));
  EXPECT_EQ(all["hands"].size(), 190);
  EXPECT_THAT(error(with(sutda, {{"ask", "odds-hand"}, {"own", {"11"}}})),
              HasSubstr("not in the deck"));
}

TEST(Odds, PlaysRounds) {
  const Json reply = asked({{"ask", "odds-rounds"}, {"edition", kRobinRed}, {"rounds", 400}});
  double all = 0;
  for (const Json& share : reply["won"]) all += share[0].get<double>();
  EXPECT_GT(all, 0.8);
  EXPECT_LE(all, 1);
  EXPECT_LE(reply["won"][0][1], reply["won"][0][0]);
  EXPECT_THAT(each(reply["yaku"], "id"), Contains("gokou"));
}

}  // namespace
}  // namespace hanaproof::web::testing::answer_test
