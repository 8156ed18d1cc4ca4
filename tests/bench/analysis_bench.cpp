// What is built on the engine: the endgame solver against a search by the spec alone, and the
// cross-check against a walk by the spec alone, the least that it could take.
#include <string>

#include <fmt/format.h>

#include "checker/engines/lockstep/lockstep.h"
#include "checker/games/registry.h"
#include "checker/measures/graph/state_graphs.h"
#include "model/cards/dice.h"
#include "model/spec/games/game.h"
#include "model/spec/play.h"
#include "model/spec/settle.h"
#include "solvers/adapters/games/game.h"
#include "solvers/endgame/solver.h"
#include "solvers/reduced_decks/catalogue.h"
#include "solvers/reduced_decks/deals.h"
#include "tests/bench/compare.h"

namespace hanaproof::bench::analysis_bench {
namespace {

constexpr std::size_t kMostPositions = 1'000'000;
constexpr int kDealsSolved = 20;
constexpr std::size_t kFewSolved = 2;  // where a deal takes more positions than
constexpr std::uint64_t kMany = 1'000'000;

// The value for seat 0, by trying everything.
int search(const spec::Rules& rules, const notation::Position& position) {
  if (position.phase == notation::Phase::over) {
    const auto score = spec::score(rules, position);
    return rules.ruleset().is("score.by", "card-points") ? score.result[0] - score.result[1]
                                                         : score.payment[0];
  }
  const bool first = position.turn == 0;
  int best = 0;
  bool any = false;
  for (const auto& move : spec::legal_moves(rules, position)) {
    const int value = search(rules, spec::play(rules, position, move));
    if (!any || (first ? value > best : value < best)) best = value;
    any = true;
  }
  return best;
}

// Where a round played at random has so many cards left in the hands.
notation::Position late_position(const spec::Rules& rules, int cards) {
  cards::Dice dice(5);
  for (;;) {
    auto position = deal(rules.ruleset());
    while (position.phase != notation::Phase::over) {
      const int left = position.hands[0].size() + position.hands[1].size();
      if (position.phase == notation::Phase::play && left == cards) return position;
      const auto legal = spec::legal_moves(rules, position);
      const auto chosen = static_cast<std::size_t>(dice.roll(static_cast<int>(legal.size())));
      position = spec::play(rules, position, legal[chosen]);
    }
  }
}

void solve_endgame(benchmark::State& state, const Subject& subject) {
  const auto ruleset = rules(subject);
  const spec::Rules executable(ruleset);
  constexpr int kCards = 6;
  const auto position = late_position(executable, kCards);
  const double spec = seconds_each([&] {
    benchmark::DoNotOptimize(search(executable, position));
    return 1;
  });
  endgame::Solver solver(ruleset, {.every_move = true, .line = false});
  run(state, spec, [&] {
    benchmark::DoNotOptimize(solver.solve(position));
    return 1;
  });
}

// Whole deals, one after the other: far out of the spec's reach, so only deals a second of the
// processor are reported, and positions looked at for one.
void solve_deals(benchmark::State& state, const Subject& subject) {
  const auto ruleset = rules(subject);
  auto dealt = deals(ruleset, kDealsSolved);
  endgame::Solver solver(ruleset, {.every_move = true, .line = false});
  if (solver.solve(dealt.front()).nodes > kMany) dealt.resize(kFewSolved);
  double nodes = 0;
  double solved = 0;
  for (auto _ : state) {
    for (const auto& position : dealt) {
      nodes += static_cast<double>(solver.solve(position).nodes);
      ++solved;
    }
  }
  state.counters["deals"] = benchmark::Counter(solved, benchmark::Counter::kIsRate);
  state.counters["nodes_each"] = nodes / solved;
  state.counters["dealt"] = static_cast<double>(dealt.size());
  report_yardstick(state, yardstick::kDeals);
}

// Positions of the first deal of a small game that is played out.
void crosscheck_positions(benchmark::State& state, const Subject& subject) {
  const auto& tables = reduced_decks::catalogue(subject.players);
  const reduced_decks::Game game = reduced_decks::derive(rules(subject), tables.front());
  const spec::Rules executable(game.rules);
  auto dealt = reduced_decks::Deals(game).at(0);
  dealt.rules.clear();  // as the cross-check does: they would be copied with every move
  const double spec = seconds_each([&] {
    return checker::explore(executable, dealt, checker::Reach::played_out, kMostPositions)
        .positions.size();
  });
  const auto by_spec = spec::game(game.rules);
  const auto engine = adapters::engine_game(game.rules);
  const lockstep::Pair pair{games::capturing(), *by_spec, *engine};
  const games::Line line{.start = dealt, .laid_out = true};
  run(state, spec, [&] { return lockstep::visit_all(pair, line).positions; });
}

const bool kAdded = [] {
  for (const Subject& subject : subjects()) {
    benchmark::RegisterBenchmark(fmt::format("crosscheck/{}", subject.name()).c_str(),
                                 crosscheck_positions, subject);
    if (subject.players != 2) continue;
    benchmark::RegisterBenchmark(fmt::format("solve-6-cards/{}", subject.name()).c_str(),
                                 solve_endgame, subject);
  }
  return true;
}();

}  // namespace
}  // namespace hanaproof::bench::analysis_bench

namespace hanaproof::bench {

void add_solved_deals() {
  std::vector<Subject> two_sides = for_two();
  two_sides.push_back({"robin-red.sakura.en", 4, {"teams-of-two"}});
  for (const Subject& subject : two_sides) {
    benchmark::RegisterBenchmark(fmt::format("solve-deals/{}", subject.name()).c_str(),
                                 analysis_bench::solve_deals, subject);
  }
}

}  // namespace hanaproof::bench
