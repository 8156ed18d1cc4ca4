#include "checker/measures/round_odds/round_odds.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "checker/measures/round_odds/plan.h"
#include "model/spec/play.h"
#include "model/spec/score.h"
#include "model/spec/settle.h"
#include "tests/deals.h"

namespace hanaproof::odds_of_rounds::round_odds_test {
namespace {

using notation::Move;
using rulebook::Ruleset;

Ruleset rules_of(const std::string& edition, int players = 2,
                 const std::map<std::string, std::string>& chosen = {}) {
  return {deals::builtin().at(edition), {players, {}}, chosen};
}

// What random rounds of the specification come to.
struct BySpec {
  int rounds = 0;
  int won_by_dealer = 0;
  int over_at_once = 0;
  std::map<std::string, int> made;  // by seat 0 at the end
};

// Cards at random, and whoever may stop does.
BySpec played_by_spec(const Ruleset& ruleset, int rounds) {
  BySpec all;
  const spec::Rules rules(ruleset);
  cards::Dice dice(7);
  for (int round = 0; round < rounds; ++round) {
    notation::Position position = deals::random_deal(rules, dice.next());
    auto moves = spec::legal_moves(rules, position);
    all.over_at_once += moves.empty() ? 1 : 0;
    while (!moves.empty()) {
      const auto stop = std::ranges::find(moves, Move::Sort::stop, &Move::sort);
      position = spec::play(
          rules, position,
          stop != moves.end()
              ? *stop
              : moves[static_cast<std::size_t>(dice.roll(static_cast<int>(moves.size())))]);
      moves = spec::legal_moves(rules, position);
    }
    const auto result = spec::score(rules, position).result;
    const auto dealer = static_cast<std::size_t>(position.dealer);
    all.won_by_dealer += result[dealer] > result[1 - dealer] ? 1 : 0;
    for (const auto& yaku : spec::made_yaku(rules, position.captured[0])) ++all.made[yaku.id];
    ++all.rounds;
  }
  return all;
}

// Of shares that are the same in truth, one pair in ten thousand is further apart.
void expect_alike(const Share& share, int hits, int all, const std::string& what) {
  const double other = static_cast<double>(hits) / all;
  const double mean =
      (static_cast<double>(share.hits) + hits) / (static_cast<double>(share.all) + all);
  const double deviation =
      std::sqrt(mean * (1 - mean) * (1.0 / static_cast<double>(share.all) + 1.0 / all));
  EXPECT_LE(std::abs(share.value() - other), 4 * deviation) << what;
}

TEST(RoundOdds, AreThoseOfRoundsThatTheSpecificationPlays) {
  for (const char* edition : {"robin-red.koi-koi.en", "robin-red.sakura.en", "hana-awase.pl"}) {
    const Ruleset rules = rules_of(edition);
    const BySpec spec = played_by_spec(rules, 3000);
    const Odds odds = play(rules, {.cards = impact::Policy::uniform_random, .rounds = 30'000});
    expect_alike(odds.won[0], spec.won_by_dealer, spec.rounds, edition);
    expect_alike(odds.without_play, spec.over_at_once, spec.rounds, edition);
    for (const YakuOdds& yaku : odds.yaku) {
      const auto made = spec.made.find(yaku.id);
      expect_alike(yaku.by_turn.back(), made == spec.made.end() ? 0 : made->second, spec.rounds,
                   yaku.id);
    }
  }
}

TEST(RoundOdds, AreOfAllRounds) {
  const Odds odds = play(rules_of("robin-red.sakura.en", 4), {.rounds = 4000});
  ASSERT_EQ(odds.won.size(), 4U);
  std::uint64_t won = odds.shared.hits;
  double paid = 0;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(odds.won[seat].all, 4000U);
    won += odds.won[seat].hits;
    paid += odds.payment[seat].mean();
  }
  EXPECT_LE(won, 4000U);
  EXPECT_NEAR(paid, 0, 1e-9) << "what one gets, others pay";
  EXPECT_FALSE(odds.yaku.empty());
  for (const YakuOdds& yaku : odds.yaku) {
    ASSERT_EQ(yaku.by_turn.size(), 5U) << "a hand of five";
    for (std::size_t turn = 1; turn < 5; ++turn) {
      EXPECT_LE(yaku.by_turn[turn - 1].hits, yaku.by_turn[turn].hits) << yaku.id;
    }
  }
  EXPECT_TRUE(odds.decisions.empty()) << "nobody calls in Sakura";
}

// Nobody has called before: who stops with p points gets p, from 7 on twice as much.
TEST(RoundOdds, StoppingPaysThePointsThatAreMade) {
  const auto expect_factor = [](const Odds& odds, int factor) {
    EXPECT_FALSE(odds.decisions.empty());
    for (const auto& [situation, decision] : odds.decisions) {
      const int expected = situation.points * (situation.points >= 7 ? factor : 1);
      EXPECT_DOUBLE_EQ(decision.stop.mean(), expected) << situation.points;
      EXPECT_EQ(decision.gain.groups(), decision.stop.groups());
      EXPECT_NEAR(decision.gain.mean(), decision.go_on.mean() - decision.stop.mean(), 1e-9);
    }
  };
  const Options options{.rounds = 4000};
  expect_factor(play(rules_of("robin-red.koi-koi.en"), options), 2);
  expect_factor(
      play(rules_of("robin-red.koi-koi.en", 2, {{"score.high", "{at-least = 7, factor = 3}"}}),
           options),
      3);
}

// Whoever has no card left makes nothing more, and cannot stop again.
TEST(RoundOdds, GoingOnWithoutCardsBringsNothing) {
  const Odds odds = play(rules_of("robin-red.koi-koi.en"), {.rounds = 20'000});
  std::uint64_t rounds = 0;
  for (const auto& [situation, decision] : odds.decisions) {
    if (situation.cards > 0) continue;
    rounds += decision.ahead.all;
    EXPECT_EQ(decision.ahead.hits, 0U) << situation.points;
    EXPECT_LE(decision.go_on.mean(), 0) << situation.points;
  }
  EXPECT_GT(rounds, 100U);
}

TEST(RoundOdds, DoNotHangOnTheNumberOfThreads) {
  const Ruleset rules = rules_of("oishi-tengudo.koi-koi");
  const auto told = [&](int threads, std::uint64_t seed) {
    const Odds odds =
        play(rules, {.calls = Calls::go_on, .rounds = 5000, .seed = seed, .threads = threads});
    std::vector<double> numbers = {odds.payment[0].mean()};
    for (const YakuOdds& yaku : odds.yaku) numbers.push_back(yaku.by_turn.back().value());
    for (const auto& [situation, decision] : odds.decisions) {
      numbers.push_back(decision.gain.mean());
    }
    return numbers;
  };
  EXPECT_EQ(told(1, 1), told(3, 1));
  EXPECT_NE(told(1, 1), told(1, 2));
}

// The more often nobody stops, the more yaku are made.
TEST(RoundOdds, FollowWhatIsDoneWithCalls) {
  const Ruleset rules = rules_of("robin-red.koi-koi.en");
  const auto made = [&](Calls calls) {
    std::uint64_t all = 0;
    for (const YakuOdds& yaku : play(rules, {.calls = calls, .rounds = 4000}).yaku) {
      all += yaku.by_turn.back().hits;
    }
    return all;
  };
  EXPECT_GT(made(Calls::go_on), made(Calls::stop));
}

// In another order, and through JSON: what processes do that share a run.
TEST(RoundOddsPlan, InUnitsGivesTheSame) {
  const std::vector<Ruleset> rules = {rules_of("oishi-tengudo.koi-koi"),
                                      rules_of("robin-red.sakura.en", 4)};
  Options options;
  options.rounds = 5000;
  const Plan plan(rules, options);
  ASSERT_EQ(plan.units(), 6U);
  Tally all;
  for (const std::uint64_t unit : {4U, 0U, 5U, 2U, 1U, 3U}) {
    all.merge(Tally::from_json(plan.run(unit).to_json()));
  }
  ASSERT_EQ(all.odds.size(), 2U);
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const Odds whole = play(rules[i], options);
    EXPECT_EQ(whole.without_play.all, options.rounds);
    EXPECT_GT(whole.payment[0].groups(), 0U);
    EXPECT_EQ((Tally{{{0, whole}}}.to_json()), (Tally{{{0, all.odds.at(i)}}}.to_json()));
  }
}

}  // namespace
}  // namespace hanaproof::odds_of_rounds::round_odds_test
