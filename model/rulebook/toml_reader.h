// A TOML file as a tree whose nodes know where they stand, and checked access to its tables: each
// mistake is an EditionError that says where it is and what was expected there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/rulebook/library.h"

namespace hanaproof::rulebook {

struct TomlEntry;

struct TomlNode {
  enum class Sort { truth, number, text, array, table, other };

  FilePosition position;
  Sort sort = Sort::other;
  bool truth = false;
  std::int64_t number = 0;
  std::string text;
  std::vector<TomlNode> items;     // of an array
  std::vector<TomlEntry> entries;  // of a table, in the order of the file

  // Null when this is no table or has no such key.
  const TomlNode* find(std::string_view key) const;
  // "a text", "a table", ...
  std::string_view describe() const;
};

struct TomlEntry {
  std::string key;
  FilePosition position;
  TomlNode node;
};

// The table at the top of the file. Throws EditionError for what is not TOML.
TomlNode read_toml(const SourceText& file);

// Throws EditionError "FILE:LINE:COLUMN: message".
[[noreturn]] void fail_at(const std::string& file, FilePosition position,
                          const std::string& message);
// "unknown WHAT "WORD": expected one of ...; the nearest is ...".
std::string unknown_word(std::string_view what, std::string_view word,
                         const std::vector<std::string>& known);

// Keeps every unknown key of a table as a mistake, and has the table read without it. A mistyped
// key is read as the known one that is nearest, so that what stands there is checked, too.
void correct_keys(const std::string& file, TomlNode& table, std::string_view what,
                  const std::vector<std::string>& known, Mistakes& mistakes);

// The node as a value; dates and fractions are none.
Value value_of(const std::string& file, const TomlNode& node);
std::string text_of(const std::string& file, const TomlNode& node, std::string_view what);
int number_of(const std::string& file, const TomlNode& node, std::string_view what, int least,
              int most);
// The items of an array.
const std::vector<TomlNode>& items_of(const std::string& file, const TomlNode& node,
                                      std::string_view what);

// A table of which each key is known. The file name and the node must outlive it.
class TomlTable {
 public:
  // `what` names the table in errors: "a clause".
  TomlTable(const std::string& file, const TomlNode& node, std::string what,
            const std::vector<std::string>& known);

  const std::string& file() const { return *file_; }
  const TomlNode& node() const { return *node_; }
  const TomlNode* find(std::string_view key) const { return node_->find(key); }
  // Throws when the key is missing.
  const TomlNode& at(std::string_view key) const;

  // A text that is not empty; nothing when the key is missing.
  std::optional<std::string> text(std::string_view key) const;
  // The same of a key that must be there.
  std::string required_text(std::string_view key) const;
  std::optional<int> number(std::string_view key, int least, int most) const;
  // The items of a list; none when the key is missing.
  const std::vector<TomlNode>& items(std::string_view key) const;
  std::vector<std::string> texts(std::string_view key) const;
  std::vector<int> numbers(std::string_view key, int least, int most) const;

  // At the key if it is there, else at the table.
  [[noreturn]] void fail(std::string_view key, const std::string& message) const;

 private:
  const std::string* file_;
  const TomlNode* node_;
  std::string what_;
};

}  // namespace hanaproof::rulebook
