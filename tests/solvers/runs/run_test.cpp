// Runs: in one piece, stopped and taken up again, always the same result.
#include <stdexcept>

#include <gtest/gtest.h>

#include "solvers/runs/run_error.h"
#include "tests/solvers/runs/divisors.h"

namespace hanaproof::runs::run_test {
namespace {

using testing::Divisors;
using testing::divisors_of;
using testing::identity;

Outcome<Divisors> run_all(const Options& options = {}) {
  return run<Divisors>(identity(), options, divisors_of);
}

TEST(Run, DoesEveryUnitOnce) {
  const auto outcome = run_all();
  EXPECT_TRUE(outcome.complete());
  EXPECT_EQ(outcome.result.count, testing::kDivisorsToHundred);
  EXPECT_EQ(outcome.result.primes.size(), testing::kPrimesToHundred);
}

TEST(Run, OfNoUnitsIsDoneAtOnce) {
  const auto outcome = run<Divisors>(identity(0), {}, divisors_of);
  EXPECT_TRUE(outcome.complete());
  EXPECT_EQ(outcome.result, Divisors());
}

TEST(Run, MayHaveMoreUnitsThanCanBeListed) {
  std::atomic<bool> interrupted = false;
  Options options;
  options.threads = 2;
  options.interrupted = &interrupted;
  const auto some = run<Divisors>(identity(1ULL << 40), options, [&](std::uint64_t unit) {
    interrupted = true;
    return divisors_of(unit);
  });
  EXPECT_FALSE(some.complete());
  EXPECT_GE(some.checkpoint.done.size(), 1U);
  EXPECT_LE(some.checkpoint.done.size(), 2U);
}

TEST(Run, GoesOnWhereItWasInterrupted) {
  std::atomic<bool> interrupted = false;
  std::atomic<int> begun = 0;
  Options options;
  options.interrupted = &interrupted;
  std::string stored;
  options.store = [&](const std::string& text) { stored = text; };
  const auto half = run<Divisors>(identity(), options, [&](std::uint64_t unit) {
    if (++begun == 40) interrupted = true;
    return divisors_of(unit);
  });
  EXPECT_FALSE(half.complete());
  EXPECT_GE(half.checkpoint.done.size(), 40U);
  const auto from = Checkpoint::from_json(stored);
  EXPECT_EQ(from, half.checkpoint);
  begun = 0;
  const auto rest = run<Divisors>(
      identity(), {},
      [&](std::uint64_t unit) {
        ++begun;
        return divisors_of(unit);
      },
      from);
  EXPECT_EQ(static_cast<std::uint64_t>(begun), 100 - from.done.size());
  EXPECT_EQ(rest.checkpoint.to_json(), run_all().checkpoint.to_json());
}

TEST(Run, StopsWhenItsTimeIsUp) {
  Options options;
  options.seconds = 1e-9;
  const auto outcome = run_all(options);
  EXPECT_FALSE(outcome.complete());
  EXPECT_EQ(outcome.checkpoint.done.size(), 0U);
}

TEST(Run, StoresCheckpointsOnTheWay) {
  Options options;
  options.store_every = 0;  // after every unit
  std::vector<std::uint64_t> done;
  options.store = [&](const std::string& text) {
    done.push_back(Checkpoint::from_json(text).done.size());
  };
  run_all(options);
  ASSERT_EQ(done.size(), 101U);
  for (std::size_t i = 0; i < 100; ++i) EXPECT_EQ(done[i], i + 1);
}

TEST(Run, SaysHowFarItIs) {
  Options options;
  std::vector<std::uint64_t> done;
  options.progress = [&](const Progress& progress) {
    EXPECT_EQ(progress.all, 100U);
    EXPECT_GE(progress.seconds_left, 0);
    done.push_back(progress.done);
  };
  run_all(options);
  EXPECT_EQ(done.size(), 100U);
  EXPECT_EQ(done.back(), 100U);
}

TEST(Run, ThatFailsKeepsWhatItHas) {
  std::string stored;
  Options options;
  options.threads = 1;
  options.store = [&](const std::string& text) { stored = text; };
  const auto fails = [](std::uint64_t unit) {
    if (unit == 50) throw std::domain_error("no");
    return divisors_of(unit);
  };
  EXPECT_THROW(run<Divisors>(identity(), options, fails), std::domain_error);
  const auto from = Checkpoint::from_json(stored);
  EXPECT_FALSE(from.done.contains(50));
  EXPECT_EQ(run<Divisors>(identity(), {}, divisors_of, from).result, run_all().result);
}

TEST(Run, RefusesToGoOnFromAnotherRun) {
  const auto from = run_all().checkpoint;
  EXPECT_THROW(run<Divisors>(identity(99), {}, divisors_of, from), RunError);
}

}  // namespace
}  // namespace hanaproof::runs::run_test
