#include "checker/engines/protocol/parse.h"

#include <functional>

#include <fmt/format.h>

#include "model/games/position_value.h"
#include "model/notation/json_fields.h"
#include "model/notation/json_outside.h"
#include "model/notation/position_json.h"

namespace hanaproof::protocol {

std::optional<std::int64_t> id_of(const Json& json) {
  const auto found = json.find("id");
  if (found == json.end() || !notation::is_whole<std::int64_t>(*found)) return std::nullopt;
  return found->get<std::int64_t>();
}

Json parse(std::string_view line) {
  if (line.size() > kLongestLine) {
    throw ProtocolError(fmt::format("a line of more than {} bytes", kLongestLine), std::nullopt);
  }
  Json json;
  try {
    json = notation::read_json(line);
  } catch (const Json::exception& error) {
    throw ProtocolError(fmt::format("not JSON: {}", error.what()), std::nullopt);
  } catch (const notation::NotationError& error) {
    throw ProtocolError(error.what(), std::nullopt);
  }
  if (!json.is_object()) throw ProtocolError("expected a JSON object", std::nullopt);
  return json;
}

bool is_word(const Json& json) {
  return json.is_string() && json.get_ref<const std::string&>().size() <= kLongestWord;
}

void Fields::fail(const std::string& field, const std::string& expected) const {
  throw ProtocolError(fmt::format("\"{}\": expected {}", field, expected), id_);
}

const Json& Fields::need(const std::string& field) const {
  const auto found = json_.find(field);
  if (found == json_.end()) throw ProtocolError(fmt::format("\"{}\" is missing", field), id_);
  return *found;
}

void Fields::expect_measure(const std::string& field, const Json& list) const {
  if (list.size() > kMostEntries) {
    fail(field, fmt::format("at most {} entries, not {}", kMostEntries, list.size()));
  }
}

bool Fields::has(const std::string& field) const {
  return json_.contains(field) && !json_.at(field).is_null();
}

template <class Entry, class Fits>
std::vector<Entry> Fields::list(const std::string& field, const char* expected, Fits fits) const {
  const Json& json = need(field);
  if (!json.is_array()) fail(field, expected);
  expect_measure(field, json);
  std::vector<Entry> entries;
  for (const Json& entry : json) {
    if (!std::invoke(fits, entry)) fail(field, expected);
    entries.push_back(entry.get<Entry>());
  }
  return entries;
}

std::vector<std::string> Fields::words(const std::string& field) const {
  return list<std::string>(field, "a list of words", is_word);
}

std::vector<int> Fields::numbers(const std::string& field) const {
  return list<int>(field, "a list of whole numbers", notation::is_whole<int>);
}

int Fields::number(const std::string& field) const {
  if (!notation::is_whole<int>(need(field))) fail(field, "a whole number");
  return need(field).get<int>();
}

std::uint64_t Fields::large(const std::string& field) const {
  if (!need(field).is_number_unsigned()) fail(field, "a whole number, not negative");
  return need(field).get<std::uint64_t>();
}

std::string Fields::word(const std::string& field) const {
  if (!need(field).is_string()) fail(field, "a word");
  return need(field).get<std::string>();
}

std::string Fields::title(const std::string& field) const {
  if (!is_word(need(field))) fail(field, fmt::format("a word of at most {} bytes", kLongestWord));
  return need(field).get<std::string>();
}

bool Fields::truth(const std::string& field) const {
  if (!need(field).is_boolean()) fail(field, "true or false");
  return need(field).get<bool>();
}

AnyPosition Fields::position() const {
  try {
    return games::position_from_value(need("position"));
  } catch (const notation::NotationError& error) {
    throw ProtocolError(error.what(), id_);
  }
}

std::map<std::string, std::string> Fields::rules() const {
  try {
    return notation::json::rules(need("rules"), "rules");
  } catch (const notation::NotationError& error) {
    throw ProtocolError(error.what(), id_);
  }
}

Fields Fields::within(const std::string& field) const {
  if (!need(field).is_object()) fail(field, "an object");
  return {need(field), id_};
}

}  // namespace hanaproof::protocol
