// Random lines of play, chosen and shrunk by RapidCheck, on small and on full decks.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/checker/engines/crosscheck/faulty.h"

namespace hanaproof::crosscheck::random_lines_test {
namespace {

using games::Line;
using games::Position;

// Each number picks one of the moves that are legal then; shorter lists and smaller numbers are
// what a failure shrinks to.
Line line_of(const games::Game& spec, Line line, const std::vector<unsigned>& choices) {
  auto state = games::start(spec, line);
  for (const unsigned choice : choices) {
    const auto legal = state->moves();
    if (legal.empty()) break;
    line.moves.push_back(legal[choice % legal.size()]);
    state = state->after(line.moves.back());
  }
  return line;
}

Line deal_of(const lockstep::Pair& pair, std::uint64_t seed) {
  return {pair.family.playout(pair.spec, seed)->deal(nullptr).value(), true, {}};
}

rulebook::Ruleset any_rules() {
  const auto& edition = *rc::gen::elementOf(std::vector<std::string>{
      "robin-red.koi-koi.fr", "robin-red.koi-koi.en", "robin-red.koi-koi.es",
      "robin-red.koi-koi.de", "oishi-tengudo.koi-koi", "blog.koi-koi.fr", "hana-awase.pl"});
  const auto scopes = rulebook::scopes(testing::library().at(edition));
  return {testing::library().at(edition), *rc::gen::elementOf(scopes)};
}

void expect_agreement(const lockstep::Pair& pair, const Line& deal) {
  const auto choices = *rc::gen::container<std::vector<unsigned>>(rc::gen::inRange(0U, 40U));
  const auto failure = lockstep::follow(pair, line_of(pair.spec, deal, choices));
  if (failure) RC_FAIL(failure->difference.what + ": " + failure->difference.subject);
}

RC_GTEST_PROP(RandomLines, AgreeOnTheFullDeck, ()) {
  const testing::Bench bench(any_rules(), adapters::engine_game);
  const auto pair = bench.pair();
  expect_agreement(pair, deal_of(pair, *rc::gen::inRange<std::uint64_t>(0, 1'000'000)));
}

RC_GTEST_PROP(RandomLines, AgreeInSmallGames, ()) {
  const auto ruleset = any_rules();
  const auto all = games::family(ruleset).small_games(ruleset);
  games::SmallGame& game = *all[*rc::gen::inRange<std::size_t>(0, all.size())];
  const testing::Bench bench(game.rules(), adapters::engine_game);
  expect_agreement(bench.pair(), game.start(*rc::gen::inRange<std::uint64_t>(0, game.starts())));
}

TEST(RandomLines, ShrinkToWhatMatters) {
  const testing::Bench bench(
      testing::rules("oishi-tengudo.koi-koi"),
      testing::with_positions([](const auto&, const auto&, notation::Position& after) {
        if (after.stock.size() == 22) std::swap(after.stock[0], after.stock[1]);
      }));
  const auto pair = bench.pair();
  std::size_t shortest_line = 100;
  const bool holds = rc::check([&](const std::vector<unsigned>& choices) {
    const Line line = line_of(pair.spec, deal_of(pair, 5), choices);
    const auto failure = lockstep::follow(pair, line);
    if (failure) shortest_line = std::min(shortest_line, line.moves.size());
    RC_ASSERT(!failure.has_value());
  });
  EXPECT_FALSE(holds);
  // 24 stock cards, one a turn: after the second turn, which may take a choice or a call each.
  EXPECT_GE(shortest_line, 2U);
  EXPECT_LE(shortest_line, 6U);
}

}  // namespace
}  // namespace hanaproof::crosscheck::random_lines_test
