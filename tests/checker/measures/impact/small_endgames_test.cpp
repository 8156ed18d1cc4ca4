// Endgames of small games: every deal, every way to two cards in each hand, and every line from
// there gone through with the spec, against a sample that the engine reaches and the solver values.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "checker/measures/impact/rounds.h"
#include "model/spec/play.h"
#include "model/spec/settle.h"
#include "tests/checker/measures/impact/small_games.h"

namespace hanaproof::impact::small_endgames_test {
namespace {

using cards::CardSet;
using notation::Phase;
using notation::Position;
using testing::Covering;
using testing::Difference;
using testing::kSamples;
using testing::same_to_see;

// March, and September without one of its dregs: the curtain and the sake cup among them.
reduced_decks::Table table() {
  reduced_decks::Table table;
  table.id = "seven-cards";
  table.deck = (CardSet::month(3) | CardSet::month(9)) - CardSet{cards::Card::of(9, 4)};
  table.hand_size = 3;
  table.field_size = 1;
  return table;
}

// What best play of both is worth to seat 0, by looking at every line.
int value(const spec::Rules& rules, const Position& position) {
  if (position.phase == Phase::over) {
    const auto score = spec::score(rules, position);
    return rules.ruleset().edition().game == "koi-koi" ? score.payment[0]
                                                       : score.result[0] - score.result[1];
  }
  const auto legal = spec::legal_moves(rules, position);
  int best = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const int then = value(rules, spec::play(rules, position, legal[i]));
    if (i == 0 || (position.turn == 0 ? then > best : then < best)) best = then;
  }
  return best;
}

bool is_endgame(const Position& position) {
  return position.phase == Phase::play &&
         std::ranges::all_of(position.hands, [](CardSet hand) { return hand.size() == 2; });
}

// How likely random play reaches an endgame before the lines part, one that is worth something else
// by the other rules, and by how much, in the mean over all rounds.
struct Reached {
  double endgames = 0;
  double hits = 0;
  double points = 0;

  void add(const Reached& other, double part = 1) {
    endgames += part * other.endgames;
    hits += part * other.hits;
    points += part * other.points;
  }
};

Reached reached(const spec::Rules& a_rules, const Position& a, const spec::Rules& b_rules,
                const Position& b) {
  const auto legal = spec::legal_moves(a_rules, a);
  if (!same_to_see(a, b) || legal != spec::legal_moves(b_rules, b)) return {};
  if (a.phase == Phase::over) return {};
  if (is_endgame(a)) {
    const int difference = std::abs(value(a_rules, a) - value(b_rules, b));
    return {1, difference > 0 ? 1.0 : 0.0, static_cast<double>(difference)};
  }
  Reached sum;
  for (const auto& move : legal) {
    sum.add(reached(a_rules, spec::play(a_rules, a, move), b_rules, spec::play(b_rules, b, move)),
            1 / static_cast<double>(legal.size()));
  }
  return sum;
}

Reached exactly(const std::vector<rulebook::Ruleset>& sides) {
  Reached all;
  testing::every_deal(sides, table(),
                      [&](const auto& a, const Position& of_a, const auto& b,
                          const Position& of_b) { all.add(reached(a, of_a, b, of_b)); });
  return all;
}

constexpr std::uint64_t kEndgames = 400;

Covering covering(const std::vector<rulebook::Ruleset>& sides, const Reached& exact) {
  Covering covering;
  for (std::uint64_t seed = 1; seed <= kSamples; ++seed) {
    const auto sample = endgames_in_lockstep(sides, kEndgames, {seed, {}, table().deck});
    if (!sample) continue;
    EXPECT_EQ(sample->all, std::to_string(kEndgames));
    covering.add(*sample, exact.hits / exact.endgames, exact.points / exact.hits);
  }
  return covering;
}

class SmallEndgames : public ::testing::TestWithParam<Difference> {};

// Of 60 intervals 57 should cover it; fewer than 50 would in one of 5,000 cases.
TEST_P(SmallEndgames, AreCoveredByTheIntervalsOfSamples) {
  const auto sides = testing::small_sides(GetParam(), table());
  const Reached exact = exactly(sides);
  EXPECT_GT(exact.hits, 0);
  EXPECT_LT(exact.hits, exact.endgames);
  const Covering found = covering(sides, exact);
  EXPECT_GE(found.share, 50);
  EXPECT_GE(found.mean, 50);
}

INSTANTIATE_TEST_SUITE_P(
    , SmallEndgames,
    ::testing::Values(
        Difference{"robin-red.koi-koi.fr", "yaku.hanami", "none"},
        Difference{"robin-red.koi-koi.fr", "yaku.kasu",
                   R"x({cards = "count(dreg) >= 2", hides = [], points = "count(dreg)"})x"}));

TEST(SmallEndgamesFaults, ASampleOfOtherRulesIsSeen) {
  const auto sides = testing::small_sides({"robin-red.koi-koi.fr", "yaku.hanami", "none"}, table());
  const auto others =
      testing::small_sides({"robin-red.koi-koi.fr", "yaku.hanami",
                            R"x({cards = "all(curtain | sake)", hides = [], points = "2"})x"},
                           table());
  const Reached exact = exactly(sides);
  EXPECT_LT(covering(others, exact).mean, 50);
}

}  // namespace
}  // namespace hanaproof::impact::small_endgames_test
