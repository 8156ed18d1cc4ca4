#include "reports/editor/schema.h"

#include <map>

#include "model/cards/card_set.h"
#include "model/phrases/cards.h"
#include "model/rulebook/edition.h"
#include "model/rulebook/topic.h"
#include "reports/editor/embedded.h"
#include "reports/json/values.h"

namespace hanaproof::reports {

using rulebook::Topic;
using rulebook::Type;

namespace {

constexpr const char* kDefinitions = "#/definitions/";

Json defined(const std::string& name) { return {{"$ref", kDefinitions + name}}; }

Json schema_of(const Type& type);

Json record_schema(const Type& type) {
  Json record = {{"type", "object"}, {"properties", Json::object()}, {"required", Json::array()}};
  for (const rulebook::Field& field : type.fields()) {
    record["properties"][field.name] = schema_of(field.type);
    if (field.required) record["required"].push_back(field.name);
  }
  record["additionalProperties"] = false;
  if (!type.or_none()) return record;
  // Not `anyOf`: a mistake within the record is to be told where it is.
  record.erase("type");
  return {{"if", {{"type", "object"}}}, {"then", record}, {"else", {{"const", "none"}}}};
}

// Words for what a rulebook can say.
Json choice_schema(const Type& type) {
  return {{"enum", list(type.candidates(), [](const auto& value) { return *value.word(); })}};
}

Json schema_of(const Type& type) {
  switch (type.sort()) {
    case Type::Sort::truth:
      return {{"type", "boolean"}};
    case Type::Sort::number:
      return {{"type", "integer"}, {"minimum", type.least()}, {"maximum", type.most()}};
    case Type::Sort::choice:
      return choice_schema(type);
    case Type::Sort::card:
      return defined("card");
    case Type::Sort::name:
      return defined("name");
    case Type::Sort::text:
      return defined("text");
    case Type::Sort::condition:
      return defined("condition");
    case Type::Sort::factor:
      return defined("factor");
    case Type::Sort::list:
      return {{"type", "array"}, {"items", schema_of(type.element())}};
    case Type::Sort::record:
      return record_schema(type);
    case Type::Sort::yaku:
      return defined("yaku");
  }
  return Json::object();
}

// Each is a value by itself, so that it can have a description.
Json described(const std::string& word, const std::string& description) {
  return {{"const", word}, {"description", description}};
}

Json card_schema() {
  const Json cards = list(cards::CardSet::all(), [](cards::Card card) {
    return described(card.code(), phrases::card_name(card, phrases::Language::en));
  });
  return {{"description", "The code of a card."}, {"anyOf", cards}};
}

// Of a pattern: "score\." for "score.".
std::string escaped(std::string_view begin) {
  return std::string(begin.substr(0, begin.size() - 1)) + "\\.";
}

Json on_topic(const Json& id) { return {{"properties", {{"topic", id}}}, {"required", {"topic"}}}; }

// A topic that any text may name: PREFIX and a word, unless the registry has that id.
Json open_id(std::string_view prefix) {
  Json registered = Json::array();
  for (const Topic& topic : rulebook::topics()) {
    if (topic.id.starts_with(prefix)) registered.push_back(topic.id);
  }
  Json id = {{"type", "string"}, {"pattern", "^" + escaped(prefix) + "[a-z0-9-]+$"}};
  if (!registered.empty()) id["not"] = {{"enum", registered}};
  return id;
}

// Puts the topics into the schema: each one's id, its type, and that its answers are of that type.
class TopicWriter {
 public:
  explicit TopicWriter(Json& definitions) : definitions_(definitions) {}

  void add_all() {
    Json ids = Json::array();
    for (const Topic& topic : rulebook::topics()) {
      ids.push_back(described(topic.id, topic.question));
      add(topic.id, topic, {{"const", topic.id}});
    }
    for (const std::string_view prefix : rulebook::open_prefixes()) {
      const std::string name = std::string(prefix) + "ID";
      const Topic& topic = *rulebook::find_topic(std::string(prefix) + "id");
      Json id = open_id(prefix);
      add(name, topic, id);
      id["description"] = topic.question;
      ids.push_back(id);
    }
    Json& clause = definitions_["clause"];
    clause["properties"]["topic"]["anyOf"] = ids;
    // By what the ids begin with: a validator then looks at a few only.
    for (const auto& [begin, rules] : rules_) {
      const std::string name = begin + "*";
      definitions_[name] = {{"allOf", rules}};
      const Json id = {{"type", "string"}, {"pattern", "^" + escaped(begin)}};
      definitions_["clause"]["allOf"].push_back({{"if", on_topic(id)}, {"then", defined(name)}});
    }
  }

 private:
  void add(const std::string& name, const Topic& topic, const Json& id) {
    Json type = {{"description", topic.question}};
    type.update(schema_of(topic.type));
    // Beside a reference, nothing counts.
    if (type.contains("$ref")) {
      type["allOf"] = Json::array({{{"$ref", type["$ref"]}}});
      type.erase("$ref");
    }
    definitions_[name] = type;
    const Json answer = defined(name);
    const Json reading = {{"properties", {{"value", answer}}}};
    rules_[name.substr(0, name.find('.') + 1)].push_back(
        {{"if", on_topic(id)},
         {"then",
          {{"properties",
            {{"value", answer}, {"assume", answer}, {"readings", {{"items", reading}}}}}}}});
  }

  Json& definitions_;
  std::map<std::string, Json> rules_;  // for each topic, what its answers are
};

// Yaku that the registry knows, and those that it gives another meaning.
void add_yaku_ids(Json& id) {
  Json known = Json::array();
  Json others = Json::array();
  for (const Topic& topic : rulebook::topics()) {
    if (!topic.id.starts_with(rulebook::kYakuTopics)) continue;
    const std::string word = topic.id.substr(rulebook::kYakuTopics.size());
    is_yaku(topic) ? known.push_back(described(word, topic.question)) : others.push_back(word);
  }
  known.push_back({{"not", {{"enum", others}}}});
  id["anyOf"] = known;
}

// Each definition and each rule on a line of its own, so that a change of one question is a change
// of few lines.
std::string by_lines(const Json& json, int depth = 0) {
  constexpr int kDeepest = 4;
  const bool opens = json.is_structured() && !json.empty();
  if (!opens || depth >= kDeepest) return json.dump();
  const std::string indent(2 * static_cast<std::size_t>(depth + 1), ' ');
  std::string text;
  for (const auto& [key, held] : json.items()) {
    text += text.empty() ? "\n" : ",\n";
    text += indent + (json.is_object() ? Json(key).dump() + ": " : "") + by_lines(held, depth + 1);
  }
  text += '\n' + indent.substr(2);
  return json.is_object() ? '{' + text + '}' : '[' + text + ']';
}

}  // namespace

std::string edition_file_schema() {
  Json schema = Json::parse(editor::embedded_edition_json());
  Json& definitions = schema["definitions"];
  definitions["players"] = {
      {"type", "array"},
      {"items", {{"type", "integer"}, {"minimum", 1}, {"maximum", rulebook::kMostPlayers}}}};
  definitions["card"] = card_schema();
  definitions["size"]["maximum"] = cards::kCards;
  definitions["excuse"]["properties"]["kind"]["enum"] = rulebook::excuse_kinds();
  add_yaku_ids(definitions["yaku-block"]["properties"]["id"]);
  TopicWriter(definitions).add_all();
  return by_lines(schema) + '\n';
}

std::string document_file_schema() {
  return by_lines(Json::parse(editor::embedded_document_json())) + '\n';
}

}  // namespace hanaproof::reports
