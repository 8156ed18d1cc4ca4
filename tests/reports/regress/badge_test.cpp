// The badge of an engine that was put to a corpus.
#include "reports/regress/badge.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hanaproof::reports::badge_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kGreen = "#2e7d32";
constexpr const char* kAmber = "#9a6700";
constexpr const char* kRed = "#b3261e";

// Of ten clauses so many fail.
std::string badge(std::size_t failing, bool interrupted = false) {
  regress::CorpusRun run;
  run.entries = 10;
  run.interrupted = interrupted;
  regress::CorpusVerdict verdict;
  for (std::size_t i = 1; i <= 10; ++i) {
    const std::string clause = "e/c" + std::to_string(i);
    const bool fails = i <= failing;
    run.clauses[clause] = {fails ? 0U : 1U, fails ? std::vector{i} : std::vector<std::size_t>{}};
    if (!fails) continue;
    run.mismatches.push_back({i, "moves", "11", "12"});
    verdict.blames.push_back({.clauses = {clause}, .entries = {i}});
  }
  return to_badge({"a<b", "1", 1, {}}, run, verdict);
}

TEST(Badge, CountsAndColours) {
  EXPECT_THAT(badge(0), AllOf(HasSubstr(">10 of 10 clauses<"), HasSubstr(kGreen)));
  EXPECT_THAT(badge(1), AllOf(HasSubstr(">9 of 10 clauses<"), HasSubstr(kAmber)));
  EXPECT_THAT(badge(2), AllOf(HasSubstr(">8 of 10 clauses<"), HasSubstr(kRed)));
  EXPECT_THAT(badge(0, true), HasSubstr(kAmber));
}

// Entries that fail although no clause is to blame: all clauses stand, and it is not green.
TEST(Badge, IsNotGreenWhereAnythingFails) {
  regress::CorpusRun run;
  run.entries = 1;
  run.mismatches = {{1, "moves", "11", "12"}};
  run.clauses = {{"e/a#1", {1, {}}}};
  EXPECT_THAT(to_badge({"e", "1", 1, {}}, run, {}), Not(HasSubstr(kGreen)));
  EXPECT_THAT(to_badge({"e", "1", 1, {}}, {}, {}), Not(HasSubstr(kGreen)));
}

TEST(Badge, Escapes) {
  EXPECT_THAT(badge(0), AllOf(HasSubstr("plays a&lt;b"), Not(HasSubstr("a<b"))));
}

}  // namespace
}  // namespace hanaproof::reports::badge_test
