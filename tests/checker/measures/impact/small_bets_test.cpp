// Rounds of betting with few coins: every line of bets and every deal gone through with the spec,
// against a sample that the engine plays.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "checker/measures/impact/rounds.h"
#include "model/spec/betting/betting.h"
#include "model/spec/betting/showdown.h"
#include "tests/checker/measures/impact/small_games.h"

namespace hanaproof::impact::small_bets_test {
namespace {

using notation::Bet;
using spec::betting::Betting;
using spec::betting::Rules;
using spec::betting::Standing;
using testing::Covering;
using testing::Difference;
using testing::kSamples;

constexpr Coins kFewCoins = {3, 2};

// Two hands as both rules take them, and in how many deals they come up.
struct Hands {
  std::vector<Standing> by_a;
  std::vector<Standing> by_b;
  double deals = 0;
};

std::vector<Hands> all_hands(const Rules& a, const Rules& b) {
  struct Sort {
    Standing by_a;
    Standing by_b;
  };
  std::vector<Sort> sorts;
  std::vector<std::pair<cards::CardSet, std::size_t>> hands;
  for (const cards::CardSet hand : spec::betting::all_hands(a)) {
    const Sort sort = {spec::betting::standing(a, hand), spec::betting::standing(b, hand)};
    const auto same = std::ranges::find_if(sorts, [&](const Sort& other) {
      return other.by_a == sort.by_a && other.by_b == sort.by_b;
    });
    hands.emplace_back(hand, same - sorts.begin());
    if (same == sorts.end()) sorts.push_back(sort);
  }
  std::map<std::pair<std::size_t, std::size_t>, double> deals;
  for (const auto& [first, of_first] : hands) {
    for (const auto& [second, of_second] : hands) {
      if ((first & second).empty()) ++deals[{of_first, of_second}];
    }
  }
  std::vector<Hands> all;
  for (const auto& [pair, number] : deals) {
    const Sort& first = sorts[pair.first];
    const Sort& second = sorts[pair.second];
    all.push_back({{first.by_a, second.by_a}, {first.by_b, second.by_b}, number});
  }
  return all;
}

// How likely a round is a hit, and by how many coins it comes out differently, in the mean over all
// rounds. Where the lines part the coins are not looked at: it is one chance that the sides share.
struct Expected {
  double hits = 0;
  double coins = 0;
  bool parts = false;

  void add(const Expected& other, double part) {
    hits += part * other.hits;
    coins += part * other.coins;
    parts = parts || other.parts;
  }
};

bool same_to_see(const Rules& a_rules, const Betting& a, const Rules& b_rules, const Betting& b) {
  const auto seen = [](const spec::betting::Stake& stake) {
    return std::tuple(stake.money, stake.put_in(), stake.folded);
  };
  if (a.over != b.over ||
      !std::ranges::equal(a.seats, b.seats, std::ranges::equal_to(), seen, seen)) {
    return false;
  }
  if (a.over)
    return spec::betting::dealer_by_bets(a_rules, a) == spec::betting::dealer_by_bets(b_rules, b);
  return a.turn == b.turn &&
         spec::betting::legal_bets(a_rules, a) == spec::betting::legal_bets(b_rules, b);
}

class Exactly {
 public:
  explicit Exactly(const std::vector<rulebook::Ruleset>& sides)
      : a_(sides[0]), b_(sides[1]), hands_(all_hands(a_, b_)) {}

  Expected all() {
    Expected sum;
    const double starts = 3 * 3 * 2 * 2;
    for (const int first : {1, 2, 3}) {
      for (const int second : {1, 2, 3}) {
        for (const int ante : {1, 2}) {
          for (const int dealer : {0, 1}) {
            const std::vector<int> money = {first, second};
            sum.add(from(spec::betting::begin(a_, dealer, money, ante),
                         spec::betting::begin(b_, dealer, money, ante)),
                    1 / starts);
          }
        }
      }
    }
    return sum;
  }

 private:
  Expected from(const Betting& a, const Betting& b) {
    if (!same_to_see(a_, a, b_, b)) return {1, 0, true};
    if (a.over) return settled(a, b);
    std::map<Bet::Sort, std::vector<Bet>> sorts;
    for (const Bet& bet : spec::betting::legal_bets(a_, a)) sorts[bet.sort].push_back(bet);
    Expected sum;
    for (const auto& [sort, bets] : sorts) {
      for (const Bet& bet : bets) {
        sum.add(from(spec::betting::bet(a_, a, bet), spec::betting::bet(b_, b, bet)),
                1 / static_cast<double>(sorts.size() * bets.size()));
      }
    }
    return sum;
  }

  Expected settled(const Betting& a, const Betting& b) {
    const auto known = known_.find({a, b});
    if (known != known_.end()) return known->second;
    double deals = 0;
    Expected sum;
    for (const Hands& hands : hands_) {
      const auto one = spec::betting::settle(a_, {a.dealer, a.seats, hands.by_a});
      const auto other = spec::betting::settle(b_, {b.dealer, b.seats, hands.by_b});
      deals += hands.deals;
      if (one == other &&
          spec::betting::next_dealer(a_, a, one) == spec::betting::next_dealer(b_, b, other)) {
        continue;
      }
      sum.hits += hands.deals;
      sum.coins += hands.deals * std::max(std::abs(one.money[0] - other.money[0]),
                                          std::abs(one.money[1] - other.money[1]));
    }
    const Expected found = {sum.hits / deals, sum.coins / deals, false};
    known_[{a, b}] = found;
    return found;
  }

  Rules a_;
  Rules b_;
  std::vector<Hands> hands_;
  std::map<std::pair<Betting, Betting>, Expected> known_;
};

Covering covering(const std::vector<rulebook::Ruleset>& sides, const Expected& exact) {
  Covering covering;
  for (std::uint64_t seed = 1; seed <= kSamples; ++seed) {
    const auto sample =
        bets_in_lockstep(sides, {seed, {0, 0, 0, 4000}, cards::CardSet::all()}, kFewCoins);
    covering.add(sample, exact.hits, exact.coins / exact.hits);
  }
  return covering;
}

class SmallBets : public ::testing::TestWithParam<Difference> {};

// Of 60 intervals 57 should cover it; fewer than 50 would in one of 5,000 cases.
TEST_P(SmallBets, AreCoveredByTheIntervalsOfSamples) {
  const auto sides = testing::pair(GetParam().edition, GetParam().topic, GetParam().answer);
  const Expected exact = Exactly(sides).all();
  EXPECT_GT(exact.hits, 0);
  EXPECT_LT(exact.hits, 1);
  const Covering found = covering(sides, exact);
  EXPECT_GE(found.share, 50);
  if (!exact.parts) {
    EXPECT_GE(found.mean, 50);
  }
}

INSTANTIATE_TEST_SUITE_P(
    , SmallBets,
    ::testing::Values(Difference{"robin-red.sutda.fr", "combination.january-february", "none"},
                      Difference{"robin-red.sutda.fr", "combination.pair-1", "none"},
                      Difference{"robin-red.sutda.fr", "bet.opening", "may-be-nothing"}));

TEST(SmallBetsFaults, ASampleOfOtherRulesIsSeen) {
  const Expected exact =
      Exactly(testing::pair("robin-red.sutda.fr", "combination.pair-1", "none")).all();
  const auto others = testing::pair("robin-red.sutda.fr", "combination.january-february", "none");
  EXPECT_LT(covering(others, exact).share, 50);
}

}  // namespace
}  // namespace hanaproof::impact::small_bets_test
