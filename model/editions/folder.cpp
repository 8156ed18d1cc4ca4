#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "model/editions/builtin.h"

namespace hanaproof::editions {

namespace fs = std::filesystem;

std::vector<rulebook::SourceText> read_folder(const std::string& path) {
  std::error_code error;
  fs::directory_iterator entries(path, error);
  if (error) {
    throw rulebook::EditionError(fmt::format(
        "{}: {}: expected a folder with edition files (*.toml)", path, error.message()));
  }
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : entries) {
    if (entry.path().extension() == ".toml") names.push_back(entry.path().string());
  }
  if (std::ranges::all_of(names, is_document)) {
    throw rulebook::EditionError(
        fmt::format("{}: there is no edition in it: expected edition files (*.toml)", path));
  }
  std::ranges::sort(names);
  std::vector<rulebook::SourceText> files;
  for (const std::string& name : names) files.push_back(read_file(name));
  return files;
}

}  // namespace hanaproof::editions
