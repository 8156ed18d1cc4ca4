#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing::prove_test {
namespace {

using ::testing::HasSubstr;

TEST(ProveCommand, ShowsVerdictMethodAndTime) {
  const Result run = hanaproof("prove deck");
  EXPECT_EQ(run.status, 0) << run.out << run.err;
  EXPECT_THAT(run.out, HasSubstr("proved"));
  EXPECT_THAT(run.out, HasSubstr("exhaustive"));
  EXPECT_THAT(run.out, HasSubstr(" ms"));
}

TEST(ProveCommand, AnUnknownTheoremNamesTheNearest) {
  const Result run = hanaproof("prove dekc");
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("nearest is deck"));
}

TEST(ProveCommand, ARefutedClaimOfARulebookIsNoFailure) {
  const Result run = hanaproof("prove robin-red.koi-koi.de/ --json");
  EXPECT_EQ(run.status, 0) << run.err;
  int refuted = 0;
  const auto document = run.json();
  for (const auto& theorem : document["theorems"]) {
    if (theorem["verdict"] == "refuted") {
      ++refuted;
      EXPECT_NE(theorem["claim"], "") << theorem["id"];
    }
  }
  EXPECT_GT(refuted, 0) << "the German text counts its yaku wrongly";
}

}  // namespace
}  // namespace hanaproof::cli::testing::prove_test
