#include "model/phrases/told.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hanaproof::phrases::testing::told_test {
namespace {

TEST(Told, CallsPlayersByLetters) {
  EXPECT_EQ(told("player 0 deals next", Language::en), "player A deals next");
  EXPECT_EQ(told("player 1 deals next", Language::fr), "le joueur B donne ensuite");
}

TEST(Told, LeavesWhatItHasNoPatternForAsItIs) {
  EXPECT_FALSE(can_be_told("the moon is made of cheese"));
  EXPECT_EQ(told("the moon is made of cheese", Language::de), "the moon is made of cheese");
}

TEST(Told, NamesYaku) {
  EXPECT_NE(told("hanami 5 = 5", Language::en).find("Hanami"), std::string::npos);
}

TEST(Told, SaysWhoseEachNumberIs) {
  EXPECT_EQ(told("written down: 24 0", Language::en), "points written down: A 24, B 0");
  EXPECT_EQ(told("payments: -14 +28 -14", Language::de), "Zahlungen: A -14, B +28, C -14");
}

TEST(Told, NamesTheCardsOfAMove) {
  EXPECT_EQ(told("player 2: A4xA2", Language::en),
            "allowed moves of player C: dreg of maple captures blue ribbon of maple");
}

TEST(Told, CountsWhatComesAgain) {
  EXPECT_EQ(told("waiting: double, double, grand", Language::fr),
            "champs en attente\u00a0: 2 × double, grand");
  EXPECT_EQ(told("The bets in turn: player 0 raise:2, player 1 fold", Language::en),
            "The bids in turn: player A bids 2, player B folds");
  EXPECT_EQ(told("player 0 captures 11 C2 C3", Language::en),
            "player A captures: crane and 2 × dreg of paulownia");
}

TEST(Told, TellsOfCardsAndMovesWhatTheOtherAccountsLack) {
  EXPECT_THAT(told_apart({"player 0 has captured 11 81; on the field 31",
                          "player 0 has captured 11; the field is empty"},
                         Language::en),
              ::testing::ElementsAre("player A has also captured: moon; on the field: curtain",
                                     "the field is empty"));
  EXPECT_THAT(told_apart({"legal: 11 31x32", "legal: 31x32"}, Language::en),
              ::testing::ElementsAre("beside what is allowed in any case: crane without a capture",
                                     "nothing else is allowed"));
  // What only one of them tells cannot be held against the other.
  EXPECT_THAT(
      told_apart({"player 0 has captured 11; player 0: call", "the round is drawn"}, Language::en),
      ::testing::ElementsAre("player A says koi-koi or stops the round", "the round is drawn"));
}

TEST(Told, LeavesOutWhatAllAccountsShare) {
  EXPECT_THAT(told_apart({"player 0 deals next; the round counts; totals 1 2",
                          "player 1 deals next; the round counts; totals 1 2"},
                         Language::en),
              ::testing::ElementsAre("player A deals next", "player B deals next"));
  EXPECT_THAT(
      told_apart({"the round counts", "the round counts; player 1 deals next"}, Language::fr),
      ::testing::ElementsAre("", "le joueur B donne ensuite"));
  EXPECT_THAT(told_apart({"the field is empty; player 0 deals next"}, Language::en),
              ::testing::ElementsAre("the field is empty; player A deals next"));
}

}  // namespace
}  // namespace hanaproof::phrases::testing::told_test
