// An edition's file with its tables in another order, which changes nothing.
#pragma once

#include <algorithm>
#include <regex>
#include <string>
#include <vector>

namespace hanaproof::checker::testing {

// The head of the file, then its tables, those of one topic still in the order they had.
inline std::string reordered(const std::string& text) {
  std::vector<std::string> blocks;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t next = text.find("\n[[", from + 1);
    blocks.push_back(text.substr(from, next - from));
    from = next;
  }
  const auto topic = [](const std::string& block) {
    std::smatch match;
    std::regex_search(block, match, std::regex(R"((topic|id)\s*=\s*"([^"]*)\")"));
    std::string name = match[2];
    std::ranges::reverse(name);
    return name;
  };
  std::ranges::stable_sort(blocks.begin() + 1, blocks.end(), {}, topic);
  std::string joined;
  for (const std::string& block : blocks) joined += block + "\n";
  return joined;
}

}  // namespace hanaproof::checker::testing
