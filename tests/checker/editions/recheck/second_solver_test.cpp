// Commands that stand in for a solver, well and badly behaved.
#include "checker/editions/recheck/recheck.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hanaproof::checker::second_solver_test {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

SolverAnswer ask_shell(const std::string& script, std::chrono::milliseconds limit = 10s) {
  // The path comes behind the command: here as the name of the script.
  return ask("sh -c '" + script + "'", "/tmp/a query's file.smt2", limit);
}

TEST(SecondSolver, IsTakenAtItsWord) {
  EXPECT_EQ(ask_shell("echo sat").verdict, "sat");
  EXPECT_EQ(ask_shell("echo unsat").verdict, "unsat");
  EXPECT_EQ(ask_shell("echo unknown").verdict, "unknown");
  EXPECT_EQ(ask_shell("echo c a remark; echo unsat").verdict, "unsat");
}

TEST(SecondSolver, GetsThePathAsOneWord) {
  EXPECT_EQ(ask_shell("case \"$0\" in \"/tmp/a query\"?\"s file.smt2\") echo sat;; esac").verdict,
            "sat");
}

TEST(SecondSolver, ThatCrashesGivesNoAnswer) {
  const SolverAnswer crashed = ask_shell("echo ouch >&2; kill -SEGV $$");
  EXPECT_EQ(crashed.verdict, "unknown");
  EXPECT_THAT(crashed.reason, AllOf(HasSubstr("ouch"), Not(HasSubstr("\n"))));
  EXPECT_THAT(ask("no-such-solver-at-all", "/tmp/x", 10s).reason, HasSubstr("status 127"));
  EXPECT_EQ(ask_shell("exit 0").verdict, "unknown");
}

TEST(SecondSolver, ThatTakesTooLongIsStopped) {
  const auto start = std::chrono::steady_clock::now();
  EXPECT_THAT(ask_shell("sleep 600; echo sat", 100ms).reason, HasSubstr("no answer within 0.1 s"));
  EXPECT_THAT(ask_shell("while :; do echo no; done", 200ms).reason, HasSubstr("no answer within"));
  EXPECT_LT(std::chrono::steady_clock::now() - start, 60s);
}

TEST(SecondSolver, ThatFloodsIsNotRemembered) {
  EXPECT_THAT(ask_shell("yes | tr -d \"\\n\"").reason, HasSubstr("64 KiB"));
}

}  // namespace
}  // namespace hanaproof::checker::second_solver_test
