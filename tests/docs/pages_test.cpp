#include <cctype>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "tests/docs/pages.h"

namespace hanaproof::docs::testing::pages_test {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> pages() {
  std::vector<fs::path> all;
  for (const char* folder : {"adapters", "docs", "model/editions/encoding", "tests"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
      if (entry.path().extension() == ".md") all.push_back(entry.path());
    }
  }
  for (const char* page : {"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"})
    all.push_back(kRoot / page);
  return all;
}

// A line of text: no code, no table.
struct Line {
  std::string text;
  int number = 0;
};

std::vector<Line> prose(const fs::path& page) {
  std::vector<Line> lines;
  std::istringstream text(read(page));
  bool code = false;
  int number = 0;
  for (std::string line; std::getline(text, line);) {
    ++number;
    if (line.find("```") != std::string::npos) code = !code;
    if (!code) lines.push_back({line, number});
  }
  EXPECT_FALSE(code) << page << ": a block of code has no end";
  return lines;
}

// "## A match" is linked to as "a-match".
std::string anchor(const std::string& heading) {
  std::string word;
  for (const char c : heading) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == ' ' || c == '-') {
      word += '-';
    } else if (std::isalnum(byte) != 0 || c == '_') {
      word += static_cast<char>(std::tolower(byte));
    }
  }
  return word;
}

std::set<std::string> anchors(const fs::path& page) {
  std::set<std::string> all;
  for (const Line& line : prose(page)) {
    if (!line.text.starts_with('#')) continue;
    const std::size_t blank = line.text.find(' ');
    if (blank != std::string::npos) all.insert(anchor(line.text.substr(blank + 1)));
  }
  return all;
}

// What stands in the brackets behind "]": "cards.md", "#a-match".
std::vector<std::string> links(const std::string& line) {
  std::vector<std::string> all;
  for (std::size_t at = line.find("]("); at != std::string::npos; at = line.find("](", at + 2)) {
    const std::size_t end = line.find(')', at);
    if (end != std::string::npos) all.push_back(line.substr(at + 2, end - at - 2));
  }
  return all;
}

TEST(Pages, LinksLeadSomewhere) {
  int checked = 0;
  for (const fs::path& page : pages()) {
    for (const Line& line : prose(page)) {
      for (const std::string& link : links(line.text)) {
        if (link.starts_with("http")) continue;
        const std::size_t hash = link.find('#');
        const std::string file = link.substr(0, hash);
        const fs::path target = file.empty() ? page : page.parent_path() / file;
        EXPECT_TRUE(fs::exists(target)) << page << ":" << line.number << ": " << link;
        if (hash != std::string::npos && fs::exists(target)) {
          EXPECT_TRUE(anchors(target).contains(link.substr(hash + 1)))
              << page << ":" << line.number << ": " << link;
        }
        ++checked;
      }
    }
  }
  EXPECT_GT(checked, 50);
}

TEST(Pages, LinesFitOnAScreen) {
  for (const fs::path& page : pages()) {
    for (const Line& line : prose(page)) {
      if (line.text.starts_with('|')) continue;
      EXPECT_LE(line.text.size(), 125U) << page << ":" << line.number;
    }
  }
}

}  // namespace
}  // namespace hanaproof::docs::testing::pages_test
