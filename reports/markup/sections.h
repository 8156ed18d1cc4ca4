// Texts by their names in a text file that the build embeds: each stands under a line "[name]", up
// to an empty line.
#pragma once

#include <string>
#include <string_view>

namespace hanaproof::reports {

// Without its last line end; empty where there is none.
inline std::string_view section_of(std::string_view file, std::string_view name) {
  const std::string head = "[" + std::string(name) + "]\n";
  const auto found = file.find(head);
  if (found == std::string_view::npos) return {};
  const auto begin = found + head.size();
  return file.substr(begin, file.find("\n\n", begin) - begin);
}

}  // namespace hanaproof::reports
