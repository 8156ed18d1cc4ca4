// What the solver has no time for is said, and is nothing to rely on.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::undecided_test {
namespace {

using ::testing::HasSubstr;

constexpr const char* kTwo = "contradictions robin-red.koi-koi.en robin-red.koi-koi.fr --quiet ";

TEST(UndecidedCommand, SaysWhatTheSolverDidNotSettle) {
  const Result text = hanaproof(std::string(kTwo) + "--seconds 0.001");
  EXPECT_EQ(text.status, 1);
  EXPECT_THAT(text.err, HasSubstr("undecided: the solver gave no answer\n"));
  EXPECT_THAT(text.out, HasSubstr("no findings, and no agreement"));
  EXPECT_THAT(text.out, HasSubstr("yaku.hanami, 2 players: whether these answers differ"));
}

TEST(UndecidedCommand, SaysItInJsonToo) {
  const Result json = hanaproof(std::string(kTwo) + "--seconds 0.001 --json");
  EXPECT_EQ(json.status, 1);
  const auto document = json.json();
  ASSERT_TRUE(document.contains("undecided"));
  for (const auto& finding : document["findings"]) EXPECT_NE(finding["topic"], "yaku.hanami");
  const Result run = validated("findings", json.out);
  if (run.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(run.status, 0) << run.out;
}

}  // namespace
}  // namespace hanaproof::cli::testing::undecided_test
