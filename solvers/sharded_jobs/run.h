// Long runs: many units of work whose results merge in any order, in several threads, in shards,
// with checkpoints to go on from.
#pragma once

#include <atomic>
#include <concepts>
#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solvers/sharded_jobs/checkpoint.h"

namespace hanaproof::sharded_jobs {

// A result: what no unit has given yet is R(); merge is associative and commutative; JSON there and
// back gives the same.
template <class R>
concept Mergeable = std::default_initializable<R> && requires(R a, const R& b, std::string_view t) {
  a.merge(b);
  { b.to_json() } -> std::convertible_to<std::string>;
  { R::from_json(t) } -> std::same_as<R>;
};

struct Progress {
  std::uint64_t done = 0;  // units of this shard, those before a resumption included
  std::uint64_t all = 0;
  double per_second = 0;    // units, since this process began
  double seconds_left = 0;  // at that rate
};

struct Options {
  Shard shard = {};
  int threads = 0;          // 0: as many as the machine has
  double seconds = 0;       // stop, with a checkpoint, after so many; 0: never
  double store_every = 60;  // seconds between checkpoints, as soon as a unit ends
  // Gets the JSON of a checkpoint, now and then and when the run ends; must put it in its place at
  // once or not at all. Called from one thread at a time.
  std::function<void(const std::string&)> store = {};
  std::function<void(const Progress&)> progress = {};
  // Set from outside, by a signal handler for instance: the run stops as after `seconds`.
  const std::atomic<bool>* interrupted = nullptr;
};

template <Mergeable R>
struct Outcome {
  R result;
  Checkpoint checkpoint;
  bool complete() const { return checkpoint.complete(); }
};

namespace detail {

// Does the units that `checkpoint` has not done. `work` does one unit and returns what enters its
// result, which is called under a lock; `result` gives the JSON of all results entered.
void run_units(Checkpoint& checkpoint, const Options& options,
               const std::function<std::function<void()>(std::uint64_t)>& work,
               const std::function<std::string()>& result);

// Throws RunError where it is no result.
template <Mergeable R>
R result_of(const Checkpoint& checkpoint) try {
  return checkpoint.done.size() > 0 ? R::from_json(checkpoint.result) : R();
} catch (const std::exception& error) {
  checkpoint.refuse(std::string("result: ") + error.what());
}

}  // namespace detail

// Runs a shard from the beginning, or on from a checkpoint of it (else RunError). The first
// exception that a unit throws is thrown again after what is under way has ended and a checkpoint
// was stored.
template <Mergeable R>
Outcome<R> run(const Identity& identity, const Options& options,
               const std::function<R(std::uint64_t)>& work,
               const std::optional<Checkpoint>& from = std::nullopt) {
  Outcome<R> outcome{R(), {identity, options.shard, {}}};
  if (from) {
    check_resumable(*from, identity, options.shard);
    outcome.checkpoint = *from;
    outcome.result = detail::result_of<R>(*from);
  }
  detail::run_units(
      outcome.checkpoint, options,
      [&](std::uint64_t unit) -> std::function<void()> {
        return [&outcome, result = work(unit)] { outcome.result.merge(result); };
      },
      [&] { return std::string(outcome.result.to_json()); });
  return outcome;
}

// The whole run out of all its shards: exactly what it gives in one piece. Throws RunError where
// they do not make up one run.
template <Mergeable R>
Outcome<R> merge(const std::vector<Checkpoint>& shards) {
  check_whole(shards);
  Outcome<R> outcome{R(), {shards.front().identity, {}, {}}};
  for (const Checkpoint& shard : shards) outcome.result.merge(detail::result_of<R>(shard));
  const std::uint64_t units = outcome.checkpoint.identity.units;
  if (units > 0) outcome.checkpoint.done = UnitSet({{0, units}});
  outcome.checkpoint.result = outcome.result.to_json();
  return outcome;
}

}  // namespace hanaproof::sharded_jobs
