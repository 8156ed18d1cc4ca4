// The pages of the project, read from its folder.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "tests/paths.h"

namespace hanaproof::docs::testing {

inline const std::filesystem::path kRoot = paths::source_dir();

inline std::string read(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace hanaproof::docs::testing
