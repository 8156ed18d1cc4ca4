#include "model/rulebook/toml_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <toml++/toml.h>
#include <algorithm>
#include <array>
#include <utility>

#include "model/rulebook/nearest.h"
#include "model/rulebook/printable.h"
#include "model/rulebook/toml_limits.h"

namespace hanaproof::rulebook {

namespace {

FilePosition position_of(const toml::source_position& position) {
  return {static_cast<int>(position.line), static_cast<int>(position.column)};
}

bool comes_before(const FilePosition& a, const FilePosition& b) {
  return a.line != b.line ? a.line < b.line : a.column < b.column;
}

bool is_known(const TomlEntry& entry, const std::vector<std::string>& known) {
  return std::ranges::find(known, entry.key) != known.end();
}

[[noreturn]] void fail_unknown(const std::string& file, const TomlEntry& entry,
                               std::string_view table, const std::vector<std::string>& known) {
  fail_at(file, entry.position, unknown_word(fmt::format("key of {}", table), entry.key, known));
}

void refuse_acting(const std::string& file, const FilePosition& position, std::string_view text) {
  if (const auto c = acting_character(text)) {
    fail_at(file, position,
            fmt::format("a text with the character U+{:04X}: expected only what can be seen",
                        static_cast<std::uint32_t>(*c)));
  }
}

TomlNode tree_of(const std::string& file, const toml::node& node) {
  TomlNode tree;
  tree.position = position_of(node.source().begin);
  if (const auto* truth = node.as_boolean()) {
    tree.sort = TomlNode::Sort::truth;
    tree.truth = truth->get();
  } else if (const auto* number = node.as_integer()) {
    tree.sort = TomlNode::Sort::number;
    tree.number = number->get();
  } else if (const auto* text = node.as_string()) {
    tree.sort = TomlNode::Sort::text;
    tree.text = text->get();
    refuse_acting(file, tree.position, tree.text);
  } else if (const auto* array = node.as_array()) {
    tree.sort = TomlNode::Sort::array;
    for (const toml::node& item : *array) tree.items.push_back(tree_of(file, item));
  } else if (const auto* table = node.as_table()) {
    tree.sort = TomlNode::Sort::table;
    for (const auto& [key, held] : *table) {
      refuse_acting(file, position_of(key.source().begin), key.str());
      tree.entries.push_back(
          {std::string(key.str()), position_of(key.source().begin), tree_of(file, held)});
    }
    std::ranges::sort(tree.entries, comes_before, &TomlEntry::position);
  }
  return tree;
}

}  // namespace

const TomlNode* TomlNode::find(std::string_view key) const {
  const auto found = std::ranges::find(entries, key, &TomlEntry::key);
  return found == entries.end() ? nullptr : &found->node;
}

std::string_view TomlNode::describe() const {
  constexpr std::array<std::string_view, 6> kNames = {
      "a truth value", "a whole number", "a text", "a list", "a table", "a fraction, date or time"};
  return kNames[static_cast<std::size_t>(sort)];
}

TomlNode read_toml(const SourceText& file) {
  refuse_beyond_limits(file);
  try {
    return tree_of(file.name, toml::parse(file.text, std::string_view(file.name)));
  } catch (const toml::parse_error& error) {
    fail_at(file.name, position_of(error.source().begin),
            fmt::format("this is not TOML: {}", error.description()));
  }
}

void fail_at(const std::string& file, FilePosition position, const std::string& message) {
  throw EditionError(std::vector{Mistake{{position.line, position.column, file}, message}});
}

std::string unknown_word(std::string_view what, std::string_view word,
                         const std::vector<std::string>& known) {
  return fmt::format("unknown {} \"{}\": expected one of {}{}", what, word, fmt::join(known, ", "),
                     nearest_is(nearest(word, known)));
}

void correct_keys(const std::string& file, TomlNode& table, std::string_view what,
                  const std::vector<std::string>& known, Mistakes& mistakes) {
  std::vector<TomlEntry> mistyped;
  for (const TomlEntry& entry : table.entries) {
    if (is_known(entry, known)) continue;
    mistakes.keep([&] { fail_unknown(file, entry, what, known); });
    mistyped.push_back(entry);
  }
  std::erase_if(table.entries, [&](const TomlEntry& entry) { return !is_known(entry, known); });
  for (TomlEntry& entry : mistyped) {
    entry.key = nearest(entry.key, known);
    const auto same = std::ranges::find(table.entries, entry.key, &TomlEntry::key);
    if (same != table.entries.end()) {
      auto& items = same->node.items;
      items.insert(items.end(), entry.node.items.begin(), entry.node.items.end());
    } else if (!entry.key.empty()) {
      table.entries.push_back(std::move(entry));
    }
  }
}

Value value_of(const std::string& file, const TomlNode& node) {
  switch (node.sort) {
    case TomlNode::Sort::truth:
      return node.truth;
    case TomlNode::Sort::number:
      return node.number;
    case TomlNode::Sort::text:
      return node.text;
    case TomlNode::Sort::array: {
      Value::List list;
      for (const TomlNode& item : node.items) list.push_back(value_of(file, item));
      return list;
    }
    case TomlNode::Sort::table: {
      Value::Record record;
      for (const TomlEntry& entry : node.entries) record[entry.key] = value_of(file, entry.node);
      return record;
    }
    default:
      fail_at(file, node.position,
              fmt::format("expected a truth value, whole number, text, list or table, found {}",
                          node.describe()));
  }
}

std::string text_of(const std::string& file, const TomlNode& node, std::string_view what) {
  if (node.sort != TomlNode::Sort::text) {
    fail_at(file, node.position,
            fmt::format("{}: expected a text, found {}", what, node.describe()));
  }
  if (node.text.find_first_not_of(" \t\r\n") == std::string::npos) {
    fail_at(file, node.position, fmt::format("{}: expected a text, found an empty one", what));
  }
  return node.text;
}

int number_of(const std::string& file, const TomlNode& node, std::string_view what, int least,
              int most) {
  const bool fits =
      node.sort == TomlNode::Sort::number && node.number >= least && node.number <= most;
  if (!fits) {
    const std::string found = node.sort == TomlNode::Sort::number ? std::to_string(node.number)
                                                                  : std::string(node.describe());
    fail_at(file, node.position,
            fmt::format("{}: expected a whole number from {} to {}, found {}", what, least, most,
                        found));
  }
  return static_cast<int>(node.number);
}

const std::vector<TomlNode>& items_of(const std::string& file, const TomlNode& node,
                                      std::string_view what) {
  if (node.sort != TomlNode::Sort::array) {
    fail_at(file, node.position,
            fmt::format("{}: expected a list, found {}", what, node.describe()));
  }
  if (node.items.size() > kMostItems) {
    fail_at(file, node.position,
            fmt::format("{}: expected at most {} entries, found {}", what, kMostItems,
                        node.items.size()));
  }
  return node.items;
}

TomlTable::TomlTable(const std::string& file, const TomlNode& node, std::string what,
                     const std::vector<std::string>& known)
    : file_(&file), node_(&node), what_(std::move(what)) {
  if (node.sort != TomlNode::Sort::table) {
    fail_at(file, node.position, fmt::format("expected {}, found {}", what_, node.describe()));
  }
  Mistakes mistakes;
  for (const TomlEntry& entry : node.entries) {
    if (!is_known(entry, known)) mistakes.keep([&] { fail_unknown(file, entry, what_, known); });
  }
  mistakes.refuse();
}

const TomlNode& TomlTable::at(std::string_view key) const {
  const TomlNode* found = find(key);
  if (!found) fail(key, fmt::format("{} lacks the key {}", what_, key));
  return *found;
}

std::optional<std::string> TomlTable::text(std::string_view key) const {
  const TomlNode* found = find(key);
  return found ? std::optional(text_of(*file_, *found, key)) : std::nullopt;
}

std::string TomlTable::required_text(std::string_view key) const {
  return text_of(*file_, at(key), key);
}

std::optional<int> TomlTable::number(std::string_view key, int least, int most) const {
  const TomlNode* found = find(key);
  return found ? std::optional(number_of(*file_, *found, key, least, most)) : std::nullopt;
}

const std::vector<TomlNode>& TomlTable::items(std::string_view key) const {
  static const std::vector<TomlNode> none;
  const TomlNode* found = find(key);
  return found ? items_of(*file_, *found, key) : none;
}

std::vector<std::string> TomlTable::texts(std::string_view key) const {
  std::vector<std::string> all;
  for (const TomlNode& item : items(key)) all.push_back(text_of(*file_, item, key));
  return all;
}

std::vector<int> TomlTable::numbers(std::string_view key, int least, int most) const {
  std::vector<int> all;
  for (const TomlNode& item : items(key)) {
    all.push_back(number_of(*file_, item, key, least, most));
  }
  return all;
}

void TomlTable::fail(std::string_view key, const std::string& message) const {
  const TomlNode* found = find(key);
  fail_at(*file_, found ? found->position : node_->position, message);
}

}  // namespace hanaproof::rulebook
