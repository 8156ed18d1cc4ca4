// Every query of every theorem, put to another solver.
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/cli/second_solver.h"

namespace hanaproof::cli::testing::second_solver_all_test {
namespace {

TEST(SecondSolverAll, AgreesOnEveryQuery) {
  if (shell("command -v cvc5").status != 0) GTEST_SKIP() << "cvc5 is not installed";
  EXPECT_GT(check_with_second_solver("", 1), 100);
}

}  // namespace
}  // namespace hanaproof::cli::testing::second_solver_all_test
