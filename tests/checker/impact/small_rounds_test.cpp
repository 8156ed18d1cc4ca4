// Rounds of small games: every deal and every move gone through with the spec, against a sample
// that the engine plays.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "checker/impact/rounds.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "model/spec/settle.h"
#include "solvers/small/deals.h"
#include "solvers/small/game.h"
#include "tests/checker/impact/rules.h"

namespace hanaproof::impact {
namespace {

using notation::Phase;
using notation::Position;
using testing::pair;

// What the players see of a position.
bool same_to_see(const Position& a, const Position& b) {
  return a.hands == b.hands && a.field == b.field && a.stock == b.stock &&
         a.captured == b.captured && a.turn == b.turn && a.phase == b.phase && a.drawn == b.drawn &&
         a.stopped == b.stopped && a.deal_end == b.deal_end;
}

// The chance that random play from here on differs, all legal moves being equally likely.
double chance(const spec::Rules& a_rules, const Position& a, const spec::Rules& b_rules,
              const Position& b) {
  const auto legal = spec::legal_moves(a_rules, a);
  if (!same_to_see(a, b) || legal != spec::legal_moves(b_rules, b)) return 1;
  if (a.phase == Phase::over) {
    const auto one = spec::score(a_rules, a);
    const auto other = spec::score(b_rules, b);
    return one.result == other.result && one.payment == other.payment ? 0 : 1;
  }
  double sum = 0;
  for (const auto& move : legal) {
    sum += chance(a_rules, spec::play(a_rules, a, move), b_rules, spec::play(b_rules, b, move));
  }
  return sum / static_cast<double>(legal.size());
}

small::Table table() {
  small::Table table;
  table.id = "two-months";
  table.deck = cards::CardSet::month(3) | cards::CardSet::month(9);
  table.hand_size = 2;
  table.field_size = 3;
  return table;
}

// Every deal by both dealers.
double exactly(const std::vector<rulebook::Ruleset>& sides) {
  double sum = 0;
  std::uint64_t deals = 0;
  for (const int dealer : {0, 1}) {
    small::Game game{table(), sides.front()};
    game.table.dealer = dealer;
    const spec::Rules a(sides[0]);
    const spec::Rules b(sides[1]);
    const small::Deals all(game);
    for (std::uint64_t i = 0; i < all.size(); ++i) {
      const Position dealt = all.at(i);
      sum += chance(a, spec::open(a, dealt), b, spec::open(b, dealt));
    }
    deals += all.size();
  }
  return sum / static_cast<double>(deals);
}

struct Difference {
  const char* edition;
  const char* topic;
  const char* answer;
};

// Rules that differ in the answer, dealt as the table says, with the yaku of the whole deck: of so
// few cards hanami can be made.
std::vector<rulebook::Ruleset> sides_of(const Difference& difference) {
  auto sides = pair(difference.edition, difference.topic, difference.answer);
  const auto packets = small::derive(sides.front(), table()).rules["deal.packets"];
  for (auto& side : sides) {
    side = side.with("deal.hand-size", 2).with("deal.field-size", 3).with("deal.packets", packets);
  }
  return sides;
}

// Of so many samples, those whose interval covers the share.
constexpr int kSamples = 60;
int covering(const std::vector<rulebook::Ruleset>& sides, double exact) {
  int covered = 0;
  for (std::uint64_t seed = 1; seed <= kSamples; ++seed) {
    const auto share =
        rounds_in_lockstep(sides, Policy::uniform_random, {seed, {0, 0, 0, 1000}, table().deck});
    if (share.low <= exact && exact <= share.high) ++covered;
  }
  return covered;
}

class SmallRounds : public ::testing::TestWithParam<Difference> {};

TEST_P(SmallRounds, AreCoveredByTheIntervalsOfSamples) {
  const auto sides = sides_of(GetParam());
  const double exact = exactly(sides);
  EXPECT_GT(exact, 0);
  // Of 60 intervals 57 should cover it; fewer than 50 would in one of 5,000 cases.
  EXPECT_GE(covering(sides, exact), 50);
}

// What random play expects of the difference, and of its square; the lines must not part before the
// end, since then it is one chance that both sides play on by.
struct Expected {
  double hit = 0;
  double points = 0;
  double squares = 0;
};

Expected expected(const spec::Rules& a_rules, const Position& a, const spec::Rules& b_rules,
                  const Position& b) {
  const auto legal = spec::legal_moves(a_rules, a);
  EXPECT_TRUE(same_to_see(a, b) && legal == spec::legal_moves(b_rules, b));
  Expected sum;
  if (a.phase == Phase::over) {
    const auto one = spec::score(a_rules, a);
    const auto other = spec::score(b_rules, b);
    int most = 0;
    for (std::size_t seat = 0; seat < one.result.size(); ++seat) {
      most = std::max(most, std::abs(one.result[seat] - other.result[seat]));
    }
    return {most > 0 ? 1.0 : 0.0, static_cast<double>(most), static_cast<double>(most) * most};
  }
  for (const auto& move : legal) {
    const Expected then =
        expected(a_rules, spec::play(a_rules, a, move), b_rules, spec::play(b_rules, b, move));
    sum.hit += then.hit / static_cast<double>(legal.size());
    sum.points += then.points / static_cast<double>(legal.size());
    sum.squares += then.squares / static_cast<double>(legal.size());
  }
  return sum;
}

// The same yaku, for fewer points: nothing but the end tells.
TEST(SmallRoundsPoints, DifferByAsManyPointsAsAllDealsDo) {
  const auto sides = sides_of({"robin-red.koi-koi.fr", "yaku.hanami",
                               R"x({cards = "all(curtain | sake)", hides = [], points = "2"})x"});
  Expected all;
  double deals = 0;
  for (const int dealer : {0, 1}) {
    small::Game game{table(), sides.front()};
    game.table.dealer = dealer;
    const spec::Rules a(sides[0]);
    const spec::Rules b(sides[1]);
    const small::Deals dealt(game);
    for (std::uint64_t i = 0; i < dealt.size(); ++i) {
      const Expected one = expected(a, spec::open(a, dealt.at(i)), b, spec::open(b, dealt.at(i)));
      all.hit += one.hit;
      all.points += one.points;
      all.squares += one.squares;
    }
    deals += static_cast<double>(dealt.size());
  }
  constexpr double kRounds = 20'000;
  const auto share =
      rounds_in_lockstep(sides, Policy::uniform_random, {1, {0, 0, 0, 20'000}, table().deck});
  ASSERT_GT(all.hit, 0);
  ASSERT_TRUE(share.mean_points);
  const double mean = all.points / deals;
  const double deviation = std::sqrt((all.squares / deals - mean * mean) / kRounds);
  EXPECT_NEAR(*share.mean_points * std::stod(share.hits) / kRounds, mean, 4 * deviation);
  EXPECT_NEAR(std::stod(share.hits) / kRounds, all.hit / deals,
              4 * std::sqrt(all.hit / deals / kRounds));
}

// With hanami for the best that two months can make, who looks for yaku makes it more often than
// who plays at random.
TEST(SmallRoundsPoints, OfTheGreedyMakeMoreYaku) {
  const auto sides = sides_of({"robin-red.koi-koi.fr", "yaku.hanami", "none"});
  const Chance chance = {1, {0, 0, 0, 5000}, table().deck};
  const auto random = rounds_in_lockstep(sides, Policy::uniform_random, chance);
  const auto greedy = rounds_in_lockstep(sides, Policy::greedy, chance);
  EXPECT_GT(greedy.low, random.high);
}

TEST(SmallRoundsFaults, ASampleOfOtherRulesIsSeen) {
  const auto sides = sides_of({"robin-red.koi-koi.fr", "yaku.hanami", "none"});
  const auto others = sides_of({"robin-red.koi-koi.fr", "capture.drawn.one", "right"});
  EXPECT_LT(covering(others, exactly(sides)), 50);
}

INSTANTIATE_TEST_SUITE_P(
    , SmallRounds,
    ::testing::Values(Difference{"robin-red.koi-koi.fr", "yaku.hanami", "none"},
                      Difference{"robin-red.koi-koi.fr", "capture.drawn.one", "right"},
                      Difference{"hana-awase.pl", "dealer.begins", "next"},
                      Difference{"robin-red.koi-koi.de", "capture.played.three", "all-or-one"}));

}  // namespace
}  // namespace hanaproof::impact
