// The answer to a rules question, as an edition file writes it: a truth value, a whole number, a
// word, a list or a record of these.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/cards/card_set.h"

namespace hanaproof::rulebook {

// Whether a word can be an id: small letters, digits and hyphens.
bool is_id(std::string_view word);

class Value {
 public:
  using List = std::vector<Value>;
  using Record = std::map<std::string, Value>;

  Value() : held_(std::string()) {}
  Value(bool truth) : held_(truth) {}
  Value(int number) : held_(std::int64_t{number}) {}
  Value(std::int64_t number) : held_(number) {}
  Value(std::string word) : held_(std::move(word)) {}
  Value(const char* word) : held_(std::string(word)) {}
  Value(List list) : held_(std::move(list)) {}
  Value(Record record) : held_(std::move(record)) {}

  // Nothing (a null pointer) when the value is of another sort.
  const bool* truth() const { return std::get_if<bool>(&held_); }
  const std::int64_t* number() const { return std::get_if<std::int64_t>(&held_); }
  const std::string* word() const { return std::get_if<std::string>(&held_); }
  const List* list() const { return std::get_if<List>(&held_); }
  const Record* record() const { return std::get_if<Record>(&held_); }
  // What a list of words, numbers or card codes holds.
  std::vector<std::string> words() const;
  std::vector<int> numbers() const;
  cards::CardSet cards() const;
  // A field of a record; null when this is no record or lacks the field.
  const Value* field(const std::string& name) const;
  // The same record with one field set.
  Value with(const std::string& name, Value field) const;

  // As TOML writes it, but a word by itself is bare: `7`, `all`, `[6, 12]`, `{to = "each", cards =
  // 4}`.
  std::string text() const;
  // The value with this text; any text that is not TOML is a word.
  static Value parse(const std::string& text);

  friend bool operator==(const Value& a, const Value& b) { return a.held_ == b.held_; }
  friend bool operator<(const Value& a, const Value& b) { return a.held_ < b.held_; }

 private:
  std::variant<bool, std::int64_t, std::string, List, Record> held_;
};

}  // namespace hanaproof::rulebook
