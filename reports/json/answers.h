// Answers of editions in JSON. For source files only: the library is slow to compile.
#pragma once

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

// The readings of a clause, the likeliest first.
inline Json readings_of(const rulebook::Clause& clause) {
  return list(clause.readings, [](const rulebook::Reading& reading) -> Json {
    return {{"name", reading.name}, {"value", json_of(reading.value)}, {"why", reading.why}};
  });
}

}  // namespace hanaproof::reports
