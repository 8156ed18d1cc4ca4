// JSON documents as the command prints them. For source files only: the library is slow to compile.
#pragma once

#include <fmt/format.h>

#include "model/rulebook/ruleset.h"
#include "reports/json/values.h"

namespace hanaproof::cli {

using reports::codes;
using reports::Json;
using reports::json_document;
using reports::list;
using reports::texts;

// A document about an edition by chosen rules.
inline Json rules_document(const char* schema, const rulebook::Ruleset& rules) {
  Json document = json_document(schema);
  document["edition"] = rules.edition().id;
  document["scope"] = {{"players", rules.scope().players}, {"options", rules.scope().options}};
  document["rules"] = rules.changes();
  return document;
}

// What is not UTF-8 in somebody's text must not cost them the whole document.
inline void print_json(const Json& document) {
  fmt::print("{}\n", document.dump(2, ' ', false, Json::error_handler_t::replace));
}

}  // namespace hanaproof::cli
