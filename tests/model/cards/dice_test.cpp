#include "model/cards/dice.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

namespace hanaproof::cards::dice_test {
namespace {

// The published test values of SplitMix64.
TEST(Dice, GiveTheNumbersOfSplitMix64) {
  EXPECT_EQ(Dice(0).next(), 0xE220A8397B1DCDAFU);
  Dice dice(1234567);
  EXPECT_EQ(dice.next(), 6457827717110365317U);
  EXPECT_EQ(dice.next(), 3203168211198807973U);
  EXPECT_EQ(dice.next(), 9817491932198370423U);
  EXPECT_EQ(dice.next(), 4593380528125082431U);
  EXPECT_EQ(dice.next(), 16408922859458223821U);
}

// The expected orders come from the definitions, computed in Python.
TEST(Dice, ShuffleAlikeOnAnyMachine) {
  std::vector<int> list = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  EXPECT_EQ(Dice(7).shuffled(list), (std::vector<int>{8, 1, 5, 9, 0, 4, 3, 2, 6, 7}));
  Dice(7).shuffle(list);
  EXPECT_EQ(list, (std::vector<int>{8, 1, 5, 9, 0, 4, 3, 2, 6, 7}));
}

TEST(Dice, RollAndPickAlikeOnAnyMachine) {
  Dice rolled(7);
  Dice picked(7);
  Dice multiplied(7);
  for (const int expected : {3, 0, 0, 3, 4, 3, 4, 0}) {
    EXPECT_EQ(rolled.roll(6), expected);
    EXPECT_EQ(picked.pick(std::array{0, 1, 2, 3, 4, 5}), expected);
  }
  for (const std::uint64_t expected : {2U, 0U, 5U, 3U, 2U, 1U, 2U, 1U}) {
    EXPECT_EQ(multiplied.below(6), expected);
  }
}

// Within five and a half standard deviations.
TEST(Dice, AreEven) {
  constexpr int kDraws = 48'000;
  const double most = 5.5 * std::sqrt(kDraws * 0.2 * 0.8);
  Dice dice(1);
  std::array<int, 5> rolled{};
  std::array<int, 5> multiplied{};
  for (int i = 0; i < kDraws; ++i) {
    ++rolled[static_cast<std::size_t>(dice.roll(5))];
    ++multiplied[dice.below(5)];
  }
  for (const int count : rolled) EXPECT_NEAR(count, kDraws * 0.2, most);
  for (const int count : multiplied) EXPECT_NEAR(count, kDraws * 0.2, most);
}

}  // namespace
}  // namespace hanaproof::cards::dice_test
