#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <istream>
#include <utility>

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

namespace {

BeforeReading call_before_reading = [](const std::string&, std::string_view) {};

// To the end, or to what is too much: a device never ends.
std::string read_all(std::istream& file) {
  constexpr std::size_t kPiece = 1 << 16;
  std::string text;
  while (file && text.size() <= kMostRead) {
    const std::size_t before = text.size();
    text.resize(before + kPiece);
    file.read(text.data() + before, kPiece);
    text.resize(before + static_cast<std::size_t>(file.gcount()));
  }
  return text;
}

}  // namespace

void before_reading(BeforeReading call) { call_before_reading = call; }

rulebook::SourceText read_file(const std::string& path, std::string_view expected) {
  call_before_reading(path, expected);
  std::ifstream file(path, std::ios::binary);
  // A folder opens like a file, and then reads as an empty one.
  if (!file || fs::is_directory(path)) {
    throw rulebook::EditionError(fmt::format("{}: cannot be read: expected {}", path, expected));
  }
  std::string text = read_all(file);
  if (text.size() > kMostRead) {
    throw rulebook::EditionError(
        fmt::format("{}: more than {} MiB: expected {}", path, kMostRead >> 20, expected));
  }
  return {path, std::move(text)};
}

}  // namespace hanaproof::editions
