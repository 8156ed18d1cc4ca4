// A slice of what second_solver_all_test.cpp does with all queries.
#include "tests/cli/second_solver.h"

#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing::second_solver_test {
namespace {

TEST(SecondSolver, AgreesOnASliceOfTheQueries) {
  if (shell("command -v cvc5").status != 0) GTEST_SKIP() << "cvc5 is not installed";
  EXPECT_GT(check_with_second_solver("blog.koi-koi.fr/", 8), 3);
}

// Whole numbers without bounds, where the others are of bit-vectors.
TEST(SecondSolver, AgreesOnASliceOfTheQueriesAboutCoins) {
  if (shell("command -v cvc5").status != 0) GTEST_SKIP() << "cvc5 is not installed";
  EXPECT_GT(check_with_second_solver("robin-red.sutda.fr/betting-conserves-coins/3", 12), 3);
  EXPECT_GT(check_with_second_solver("robin-red.sutda.fr/claim.stakes-are-paid-out", 1), 3);
}

TEST(SecondSolver, AgreesOnASliceOfTheQueriesAboutFieldsAndMoney) {
  if (shell("command -v cvc5").status != 0) GTEST_SKIP() << "cvc5 is not installed";
  const std::string hachi = "oishi-tengudo.hachi-hachi/";
  EXPECT_GT(check_with_second_solver(hachi + "fields-", 12), 10);
  EXPECT_GT(check_with_second_solver(hachi + "claim.field-examples", 1), 1);
  EXPECT_GT(check_with_second_solver(hachi + "money-is-conserved/4-players", 12), 3);
  EXPECT_GT(check_with_second_solver(hachi + "claim.counting-adds-up", 1), 3);
}

}  // namespace
}  // namespace hanaproof::cli::testing::second_solver_test
