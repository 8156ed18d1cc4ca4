#include "solvers/statistics/common_random_numbers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace hanaproof::statistics::common_random_numbers_test {
namespace {

using Moves = std::vector<std::uint64_t>;

std::uint64_t chosen(const CommonRandomNumbers& chance, const Moves& moves) {
  return moves[chance.among(moves.size(), [&](std::size_t i) { return moves[i]; })];
}

// Chi-square of five moves: 18.5 is passed by one of 1000.
TEST(CommonRandomNumbers, MakesEveryMoveEquallyLikely) {
  const Moves moves = {0x0101, 0x0201, 0x0301, 0x30201, 0x2b};
  for (const bool by_round : {true, false}) {
    std::array<int, 5> times{};
    constexpr int kDraws = 50'000;
    for (std::uint64_t i = 0; i < kDraws; ++i) {
      // Other rounds, and other decisions of one round.
      CommonRandomNumbers chance(by_round ? i : 7);
      chance.decide(by_round ? 3 : i);
      ++times[static_cast<std::size_t>(std::ranges::find(moves, chosen(chance, moves)) -
                                       moves.begin())];
    }
    double square = 0;
    for (const int time : times) {
      square += (time - kDraws / 5.0) * (time - kDraws / 5.0) / (kDraws / 5.0);
    }
    EXPECT_LT(square, 18.5);
  }
}

// Whoever has one move more or less chooses the same, unless it is that one.
TEST(CommonRandomNumbers, IsTheSameOfMovesThatAreNearlyTheSame) {
  const Moves all = {1, 2, 3, 4, 5, 6};
  int other = 0;
  for (std::uint64_t round = 0; round < 600; ++round) {
    CommonRandomNumbers one(round);
    CommonRandomNumbers two(round);
    one.decide(9);
    two.decide(9);
    const std::uint64_t of_all = chosen(one, all);
    const std::uint64_t of_fewer = chosen(two, {6, 4, 3, 2, 1});
    if (of_all == 5) {
      ++other;
    } else {
      EXPECT_EQ(of_all, of_fewer);
    }
  }
  EXPECT_NEAR(other, 100, 40);
}

// A decision more on one side does not change what the others are decided by.
TEST(CommonRandomNumbers, IsNotPutOutOfStepByADecisionMore) {
  const Moves moves = {1, 2, 3, 4, 5};
  int same = 0;
  for (std::uint64_t round = 0; round < 500; ++round) {
    CommonRandomNumbers one(round);
    CommonRandomNumbers two(round);
    one.decide(1);
    two.decide(1);
    two.decide(77);
    one.decide(2);
    two.decide(2);
    same += chosen(one, moves) == chosen(two, moves) ? 1 : 0;
  }
  EXPECT_EQ(same, 500);
}

TEST(CommonRandomNumbers, AsksAnewWhoIsAskedTheSameAgain) {
  const Moves moves = {1, 2, 3, 4, 5};
  int same = 0;
  for (std::uint64_t round = 0; round < 1000; ++round) {
    CommonRandomNumbers chance(round);
    chance.decide(1);
    const std::uint64_t first = chosen(chance, moves);
    chance.decide(1);
    same += chosen(chance, moves) == first ? 1 : 0;
  }
  EXPECT_NEAR(same, 200, 60);
}

TEST(CommonRandomNumbers, OfOthersHaveNothingToDoWithThese) {
  const Moves moves = {1, 2, 3, 4, 5};
  int same = 0;
  for (std::uint64_t round = 0; round < 1000; ++round) {
    CommonRandomNumbers one(round);
    CommonRandomNumbers other = one.others();
    one.decide(1);
    other.decide(1);
    same += chosen(one, moves) == chosen(other, moves) ? 1 : 0;
  }
  EXPECT_NEAR(same, 200, 60);
}

}  // namespace
}  // namespace hanaproof::statistics::common_random_numbers_test
