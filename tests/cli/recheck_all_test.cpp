// Every receipt of the whole report, with another solver.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing::recheck_all_test {
namespace {

TEST(RecheckAll, HoldsForEveryFinding) {
  const Folder folder;
  ASSERT_EQ(hanaproof("report --out " + folder.path("report")).status, 0);
  const Result run = hanaproof("recheck --json " + folder.path("report"));
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_GT(run.json()["findings"].size(), 190U);
  for (const auto& each : run.json()["findings"]) EXPECT_EQ(each["verdict"], "holds") << each;
}

}  // namespace
}  // namespace hanaproof::cli::testing::recheck_all_test
