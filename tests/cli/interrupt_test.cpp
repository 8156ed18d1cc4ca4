// Ctrl-C in the middle of long work, most of it in the solver: the command ends soon and says so,
// and nothing that it leaves can be taken for a result.
#include <chrono>
#include <filesystem>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing {
namespace {

// Far less than any of the commands takes, far more than reading the editions.
constexpr int kHundredthsOfWork = 60;
// From the start of the command to its end, on a machine that is busy with other tests.
constexpr double kSoon = 20;

class CtrlC : public ::testing::TestWithParam<const char*> {};

TEST_P(CtrlC, EndsTheCommandSoonAndWithoutAResult) {
  const Folder folder;
  const std::string out = folder.path("out");
  const std::string made = folder.path("made");
  std::filesystem::create_directory(made);
  // Processor time of the process, of all its threads.
  const std::string busy =
      fmt::format("awk '{{exit !($14 + $15 >= {})}}' /proc/$pid/stat", kHundredthsOfWork);
  const auto began = std::chrono::steady_clock::now();
  const Result run = signalled(fmt::format(fmt::runtime(GetParam()), made), "INT", busy, out);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  EXPECT_EQ(run.status, 130) << run.err;
  EXPECT_LT(took.count(), kSoon);
  EXPECT_EQ(read(out), "");
  EXPECT_EQ(run.err, "");
  EXPECT_TRUE(std::filesystem::is_empty(made));
}

INSTANTIATE_TEST_SUITE_P(LongCommands, CtrlC,
                         ::testing::Values("contradictions", "contradictions --impact --json",
                                           "report --out {}", "prove --emit-smt2 {}",
                                           "distances --svg {}/tree.svg --game koi-koi", "audit"));

}  // namespace
}  // namespace hanaproof::cli::testing
