// Long runs: many units of work whose results merge in any order, in several threads, in several
// processes, with checkpoints to go on from.
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

#include "solvers/runs/checkpoint.h"

namespace hanaproof::runs {

// A result: what no unit has given yet is R(); merge is associative and commutative; JSON there and
// back gives the same.
template <class R>
concept Mergeable = std::default_initializable<R> && requires(R a, const R& b, std::string_view t) {
  a.merge(b);
  { b.to_json() } -> std::convertible_to<std::string>;
  { R::from_json(t) } -> std::same_as<R>;
};

struct Progress {
  std::uint64_t done = 0;  // units, those before a resumption included
  std::uint64_t all = 0;
  double per_second = 0;    // units, since this process began
  double seconds_left = 0;  // at that rate
};

struct Options {
  int threads = 0;  // of each process; 0: as many as the machine has
  // All ranks of an MPI job (ranks.h) run this together: the first has the outcome, the others
  // only help and have none.
  bool together = false;
  double seconds = 0;       // stop, with a checkpoint, after so many; 0: never
  double store_every = 30;  // seconds between checkpoints, as soon as a unit ends
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

// What a run is made of, whatever its results are.
struct Work {
  // Does one unit and returns what enters its result, which is called under a lock.
  std::function<std::function<void()>(std::uint64_t unit)> one;
  // Does some units for another process, and enters what such a one has sent.
  std::function<std::string(const std::vector<std::uint64_t>& units)> some;
  std::function<void(const std::string& json)> enter;
  std::function<std::string()> result;  // JSON of all results entered
};

// Does the units that `checkpoint` has not done, or helps the first rank with them.
void run_units(Checkpoint& checkpoint, const Options& options, const Work& work);

// Throws RunError where it is no result.
template <Mergeable R>
R result_of(const Checkpoint& checkpoint) try {
  return checkpoint.done.size() > 0 ? R::from_json(checkpoint.result) : R();
} catch (const std::exception& error) {
  checkpoint.refuse(std::string("result: ") + error.what());
}

}  // namespace detail

// Runs from the beginning, or on from a checkpoint (of another run: RunError). The first exception
// that a unit throws is thrown again after what is under way has ended and a checkpoint was stored;
// what is thrown in another process is a RunError here.
template <Mergeable R>
Outcome<R> run(const Identity& identity, const Options& options,
               const std::function<R(std::uint64_t)>& work,
               const std::optional<Checkpoint>& from = std::nullopt) {
  Outcome<R> outcome{R(), {identity, {}}};
  if (from) {
    check_resumable(*from, identity);
    outcome.checkpoint = *from;
    outcome.result = detail::result_of<R>(*from);
  }
  const auto one = [&](std::uint64_t unit) -> std::function<void()> {
    return [&outcome, result = work(unit)] { outcome.result.merge(result); };
  };
  const auto some = [&](const std::vector<std::uint64_t>& units) {
    R all;
    for (const std::uint64_t unit : units) all.merge(work(unit));
    return std::string(all.to_json());
  };
  const auto enter = [&](const std::string& json) { outcome.result.merge(R::from_json(json)); };
  const auto result = [&] { return std::string(outcome.result.to_json()); };
  detail::run_units(outcome.checkpoint, options, {one, some, enter, result});
  return outcome;
}

}  // namespace hanaproof::runs
