// Ctrl-C in the middle of long work, most of it in the solver: the command ends soon and says so,
// and nothing that it leaves can be taken for a result.
#include <filesystem>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/processors.h"

namespace hanaproof::cli::testing::interrupt_test {
namespace {

using ::hanaproof::testing::processor_seconds;
using ::testing::AnyOf;
using ::testing::MatchesRegex;

// Far less than any of the commands takes, far more than reading the editions.
constexpr int kHundredthsOfWork = 60;
// Processor time as well: other work on the machine hardly changes it.
constexpr double kSoon = 10;

class CtrlC : public ::testing::TestWithParam<const char*> {};

TEST_P(CtrlC, EndsTheCommandSoonAndWithoutAResult) {
  const Folder folder;
  const std::string out = folder.path("out");
  const std::string made = folder.path("made");
  std::filesystem::create_directory(made);
  // Processor time of the process, of all its threads.
  const std::string busy =
      fmt::format("awk '{{exit !($14 + $15 >= {})}}' /proc/$pid/stat", kHundredthsOfWork);
  const double before = processor_seconds();
  const Result run = signalled(fmt::format(fmt::runtime(GetParam()), made), "INT", busy, out);
  const double took = processor_seconds() - before;
  EXPECT_EQ(run.status, 130) << run.err;
  EXPECT_LT(took, kSoon);
  EXPECT_EQ(read(out), "");
  // A long run says how far it came.
  EXPECT_THAT(run.err, AnyOf("", MatchesRegex("not finished: [0-9]+ of [0-9]+ units done\n")));
  EXPECT_TRUE(std::filesystem::is_empty(made));
}

INSTANTIATE_TEST_SUITE_P(LongCommands, CtrlC,
                         ::testing::Values("contradictions", "contradictions --impact --json",
                                           "report --out {}", "prove --emit-smt2 {}",
                                           "distances --svg {}/tree.svg --game koi-koi", "audit"));

}  // namespace
}  // namespace hanaproof::cli::testing::interrupt_test
