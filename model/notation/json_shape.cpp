#include "model/notation/json_shape.h"

#include <map>
#include <utility>

namespace hanaproof::notation::json {

Json any_text() { return {{"type", "string"}}; }
Json any_truth() { return {{"type", "boolean"}}; }
Json card_code() { return {{"type", "string"}, {"pattern", "^[1-9ABC][1-4]$"}}; }

Json whole_number(long long least, long long most) {
  return {{"type", "integer"}, {"minimum", least}, {"maximum", most}};
}

Json array_of(const Json& items) { return {{"type", "array"}, {"items", items}}; }
Json map_of(const Json& values) { return {{"type", "object"}, {"additionalProperties", values}}; }

Json refers_to(std::string_view document) {
  return {{"$ref", std::string(document) + ".schema.json"}};
}

Json described(Json shape, std::string_view meaning) {
  if (meaning.empty()) return shape;
  Json json = {{"description", meaning}};
  json.update(shape);
  return json;
}

void Shape::add(const std::string& name, Json shape, bool always, std::string_view meaning) {
  properties_[name] = described(std::move(shape), meaning);
  if (always) required_.push_back(name);
}

Json Shape::object() const {
  return {{"type", "object"},
          {"required", required_},
          {"additionalProperties", false},
          {"properties", properties_}};
}

namespace {

// Objects by what they are, with the name of the field that first held one.
struct Seen {
  std::string name;
  int times = 0;
};
using Objects = std::map<std::string, Seen>;

bool is_object(const Json& json) { return json.is_object() && json.contains("properties"); }

// Without its words: they belong to the field that holds it.
std::string bare(Json object) {
  object.erase("description");
  return object.dump();
}

void count(const Json& json, const std::string& name, Objects& objects) {
  if (is_object(json)) {
    Seen& seen = objects[bare(json)];
    if (seen.times++ == 0) seen.name = name;
    if (seen.times > 1) return;
    for (const auto& [field, shape] : json["properties"].items()) count(shape, field, objects);
  } else if (json.is_structured()) {
    for (const Json& inner : json) count(inner, name, objects);
  }
}

// Two kinds of objects that fields of one name hold are told apart by a number.
std::map<std::string, std::string> definitions(const Objects& objects) {
  std::map<std::string, std::string> names;
  std::map<std::string, int> used;
  for (const auto& [text, seen] : objects) {
    if (seen.times < 2) continue;
    const int number = ++used[seen.name];
    names[text] = number == 1 ? seen.name : seen.name + std::to_string(number);
  }
  return names;
}

class Sharer {
 public:
  explicit Sharer(std::map<std::string, std::string> names) : names_(std::move(names)) {}

  Json shared(const Json& json) {
    if (!json.is_structured()) return json;
    const auto name = is_object(json) ? names_.find(bare(json)) : names_.end();
    if (name == names_.end()) return within(json);
    if (!defs.contains(name->second)) {
      defs[name->second] = nullptr;  // its place, before those that stand in it
      Json whole = json;
      whole.erase("description");
      defs[name->second] = within(whole);
    }
    return described({{"$ref", "#/$defs/" + name->second}}, json.value("description", ""));
  }

  Json defs = Json::object();

 private:
  Json within(Json json) {
    for (Json& inner : json) inner = shared(inner);
    return json;
  }

  std::map<std::string, std::string> names_;
};

}  // namespace

std::string schema_text(const std::string& name, std::string_view meaning, Json shape) {
  Objects objects;
  count(shape, name, objects);
  Sharer sharer(definitions(objects));
  Json document = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                   {"title", "hanaproof." + name},
                   {"description", meaning}};
  document.update(sharer.shared(shape));
  if (!sharer.defs.empty()) document["$defs"] = std::move(sharer.defs);
  return document.dump(1) + "\n";
}

}  // namespace hanaproof::notation::json
