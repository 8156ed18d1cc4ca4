#include "model/rulebook/value.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace hanaproof::rulebook {

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
    for (const Value& item : *list()) parts.push_back(item.text());
    return fmt::format("[{}]", fmt::join(parts, ", "));
  }
  for (const auto& [name, item] : *record()) parts.push_back(name + " = " + item.text());
  return fmt::format("{{{}}}", fmt::join(parts, ", "));
}

}  // namespace hanaproof::rulebook
