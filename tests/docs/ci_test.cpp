// The files for continuous integration are sound: the workflow can be read, and the container has
// what a build of this project installs.
#include <cstdlib>
#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "tests/docs/pages.h"

namespace hanaproof::docs::testing::ci_test {
namespace {

constexpr int kNoReader = 77;

// The words of a text from after one mark up to another.
std::set<std::string> words_between(const std::string& text, const std::string& from,
                                    const std::string& to) {
  const std::size_t begin = text.find(from) + from.size();
  std::istringstream part(text.substr(begin, text.find(to, begin) - begin));
  std::set<std::string> words;
  for (std::string word; part >> word;) {
    if (word != "\\") words.insert(word);
  }
  return words;
}

TEST(Ci, TheContainerInstallsWhatABuildDoes) {
  const auto build = words_between(read(kRoot / ".ci/setup.sh"), "build_packages=(", ")");
  const auto container =
      words_between(read(kRoot / "docs/ci/Containerfile"), "--no-install-recommends", "COPY");
  EXPECT_GT(build.size(), 10U);
  EXPECT_EQ(container, build);
}

// The exit status of a look into the workflow with python3-yaml: every step does one thing, and
// every input that is used is declared and required.
int status_of(const std::string& file) {
  const std::string look =
      "import re, sys\n"
      "try: import yaml\n"
      "except ImportError: sys.exit(77)\n"
      "text = open(sys.argv[1]).read()\n"
      "flow = yaml.safe_load(text)\n"
      "inputs = flow[True][\"workflow_call\"][\"inputs\"]\n"
      "used = set(re.findall(r\"inputs\\.(\\w+)\", text))\n"
      "steps = flow[\"jobs\"][\"engine\"][\"steps\"]\n"
      "sys.exit(0 if used == set(inputs) and all(i[\"required\"] for i in inputs.values())\n"
      "  and all((\"run\" in s) != (\"uses\" in s) for s in steps) else 1)\n";
  const int status = std::system(("python3 -c '" + look + "' " + file + " 2> /dev/null").c_str());
  return WEXITSTATUS(status);
}

TEST(Ci, TheWorkflowCanBeRead) {
  const std::string file = (kRoot / "docs/ci/hanaproof.yml").string();
  if (status_of(file) == kNoReader) GTEST_SKIP() << "python3-yaml is not installed";
  EXPECT_EQ(status_of(file), 0);
  std::string text = read(file);
  const std::filesystem::path broken =
      std::filesystem::path(::testing::TempDir()) / "hanaproof-broken.yml";
  const auto status_with = [&](const std::string& old, const std::string& now) {
    std::string changed = text;
    changed.replace(changed.find(old), old.size(), now);
    std::ofstream(broken) << changed;
    return status_of(broken.string());
  };
  EXPECT_NE(status_with("inputs.corpus", "inputs.corpora"), 0);
  EXPECT_NE(status_with("jobs:", "jobs"), 0);
  EXPECT_NE(status_with("        run: hanaproof", "        ran: hanaproof"), 0);
  std::filesystem::remove(broken);
}

}  // namespace
}  // namespace hanaproof::docs::testing::ci_test
