// The inputs that are kept, with any compiler: those that something was found by stay mended.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/fuzz/inputs.h"
#include "tests/paths.h"

namespace hanaproof::fuzz::corpus_test {
namespace {

std::string read(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

// In order of their names.
std::vector<std::filesystem::path> inputs(const std::string& name) {
  std::vector<std::filesystem::path> all;
  for (const auto& entry : std::filesystem::directory_iterator(
           std::filesystem::path(paths::source_dir() + "/tests/fuzz/corpus") / name)) {
    all.push_back(entry.path());
  }
  std::ranges::sort(all);
  return all;
}

template <class Input>
void go_through(const std::string& name, Input input) {
  const auto all = inputs(name);
  EXPECT_GT(all.size(), 10);
  for (const auto& path : all) EXPECT_NO_THROW(input(read(path))) << path;
}

TEST(FuzzCorpus, OfPositionsHolds) { go_through("position", position_input); }

TEST(FuzzCorpus, OfMessagesHolds) { go_through("protocol", protocol_input); }

TEST(FuzzCorpus, OfEditionsHolds) { go_through("edition", edition_input); }

TEST(FuzzCorpus, OfYakuHolds) { go_through("yaku", yaku_input); }

TEST(FuzzCorpus, OfFindingsHolds) { go_through("findings", findings_input); }

TEST(FuzzCorpus, OfCorporaHolds) { go_through("corpus", corpus_input); }

TEST(FuzzCorpus, OfLogsHolds) { go_through("log", log_input); }

}  // namespace
}  // namespace hanaproof::fuzz::corpus_test
