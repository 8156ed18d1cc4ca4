#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing {
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

// The queries that prove writes must give the same verdicts in another solver.
TEST(ProveCommand, AnotherSolverAgreesOnTheEmittedQueries) {
  if (shell("command -v cvc5").status != 0) GTEST_SKIP() << "cvc5 is not installed";
  const Folder folder;
  ASSERT_EQ(hanaproof("prove blog.koi-koi.fr/ --emit-smt2 " + folder.path("queries")).status, 0);
  int checked = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path("queries"))) {
    const std::string text = read(entry.path().string());
    const bool unsat = text.find("(set-info :status unsat)") != std::string::npos;
    const bool sat = text.find("(set-info :status sat)") != std::string::npos;
    ASSERT_NE(sat, unsat) << entry.path();
    // A slice of the hundreds: every eighth in the order of their names' hashes is enough in the
    // suite.
    if (std::hash<std::string>{}(entry.path().filename().string()) % 8 != 0) continue;
    const Result run = shell("timeout 60 cvc5 " + entry.path().string());
    EXPECT_THAT(run.out, ::testing::StartsWith(unsat ? "unsat" : "sat")) << entry.path();
    ++checked;
  }
  EXPECT_GT(checked, 3);
}

}  // namespace
}  // namespace hanaproof::cli::testing
