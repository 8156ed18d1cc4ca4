#include "tests/cli/second_solver.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include <gmock/gmock.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing {

namespace {

// The same on every machine.
unsigned mix(const std::string& name) {
  unsigned sum = 0;
  for (const char c : name) sum = sum * 31 + static_cast<unsigned char>(c);
  return sum;
}

}  // namespace

int check_with_second_solver(const std::string& theorems, unsigned one_in) {
  const Folder folder;
  EXPECT_EQ(hanaproof("prove " + theorems + " --emit-smt2 " + folder.path("queries")).status, 0);
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path("queries"))) {
    files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  int checked = 0;
  for (const auto& file : files) {
    const std::string text = read(file.string());
    const bool unsat = text.find("(set-info :status unsat)") != std::string::npos;
    const bool sat = text.find("(set-info :status sat)") != std::string::npos;
    EXPECT_NE(sat, unsat) << file << " states no verdict";
    if (mix(file.filename().string()) % one_in != 0) continue;
    const Result run = shell("timeout 120 cvc5 " + file.string());
    EXPECT_THAT(run.out, ::testing::StartsWith(unsat ? "unsat" : "sat")) << file;
    ++checked;
  }
  return checked;
}

}  // namespace hanaproof::cli::testing
