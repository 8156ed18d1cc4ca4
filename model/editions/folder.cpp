#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <utility>

#include "model/editions/builtin.h"
#include "model/rulebook/toml_limits.h"

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

rulebook::SourceText read_file(const std::string& path, std::string_view expected) {
  std::ifstream file(path, std::ios::binary);
  // A folder opens like a file, and then reads as an empty one.
  if (!file || fs::is_directory(path)) {
    throw rulebook::EditionError(fmt::format("{}: cannot be read: expected {}", path, expected));
  }
  // No more than what is refused as too much: a device never ends.
  std::string text(rulebook::kMostBytes + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  return {path, std::move(text)};
}

}  // namespace hanaproof::editions
