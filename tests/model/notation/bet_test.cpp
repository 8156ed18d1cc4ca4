#include "model/notation/move.h"

#include <gtest/gtest.h>

namespace hanaproof::notation::bet_test {
namespace {

TEST(Bet, IsWrittenAndReadBack) {
  for (const char* text : {"fold", "follow", "raise:1", "raise:12"}) {
    ASSERT_TRUE(Bet::parse(text)) << text;
    EXPECT_EQ(Bet::parse(text)->text(), text);
  }
  EXPECT_EQ(Bet::parse("raise:3"), Bet::raise(3));
}

TEST(Bet, NothingElseIsABet) {
  for (const char* text : {"", "call", "raise", "raise:", "raise:0", "raise:-1", "raise:2x",
                           "raise: 2", "follow ", "raise:99999999999"}) {
    EXPECT_FALSE(Bet::parse(text)) << text;
  }
}

TEST(Bet, FoldsStandBeforeFollowsAndRaises) {
  EXPECT_LT(Bet::fold(), Bet::follow());
  EXPECT_LT(Bet::follow(), Bet::raise(1));
  EXPECT_LT(Bet::raise(1), Bet::raise(2));
}

}  // namespace
}  // namespace hanaproof::notation::bet_test
