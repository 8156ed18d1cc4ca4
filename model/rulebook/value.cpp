#include "model/rulebook/value.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <toml++/toml.h>

namespace hanaproof::rulebook {

namespace {

std::string nested_text(const Value& value) {
  return value.word() ? '"' + *value.word() + '"' : value.text();
}

Value from_toml(const toml::node& node) {
  if (const auto* truth = node.as_boolean()) return truth->get();
  if (const auto* number = node.as_integer()) return number->get();
  if (const auto* word = node.as_string()) return word->get();
  if (const auto* array = node.as_array()) {
    Value::List list;
    for (const auto& item : *array) list.push_back(from_toml(item));
    return list;
  }
  Value::Record record;
  if (const auto* table = node.as_table()) {
    for (const auto& [key, item] : *table) record[std::string(key.str())] = from_toml(item);
  }
  return record;
}

}  // namespace

bool is_id(std::string_view word) {
  return !word.empty() &&
         word.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

std::vector<std::string> Value::words() const {
  std::vector<std::string> all;
  for (const Value& item : *list()) all.push_back(*item.word());
  return all;
}

std::vector<int> Value::numbers() const {
  std::vector<int> all;
  for (const Value& item : *list()) all.push_back(static_cast<int>(*item.number()));
  return all;
}

cards::CardSet Value::cards() const {
  cards::CardSet all;
  for (const Value& item : *list()) all.insert(*cards::Card::parse(*item.word()));
  return all;
}

const Value* Value::field(const std::string& name) const {
  const Record* fields = record();
  if (!fields) return nullptr;
  const auto found = fields->find(name);
  return found == fields->end() ? nullptr : &found->second;
}

Value Value::with(const std::string& name, Value field) const {
  Record copy = *record();
  copy[name] = std::move(field);
  return copy;
}

std::string Value::text() const {
  if (truth()) return *truth() ? "true" : "false";
  if (number()) return std::to_string(*number());
  if (word()) return *word();
  std::vector<std::string> parts;
  if (list()) {
    for (const Value& item : *list()) parts.push_back(nested_text(item));
    return fmt::format("[{}]", fmt::join(parts, ", "));
  }
  for (const auto& [name, item] : *record()) parts.push_back(name + " = " + nested_text(item));
  return fmt::format("{{{}}}", fmt::join(parts, ", "));
}

Value Value::parse(const std::string& text) {
  try {
    const toml::table table = toml::parse("value = " + text);
    // More than one value, on lines of its own: no value, but a text.
    return table.size() == 1 ? from_toml(*table.get("value")) : text;
  } catch (const toml::parse_error&) {
    return text;
  }
}

}  // namespace hanaproof::rulebook
