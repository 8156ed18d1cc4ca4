#include "model/phrases/book.h"

#include <functional>
#include <stdexcept>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/rulebook/toml_reader.h"

namespace hanaproof::phrases {

// Made by the build (cmake/embed.cmake).
std::vector<std::pair<std::string_view, std::string_view>> embedded_files();

namespace {

using rulebook::TomlNode;

// What stands at the top of the files, by key.
const std::map<std::string, TomlNode, std::less<>>& book() {
  static const auto all = [] {
    std::map<std::string, TomlNode, std::less<>> read;
    for (const auto& [name, text] : embedded_files()) {
      TomlNode root = rulebook::read_toml({std::string(name), std::string(text)});
      for (auto& entry : root.entries) {
        if (!read.emplace(entry.key, std::move(entry.node)).second)
          throw std::logic_error(fmt::format("{}: {} stands in two files", name, entry.key));
      }
    }
    return read;
  }();
  return all;
}

std::string list(const std::vector<std::string>& items, std::string_view last, Language language) {
  if (items.size() < 2) return items.empty() ? "" : items.front();
  std::string text = items.front();
  for (std::size_t i = 1; i + 1 < items.size(); ++i) text += ", " + items[i];
  // Spanish has another word before a like vowel.
  const std::string* other = nullptr;
  for (const std::string_view vowel : {"i", "I", "hi", "Hi", "o", "O", "ho", "Ho"}) {
    if (!items.back().starts_with(vowel)) continue;
    const char plain = vowel.ends_with('o') || vowel.ends_with('O') ? 'o' : 'i';
    other = find_phrase({"cards", fmt::format("{}-before-{}", last, plain)}, language);
  }
  return text + (other ? *other : phrase({"cards", last}, language)) + items.back();
}

}  // namespace

const std::string* find_phrase(Path path, Language language) {
  const auto top = book().find(*path.begin());
  const TomlNode* node = top == book().end() ? nullptr : &top->second;
  for (auto key = path.begin() + 1; node && key != path.end(); ++key) node = node->find(*key);
  if (node) node = node->find(code(language));
  return node && node->sort == TomlNode::Sort::text ? &node->text : nullptr;
}

const std::string& phrase(Path path, Language language) {
  if (const std::string* found = find_phrase(path, language)) return *found;
  throw std::logic_error(fmt::format("no phrase {} in {}", fmt::join(path, "."), code(language)));
}

std::string filled(Path path, Language language, const Holes& holes) {
  return fill(phrase(path, language), holes);
}

std::string fill(const std::string& from, const Holes& holes) {
  std::string text;
  for (std::size_t at = 0; at < from.size();) {
    const std::size_t open = from.find('{', at);
    text += from.substr(at, open - at);
    if (open == std::string::npos) break;
    const std::size_t close = from.find('}', open);
    const auto hole = close == std::string::npos
                          ? holes.end()
                          : holes.find(from.substr(open + 1, close - open - 1));
    if (hole == holes.end())
      throw std::logic_error(fmt::format("nothing to fill into \"{}\"", from));
    text += hole->second;
    at = close + 1;
  }
  return text;
}

const std::vector<TomlNode>& entries(std::string_view list_name) {
  static const std::vector<TomlNode> none;
  const auto found = book().find(list_name);
  return found == book().end() ? none : found->second.items;
}

std::string and_list(const std::vector<std::string>& items, Language language) {
  return list(items, "last-and", language);
}

std::string or_list(const std::vector<std::string>& items, Language language) {
  return list(items, "last-or", language);
}

}  // namespace hanaproof::phrases
