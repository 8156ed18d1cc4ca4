// Rounds of small games: every deal and every move gone through with the spec, against a sample
// that the engine plays.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "checker/measures/impact/impact.h"
#include "checker/measures/impact/lockstep.h"
#include "checker/measures/impact/rounds.h"
#include "model/spec/play.h"
#include "model/spec/score.h"
#include "model/spec/settle.h"
#include "tests/checker/measures/impact/small_games.h"

namespace hanaproof::impact::small_rounds_test {
namespace {

using cards::CardSet;
using notation::Move;
using notation::Phase;
using notation::Position;
using testing::covers;
using testing::Difference;
using testing::kSamples;
using testing::same_to_see;

// The cards that some yaku of the rules speaks of.
CardSet cards_of_yaku(const spec::Rules& rules) {
  CardSet cards;
  for (const auto& yaku : rules.yaku()) {
    for (const auto* expression : {&yaku.cards, &yaku.points}) {
      for (const auto& set : sets_of(*expression)) {
        cards |= set.resolve(rulebook::yaku::SakeCup::both);
      }
    }
  }
  return cards;
}

// What the greedy hold a move for: points of yaku then, and what it captures.
std::pair<int, int> worth(const spec::Rules& rules, const Position& position, const Move& move) {
  if (move.sort != Move::Sort::card) return {0, 0};
  CardSet captured = move.takes;
  if (!captured.empty()) captured.insert(move.card);
  const CardSet pile = spec::counted_cards(rules, position, position.turn) | captured;
  const bool cards_count = rules.ruleset().edition().game != "koi-koi";
  return {spec::sum(spec::made_yaku(rules, pile)), cards_count
                                                       ? spec::card_points(rules, captured)
                                                       : (captured & cards_of_yaku(rules)).size()};
}

// The moves among which a player by the policy chooses, each as likely as any other.
std::vector<Move> choice(Policy policy, const spec::Rules& rules, const Position& position) {
  auto legal = spec::legal_moves(rules, position);
  if (policy == Policy::uniform_random || legal.empty()) return legal;
  const auto stop = std::ranges::find(legal, Move::Sort::stop, &Move::sort);
  if (stop != legal.end()) return {*stop};
  std::vector<Move> best;
  std::pair<int, int> most = {-1, -1};
  for (const Move& move : legal) {
    const auto of_move = worth(rules, position, move);
    if (of_move > most) best.clear();
    most = std::max(most, of_move);
    if (of_move == most) best.push_back(move);
  }
  return best;
}

// The chance that play by the policy differs from here on.
double chance(Policy policy, const spec::Rules& a_rules, const Position& a,
              const spec::Rules& b_rules, const Position& b) {
  if (!same_to_see(a, b) || spec::legal_moves(a_rules, a) != spec::legal_moves(b_rules, b)) {
    return 1;
  }
  if (a.phase == Phase::over) {
    const auto one = spec::score(a_rules, a);
    const auto other = spec::score(b_rules, b);
    return one.result == other.result && one.payment == other.payment ? 0 : 1;
  }
  const auto moves = choice(policy, a_rules, a);
  double sum = 0;
  for (const auto& move : moves) {
    sum += chance(policy, a_rules, spec::play(a_rules, a, move), b_rules,
                  spec::play(b_rules, b, move));
  }
  return sum / static_cast<double>(moves.size());
}

reduced_decks::Table table() {
  reduced_decks::Table table;
  table.id = "two-months";
  table.deck = CardSet::month(3) | CardSet::month(9);
  table.hand_size = 2;
  table.field_size = 3;
  return table;
}

double exactly(const std::vector<rulebook::Ruleset>& sides,
               Policy policy = Policy::uniform_random) {
  double sum = 0;
  double deals = 0;
  testing::every_deal(
      sides, table(),
      [&](const auto& a, const Position& of_a, const auto& b, const Position& of_b) {
        sum += chance(policy, a, of_a, b, of_b);
        ++deals;
      });
  return sum / deals;
}

std::vector<rulebook::Ruleset> sides_of(const Difference& difference) {
  return testing::small_sides(difference, table());
}

// Of so many samples, those whose interval covers the share.
int covering(const std::vector<rulebook::Ruleset>& sides, double exact,
             Policy policy = Policy::uniform_random) {
  int covered = 0;
  for (std::uint64_t seed = 1; seed <= kSamples; ++seed) {
    const auto share = rounds_in_lockstep(sides, policy, {seed, {0, 0, 0, 1000}, table().deck});
    if (covers(share.low, share.high, exact)) ++covered;
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

// The greedy choose as the spec tells the worth of moves.
TEST_P(SmallRounds, OfTheGreedyAreCoveredToo) {
  const auto sides = sides_of(GetParam());
  const double exact = exactly(sides, Policy::greedy);
  EXPECT_GT(exact, 0);
  EXPECT_GE(covering(sides, exact, Policy::greedy), 50);
}

using Scores = std::vector<std::pair<notation::Score, double>>;

// How rounds that random play takes up here end, and how likely.
void end_all(const spec::Rules& rules, const Position& position, double part, Scores& all) {
  if (position.phase == Phase::over)
    return void(all.emplace_back(spec::score(rules, position), part));
  const auto legal = spec::legal_moves(rules, position);
  for (const auto& move : legal) {
    end_all(rules, spec::play(rules, position, move), part / static_cast<double>(legal.size()),
            all);
  }
}

int difference(const notation::Score& a, const notation::Score& b) {
  const int of_results = largest_difference(a.result, b.result);
  return of_results > 0 ? of_results : largest_difference(a.payment, b.payment);
}

double apart(const Scores& a, const Scores& b) {
  double sum = 0;
  for (const auto& [one, part] : a) {
    for (const auto& [other, of_part] : b) sum += part * of_part * difference(one, other);
  }
  return sum;
}

// What random play expects of the difference, and of its square; where the lines part, of what is
// more between the rules than between two rounds by the same rules (and no square).
struct Expected {
  double hit = 0;
  double points = 0;
  double squares = 0;
};

Expected expected(const spec::Rules& a_rules, const Position& a, const spec::Rules& b_rules,
                  const Position& b) {
  const auto legal = spec::legal_moves(a_rules, a);
  if (!same_to_see(a, b) || legal != spec::legal_moves(b_rules, b)) {
    Scores one;
    Scores other;
    end_all(a_rules, a, 1, one);
    end_all(b_rules, b, 1, other);
    return {1, apart(one, other) - (apart(one, one) + apart(other, other)) / 2};
  }
  Expected sum;
  if (a.phase == Phase::over) {
    const int most = difference(spec::score(a_rules, a), spec::score(b_rules, b));
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

TEST_P(SmallRounds, PointsLessLuckAreCovered) {
  const auto sides = sides_of(GetParam());
  Expected all;
  testing::every_deal(
      sides, table(),
      [&](const auto& a, const Position& of_a, const auto& b, const Position& of_b) {
        const Expected one = expected(a, of_a, b, of_b);
        all.hit += one.hit;
        all.points += one.points;
      });
  int covered = 0;
  for (std::uint64_t seed = 1; seed <= kSamples; ++seed) {
    const auto sample =
        rounds_in_lockstep(sides, Policy::uniform_random, {seed, {0, 0, 0, 4000}, table().deck});
    // Where no points ever differ there is no mean of them.
    const double low = sample.mean_low.value_or(0);
    covered += covers(low, sample.mean_high.value_or(low), all.points / all.hit) ? 1 : 0;
  }
  EXPECT_GE(covered, 50) << all.points / all.hit;
}

// The same yaku, for fewer points: nothing but the end tells.
TEST(SmallRoundsPoints, DifferByAsManyPointsAsAllDealsDo) {
  const auto sides = sides_of({"robin-red.koi-koi.fr", "yaku.hanami",
                               R"x({cards = "all(curtain | sake)", hides = [], points = "2"})x"});
  Expected all;
  double deals = 0;
  testing::every_deal(
      sides, table(),
      [&](const auto& a, const Position& of_a, const auto& b, const Position& of_b) {
        const Expected one = expected(a, of_a, b, of_b);
        all.hit += one.hit;
        all.points += one.points;
        all.squares += one.squares;
        ++deals;
      });
  // The mean over the hits of what all deals and lines come to.
  int covered = 0;
  int expected_covered = 0;
  for (std::uint64_t seed = 1; seed <= kSamples; ++seed) {
    const auto sample =
        rounds_in_lockstep(sides, Policy::uniform_random, {seed, {0, 0, 0, 1000}, table().deck});
    ASSERT_TRUE(sample.mean_low && sample.mean_high);
    EXPECT_EQ(sample.parted, 0U);
    const double of_hits = all.points / all.hit;
    covered += covers(*sample.mean_low, *sample.mean_high, of_hits) ? 1 : 0;
    const auto weight = weight_of({sample});
    ASSERT_TRUE(weight && weight->interval);
    const double of_rounds = all.points / deals;
    expected_covered += covers(weight->interval->low, weight->interval->high, of_rounds) ? 1 : 0;
  }
  EXPECT_GE(covered, 50);
  EXPECT_GE(expected_covered, 50);
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
  const Chance chance = {1, {0, 0, 0, 20000}, table().deck};
  const auto random = rounds_in_lockstep(sides, Policy::uniform_random, chance);
  const auto greedy = rounds_in_lockstep(sides, Policy::greedy, chance);
  EXPECT_GT(greedy.low, random.high);
}

// Whoever plays at random is no greedy player: the exact share of one is not covered by the other's
// intervals.
TEST(SmallRoundsFaults, ASampleByAnotherPolicyIsSeen) {
  const auto sides = sides_of({"robin-red.koi-koi.fr", "yaku.hanami", "none"});
  EXPECT_LT(covering(sides, exactly(sides, Policy::greedy)), 50);
  EXPECT_LT(covering(sides, exactly(sides), Policy::greedy), 50);
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
}  // namespace hanaproof::impact::small_rounds_test
