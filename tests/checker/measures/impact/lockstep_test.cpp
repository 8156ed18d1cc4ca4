// The luck of what follows where lines part, in a game that is small enough to write down.
#include "checker/measures/impact/lockstep.h"

#include <gtest/gtest.h>

#include <array>

#include "tests/checker/measures/impact/small_games.h"

namespace hanaproof::impact::lockstep_test {
namespace {

using statistics::CommonRandomNumbers;
using statistics::Sample;
using testing::covers;
using testing::kSamples;
using testing::pair;

constexpr int kTosses = 3;

// The dealer, seat 1, gets as many points from seat 0 as coins show heads. The rules are told apart
// by the size of the hand: 8; 9, heads for tails, which comes to the same in the long run; from 10
// on so many points more than 9.
class Coins {
 public:
  using List = int;
  struct Round {
    int tossed = 0;
    int heads = 0;
  };
  using End = std::array<int, 2>;

  explicit Coins(const rulebook::Ruleset& rules) : rule_(rules.number("deal.hand-size")) {}

  const Round& round() const { return round_; }
  void back_to(const Round& round) { round_ = round; }
  std::size_t dealer() const { return 1; }
  bool over() const { return round_.tossed == kTosses; }
  void list(List& list) const { list = 2; }
  // Players see at once by which rules they play.
  bool same(List, const Coins& other, List) const { return rule_ == other.rule_; }
  int choose(List sides, CommonRandomNumbers& chance) const {
    chance.decide(static_cast<std::uint64_t>(round_.tossed));
    return static_cast<int>(
        chance.among(static_cast<std::size_t>(sides), [](std::size_t side) { return side; }));
  }
  void play(int side) {
    ++round_.tossed;
    round_.heads += rule_ == 9 ? 1 - side : side;
  }
  End end() const {
    const int points = round_.heads + std::max(0, rule_ - 9);
    return {-points, points};
  }
  static const End& results(const End& end) { return end; }
  static unsigned winners(const End& end) { return ahead(end); }
  static int difference(const End& a, const End& b) { return largest_difference(a, b); }

 private:
  int rule_;
  Round round_;
};

// By the binomial distribution of the heads of three coins.
struct Exact {
  double points = 0;
  double winner = 0;
};
Exact exactly(int more) {
  constexpr std::array<int, 4> kWays = {1, 3, 3, 1};
  Exact sum;
  for (int a = 0; a <= kTosses; ++a) {
    for (int b = 0; b <= kTosses; ++b) {
      const double part =
          kWays.at(static_cast<std::size_t>(a)) * kWays.at(static_cast<std::size_t>(b)) / 64.0;
      sum.points += part * (std::abs(a - (b + more)) - std::abs(a - b));
      // Nobody is ahead alone where there are no points.
      const int luck = (a == 0) == (b == 0) ? 0 : 1;
      const int luck_of_more = (a + more == 0) == (b + more == 0) ? 0 : 1;
      sum.winner += part * (((a == 0) == (b + more == 0) ? 0 : 1) - (luck + luck_of_more) / 2.0);
    }
  }
  return sum;
}

std::vector<rulebook::Ruleset> rules(const char* hand) {
  return pair("robin-red.koi-koi.fr", "deal.hand-size", hand);
}

// `play(lockstep, chance)` as many rounds.
template <class Play>
Sample sample(const std::vector<rulebook::Ruleset>& sides, std::uint64_t seed, Play play) {
  Lockstep<Coins> lockstep(sides, seed);
  Sample sample;
  for (std::uint64_t number = 0; number < 400; ++number) {
    for (Coins& side : lockstep.sides()) side.back_to({});
    sample.add(play(lockstep, CommonRandomNumbers(lockstep.chance(number).next())));
  }
  return sample;
}
Sample sample(const std::vector<rulebook::Ruleset>& sides, std::uint64_t seed) {
  return sample(sides, seed, [](auto& lockstep, auto chance) { return lockstep.play(chance); });
}

bool covers_mean(const statistics::MeanOfSample& mean, double exact) {
  const auto interval = mean.hits().interval();
  return interval && covers(interval->low, interval->high, exact);
}

// Of 60 intervals 57 should cover; fewer than 50 would in one of 5,000 cases.
TEST(Luck, IsTakenOff) {
  for (const auto& [hand, more] : {std::pair("9", 0), std::pair("10", 1), std::pair("12", 3)}) {
    const Exact exact = exactly(more);
    int points = 0;
    int winner = 0;
    int dealer = 0;
    for (std::uint64_t seed = 1; seed <= kSamples; ++seed) {
      const Sample found = sample(rules(hand), seed);
      EXPECT_EQ(found.parted, found.rounds);
      points += covers_mean(found.points, exact.points) ? 1 : 0;
      winner += covers_mean(found.winner, exact.winner) ? 1 : 0;
      dealer += covers_mean(found.dealer, more) ? 1 : 0;
    }
    EXPECT_GE(points, 50) << more;
    EXPECT_GE(winner, 50) << more;
    EXPECT_GE(dealer, 50) << more;
  }
}

// Heads for tails: every round comes out differently, and nothing hangs on it.
TEST(Luck, IsAllThereIsToARuleWithoutEffect) {
  const Sample found = sample(rules("9"), 1);
  EXPECT_EQ(found.hits, found.rounds);
  EXPECT_EQ(found.most, kTosses);
  // Nor does anything on a third side, however far apart the farthest of three are by luck.
  auto three = rules("9");
  three.push_back(three.front());
  int covered = 0;
  for (std::uint64_t seed = 1; seed <= kSamples; ++seed) {
    const Sample of_three = sample(three, seed);
    covered += covers_mean(of_three.points, 0) ? 1 : 0;
    EXPECT_TRUE(of_three.dealer.hits().none()) << "more than on which of the others?";
  }
  EXPECT_GE(covered, 50);
}

TEST(LuckFaults, AControlWithTheSameNumbersIsSeen) {
  const auto without_control = [](auto& lockstep, auto chance) {
    return lockstep.play(std::vector(2, chance));
  };
  EXPECT_FALSE(covers_mean(sample(rules("9"), 1, without_control).points, 0));
  EXPECT_FALSE(covers_mean(sample(rules("9"), 1, without_control).winner, 0));
}

}  // namespace
}  // namespace hanaproof::impact::lockstep_test
