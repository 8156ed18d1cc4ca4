// A run that is killed in the middle of a unit goes on from its last checkpoint.
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

#include "tests/solvers/runs/divisors.h"

namespace hanaproof::runs::killed_test {
namespace {

using testing::Divisors;
using testing::divisors_of;
using testing::identity;
namespace fs = std::filesystem;

// Written beside and renamed, as a command does it.
void write(const fs::path& path, const std::string& text) {
  const fs::path beside = path.string() + ".new";
  std::ofstream(beside) << text;
  fs::rename(beside, path);
}

std::string read(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

[[noreturn]] void run_until_killed(const fs::path& path) {
  Options options;
  options.threads = 1;
  options.store_every = 0;
  options.store = [&](const std::string& text) { write(path, text); };
  int begun = 0;
  run<Divisors>(identity(), options, [&](std::uint64_t unit) {
    if (++begun == 60) ::kill(::getpid(), SIGKILL);
    return divisors_of(unit);
  });
  ::_exit(0);
}

TEST(KilledRun, GoesOnFromItsLastCheckpoint) {
  const fs::path folder =
      fs::temp_directory_path() / ("hanaproof-killed-" + std::to_string(::getpid()));
  fs::create_directory(folder);
  const fs::path path = folder / "checkpoint.json";
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) run_until_killed(path);
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(WTERMSIG(status), SIGKILL);

  const auto from = Checkpoint::from_json(read(path));
  EXPECT_EQ(from.done.size(), 59U);
  const auto resumed = run<Divisors>(identity(), {}, divisors_of, from);
  const auto whole = run<Divisors>(identity(), {}, divisors_of);
  EXPECT_EQ(resumed.checkpoint.to_json(), whole.checkpoint.to_json());
  EXPECT_EQ(resumed.result.count, testing::kDivisorsToHundred);
  fs::remove_all(folder);
}

}  // namespace
}  // namespace hanaproof::runs::killed_test
