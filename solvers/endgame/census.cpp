#include "solvers/endgame/census.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <stdexcept>

#include "solvers/border/border.h"
#include "solvers/endgame/solver.h"
#include "solvers/engine/random.h"
#include "solvers/engine/score.h"
#include "solvers/parallel/executor.h"
#include "solvers/small/deals.h"

namespace hanaproof::endgame {

namespace {

constexpr std::uint64_t kBlock = 4096;  // deals that one thread takes at a time
constexpr int kLog2Entries = 12;

// The deal with a number, or the k-th of the sample: the same on any machine, whoever asks.
std::uint64_t deal_number(const Selection& selection, std::uint64_t k, std::uint64_t all) {
  if (selection.sample == 0) return k;
  __extension__ using Product = unsigned __int128;
  const std::uint64_t start = engine::Random(selection.seed).next();
  return static_cast<std::uint64_t>(Product{engine::Random(start + k).next()} * all >> 64);
}

void look_at(const notation::Position& deal, Solver& solver, Census& into) {
  const engine::Tables& tables = solver.tables();
  engine::State<2> state;
  state.dealer = static_cast<std::uint8_t>(deal.dealer);
  state.field = deal.field.bits();
  for (std::size_t seat = 0; seat < 2; ++seat) state.hand[seat] = deal.hands[seat].bits();
  engine::open(tables, state);
  const int value = solver.value(border::stock_of(deal), state);
  ++into.looked;
  if (state.phase == engine::Phase::over) ++into.decided;
  ++into.values[state.turn == 0 ? value : -value];
}

}  // namespace

std::int64_t Census::sum() const {
  std::int64_t total = 0;
  for (const auto& [value, deals] : values) total += value * static_cast<std::int64_t>(deals);
  return total;
}

std::uint64_t Census::count(bool (*chosen)(int value)) const {
  std::uint64_t total = 0;
  for (const auto& [value, deals] : values) total += chosen(value) ? deals : 0;
  return total;
}

Census& Census::operator+=(const Census& other) {
  looked += other.looked;
  decided += other.decided;
  for (const auto& [value, deals] : other.values) values[value] += deals;
  return *this;
}

Census census(const small::Game& game, const Selection& selection, int threads,
              const std::function<void(std::uint64_t, std::uint64_t)>& progress) {
  if (selection.shard >= selection.of) throw std::invalid_argument("no such shard");
  const small::Deals deals(game);
  const std::uint64_t chosen = selection.sample == 0 ? deals.size() : selection.sample;
  // Shards are runs of deals that follow one another, of nearly equal length.
  const auto bound = [&](std::uint64_t shard) {
    const std::uint64_t rest = chosen % selection.of;
    return chosen / selection.of * shard + std::min(shard, rest);
  };
  const std::uint64_t first = bound(selection.shard);
  const std::uint64_t last = bound(selection.shard + 1);

  Census total;
  total.all = deals.size();
  std::mutex mutex;
  std::atomic<std::uint64_t> done = 0;
  const std::uint64_t blocks = (last - first + kBlock - 1) / kBlock;
  parallel::for_each_index(static_cast<std::size_t>(blocks), threads, [&](std::size_t block) {
    Solver solver(game.rules, {.log2_entries = kLog2Entries});
    Census part;
    const std::uint64_t begin = first + block * kBlock;
    const std::uint64_t end = std::min(last, begin + kBlock);
    for (std::uint64_t k = begin; k < end; ++k) {
      look_at(deals.at(deal_number(selection, k, deals.size())), solver, part);
    }
    progress(done += end - begin, last - first);
    const std::lock_guard lock(mutex);
    total += part;
  });
  return total;
}

}  // namespace hanaproof::endgame
