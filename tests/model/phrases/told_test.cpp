#include "model/phrases/told.h"

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
            "allowed moves of player C: dreg of maple × blue ribbon of maple");
}

}  // namespace
}  // namespace hanaproof::phrases::testing::told_test
