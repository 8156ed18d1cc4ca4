// Commands that are left while an engine is asked, in whatever way: nobody is left behind.
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/alive.h"
#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::regress_signals_test {
namespace {

// An engine that has started something itself.
class Signal : public ::testing::TestWithParam<const char*> {};

TEST_P(Signal, LeavesNobodyBehind) {
  const Folder folder;
  const std::string pids = folder.path("pids");
  const std::string flag = folder.path("flag");
  const std::string engine = fmt::format(
      "(setsid sleep 1000 & echo $!) > {0}; sleep 1000 & echo $! $$ >> {0}; exec {1} hang {2}",
      pids, paths::hostile_engine(), flag);
  const Result run = signalled(
      fmt::format("regress fuzz --edition hana-awase.pl --seconds 1000 --reply-seconds 600 "
                  "--engine '{}'",
                  engine),
      GetParam(), fmt::format("[ -e {} ] && sleep 0.3", flag), folder.path("out"));
  EXPECT_EQ(run.status, std::string("KILL") == GetParam() ? 137 : 130) << run.err;
  std::istringstream written(read(pids));
  const std::vector<std::string> all(std::istream_iterator<std::string>(written), {});
  ASSERT_EQ(all.size(), 3);
  for (const std::string& pid : all) {
    EXPECT_TRUE(hanaproof::testing::is_soon_gone(pid)) << read(pids);
  }
}

INSTANTIATE_TEST_SUITE_P(Signals, Signal, ::testing::Values("INT", "TERM", "HUP", "KILL"),
                         [](const auto& test) { return std::string(test.param); });

}  // namespace
}  // namespace hanaproof::cli::testing::regress_signals_test
