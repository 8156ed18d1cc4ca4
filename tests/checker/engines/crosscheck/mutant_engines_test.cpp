// Engines with one mistake each: every one is found, and after how many positions.
#include <chrono>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/checker/engines/crosscheck/capturing_faults.h"

namespace hanaproof::crosscheck::mutant_engines_test {
namespace {

using rulebook::Ruleset;
using testing::EngineFault;
using testing::oishi;
using testing::polish;
using testing::robin;
using testing::sakura;

void expect_found(const std::vector<EngineFault>& faults) {
  for (const EngineFault& fault : faults) {
    const auto start = std::chrono::steady_clock::now();
    const testing::Search result = testing::search(fault.rules, fault.make);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    fmt::print("{:48} {:>8} positions {:6.2f} s  {:14} {}, {} moves\n", fault.name,
               result.positions, passed.count(), result.found,
               result.failure ? result.failure->difference.what : "not found",
               result.failure ? result.failure->line.moves.size() : 0);
    ASSERT_FALSE(result.found.empty()) << fault.name;
    EXPECT_LE(result.failure->line.moves.size(), 2U) << fault.name;
  }
}

TEST(MutantEngines, EveryFaultOfTheTablesIsFound) {
  const auto faults = testing::capturing_table_faults();
  EXPECT_GE(faults.size(), 15U);
  expect_found(faults);
}

TEST(MutantEngines, EveryFaultOfCardsAndYakuIsFound) {
  expect_found(testing::cards_and_yaku_faults());
}

TEST(MutantEngines, EveryFaultOfPlayIsFound) { expect_found(testing::capturing_play_faults()); }

TEST(MutantEngines, TheEngineItselfHasNone) {
  for (const Ruleset& rules : {oishi(), oishi(3), oishi(4), robin({"wildcard"}), polish(),
                               sakura(5), sakura(6, {"teams-of-three"}), sakura(7)}) {
    EXPECT_EQ(testing::search(rules, adapters::engine_game).found, "");
  }
}

}  // namespace
}  // namespace hanaproof::crosscheck::mutant_engines_test
