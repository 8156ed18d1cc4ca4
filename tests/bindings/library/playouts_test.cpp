// Rounds that never leave the engine, against rounds that are played move by move.
#include <array>
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bindings/library/play.h"

namespace hanaproof::api_test::playouts_test {
namespace {

constexpr std::uint64_t kFast = 20'000;
constexpr std::uint64_t kSlow = 1'500;

class EveryKindPlayed : public ::testing::TestWithParam<std::size_t> {
 protected:
  Rules rules = every_kind().at(GetParam());
  Game game{rules};
};

TEST_P(EveryKindPlayed, NumbersDoNotHangOnThreads) {
  const auto alone = game.play_at_random(3000, 9, 1);
  EXPECT_EQ(alone.rounds, 3000U);
  EXPECT_EQ(alone.players, rules.players());
  ASSERT_EQ(alone.payments.size(), 3000U * static_cast<std::size_t>(rules.players()));
  ASSERT_EQ(alone.results.size(), alone.payments.size());
  for (const int threads : {3, 0}) {
    const auto together = game.play_at_random(3000, 9, threads);
    EXPECT_EQ(together.payments, alone.payments);
    EXPECT_EQ(together.results, alone.results);
  }
  EXPECT_NE(game.play_at_random(3000, 10, 1).results, alone.results);
}

TEST_P(EveryKindPlayed, MoreRoundsBeginWithTheSame) {
  const auto few = game.play_at_random(1500, 4).results;
  const auto more = game.play_at_random(2500, 4).results;
  EXPECT_TRUE(std::equal(few.begin(), few.end(), more.begin()));
}

// Mean and variance of what a seat gets.
struct Moments {
  double sum = 0;
  double squares = 0;
  double count = 0;
  void add(double value) {
    sum += value;
    squares += value * value;
    ++count;
  }
  double mean() const { return sum / count; }
  double error() const { return (squares / count - mean() * mean()) / count; }
};

TEST_P(EveryKindPlayed, RoundsComeOutAsWhenTheyArePlayedMoveByMove) {
  const auto seats = static_cast<std::size_t>(rules.players());
  // By seats from the dealer on: payment, result, and the squares of both.
  using All = std::vector<std::array<Moments, 4>>;
  All fast(seats);
  All slow(seats);
  const auto add = [](std::array<Moments, 4>& seat, double payment, double result) {
    seat[0].add(payment);
    seat[1].add(result);
    seat[2].add(payment * payment);
    seat[3].add(result * result);
  };
  const auto played = game.play_at_random(kFast, 1, 0);
  for (std::size_t round = 0; round < kFast; ++round) {
    for (std::size_t seat = 0; seat < seats; ++seat) {
      const std::size_t place = round * seats + seat;
      add(fast[(seat + seats - round % seats) % seats], played.payments[place],
          played.results[place]);
    }
  }
  cards::Dice dice(5);
  for (std::uint64_t round = 0; round < kSlow; ++round) {
    State state = game.deal(round, 0);
    while (!state.over()) state = state.after(random_move(state, dice));
    const Score score = state.score();
    const std::vector<int> nothing(seats);
    const auto& payment = score.payment.empty() ? nothing : score.payment;
    const auto& result = score.result.empty() ? payment : score.result;
    for (std::size_t seat = 0; seat < seats; ++seat) add(slow[seat], payment[seat], result[seat]);
  }
  for (std::size_t seat = 0; seat < seats; ++seat) {
    for (std::size_t i = 0; i < 4; ++i) {
      const double error = std::sqrt(fast[seat][i].error() + slow[seat][i].error());
      EXPECT_NEAR(fast[seat][i].mean(), slow[seat][i].mean(), 5 * error + 1e-9) << seat << i;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(ApiPlayouts, EveryKindPlayed, ::testing::Range<std::size_t>(0, 7));

TEST(ApiPlayouts, WhatOneGetsAnotherPays) {
  const auto played = Game(Rules(builtin(), "robin-red.koi-koi.en")).play_at_random(5000, 2);
  std::int64_t paid = 0;
  for (std::size_t round = 0; round < played.rounds; ++round) {
    ASSERT_EQ(played.payments[2 * round], -played.payments[2 * round + 1]);
    paid += std::abs(played.payments[2 * round]);
  }
  EXPECT_GT(paid, 0);
}

TEST(ApiPlayouts, NoRoundsAreNoPayments) {
  const auto played = Game(Rules(builtin(), "korean.seotda")).play_at_random(0, 2);
  EXPECT_TRUE(played.payments.empty());
}

}  // namespace
}  // namespace hanaproof::api_test::playouts_test
