// Documents: what is written under a name and a version, with its schema (docs/schemas). For source
// files only.
#pragma once

#include <fmt/format.h>

#include "model/documents/out.h"
#include "model/documents/shaper.h"

namespace hanaproof::documents {

// "hanaproof.findings" of a version.
struct Schema {
  const char* name;  // without "hanaproof."
  int version;
  const char* words;  // what it is, as its schema says it
};

inline Json headed(const Schema& schema) {
  return {
      {"schema", {{"name", std::string("hanaproof.") + schema.name}, {"version", schema.version}}}};
}

// Throws NotationError, which begins with `what`, unless the document says that it is of the
// schema.
inline void expect(const Json& json, const Schema& schema, const char* what) {
  if (json.at("schema") == headed(schema)["schema"]) return;
  throw notation::NotationError(
      fmt::format("{}: expected schema hanaproof.{} {}", what, schema.name, schema.version));
}

// `describe` tells the fields of a T to an archive.
template <class T, class Describe>
struct Document : Schema {
  Describe describe;

  Json written(const T& value) const {
    Json json = headed(*this);
    json.update(Out::written(value, describe));
    return json;
  }
  // As docs/schemas has it.
  std::string schema_text() const { return notation::json::schema_text(name, words, shape()); }
  Json shape() const {
    namespace json = notation::json;
    json::Shape head;
    head.add("name", {{"const", std::string("hanaproof.") + name}}, true, "");
    head.add("version", {{"const", version}}, true, "");
    const Json fields = Shaper::shape<T>(describe);
    json::Shape whole;
    whole.add("schema", head.object(), true, "");
    Json all = whole.object();
    all["properties"].update(fields["properties"]);
    for (const Json& each : fields["required"]) all["required"].push_back(each);
    return all;
  }
};
template <class T, class Describe>
constexpr Document<T, Describe> document(const Schema& schema, const Describe& describe) {
  return {schema, describe};
}

}  // namespace hanaproof::documents
