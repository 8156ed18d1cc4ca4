// Answers of editions in JSON. For source files only: the library is slow to compile.
#pragma once

#include "model/notation/json_shape.h"
#include "model/rulebook/clause.h"
#include "reports/json/values.h"

namespace hanaproof::reports {

// As JSON has it: {"at-least": 8, "factor": 2}. What `--rule` and positions take is the text of the
// value instead, which can be given back on a command line.
inline Json json_of(const rulebook::Value& value) {
  if (value.truth()) return *value.truth();
  if (value.number()) return *value.number();
  if (value.word()) return *value.word();
  if (value.list()) return list(*value.list(), json_of);
  Json record = Json::object();
  for (const auto& [name, field] : *value.record()) record[name] = json_of(field);
  return record;
}

// What that looks like.
inline std::string value_schema() {
  const Json value = {{"$ref", "value.schema.json"}};
  const Json whole = {{"anyOf", Json::array({{{"type", {"boolean", "integer", "string"}}},
                                             notation::json::array_of(value),
                                             notation::json::map_of(value)})}};
  return notation::json::schema_text(
      "value",
      "The answer to a rules question. Which it can be, edition-toml.schema.json says of "
      "each.",
      whole);
}

// A reading of a clause.
inline constexpr auto kReading = [](auto& io, const rulebook::Reading& reading) {
  io.field("name", reading.name);
  io.field("value", [&] { return json_of(reading.value); });
  io.field("why", reading.why);
};

}  // namespace hanaproof::reports
