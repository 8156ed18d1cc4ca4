// What JSON looks like, as JSON Schema (draft 2020-12): made from the descriptions that write and
// read it, by an archive that is told of each field. For source files only.
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace hanaproof::notation::json {

// Keeps the order in which fields are told.
using Json = nlohmann::ordered_json;

Json any_text();
Json any_truth();
Json card_code();
Json whole_number(long long least, long long most);
Json array_of(const Json& items);
// An object whose names are free.
Json map_of(const Json& values);
// What another document says: its own schema, or that of a part by name.
Json refers_to(std::string_view document);
// With words on what it means; empty: as it is.
Json described(Json shape, std::string_view meaning);

// An object in the making: nothing besides the fields that were told may stand in it.
class Shape {
 public:
  // `always`: the object is never without it. Told twice, it is one or the other.
  void add(const std::string& name, Json shape, bool always, std::string_view meaning);
  Json object() const;

 private:
  Json properties_ = Json::object();
  Json required_ = Json::array();
};

// The text of a schema (docs/schemas): what the document is called, and what it is. Objects that
// stand in it more than once are said once, under `$defs`.
std::string schema_text(const std::string& name, std::string_view meaning, Json shape);

}  // namespace hanaproof::notation::json
