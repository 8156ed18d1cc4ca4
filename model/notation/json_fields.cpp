#include "model/notation/json_fields.h"

#include "model/notation/json_outside.h"

namespace hanaproof::notation::json {

using cards::Card;
using cards::CardSet;

Json written(const CardSet& set) { return written(std::vector<Card>(set.begin(), set.end())); }

void fail(const std::string& field, const std::string& expected) {
  throw NotationError(fmt::format("position: \"{}\": expected {}", field, expected));
}

Json parse_object(std::string_view text) {
  try {
    Json json = read_json(text);
    need_object(json);
    return json;
  } catch (const Json::exception& error) {
    throw NotationError(fmt::format("position: not JSON: {}", error.what()));
  }
}

void need_object(const Json& json) {
  if (!json.is_object()) throw NotationError("position: expected a JSON object");
}

const Json* In::find(const std::string& field) {
  known_.insert(field);
  const auto found = json_.find(field);
  return found == json_.end() || found->is_null() ? nullptr : &*found;
}

const Json& In::need(const std::string& field) {
  const Json* found = find(field);
  if (!found) throw NotationError(fmt::format("position: \"{}\" is missing", field));
  return *found;
}

void In::refuse_others() const {
  for (const auto& [key, value] : json_.items()) {
    if (!known_.contains(key)) throw NotationError("position: unknown field \"" + key + "\"");
  }
}

int Number::operator()(const Json& json, const std::string& field) const {
  if (!is_whole<int>(json) || json.get<int>() < least || json.get<int>() > most) {
    fail(field, fmt::format("a whole number from {} to {}", least, most));
  }
  return json.get<int>();
}

bool Truth::operator()(const Json& json, const std::string& field) const {
  if (!json.is_boolean()) fail(field, "true or false");
  return json.get<bool>();
}

Card OneCard::operator()(const Json& json, const std::string& field) const {
  const auto found = json.is_string() ? Card::parse(json.get<std::string>()) : std::nullopt;
  if (!found) fail(field, "a card code such as \"81\", not " + json.dump());
  return *found;
}

std::vector<Card> CardList::operator()(const Json& json, const std::string& field) const {
  return list_of(card, "a list of card codes")(json, field);
}

CardSet EachCardOnce::operator()(const Json& json, const std::string& field) const {
  CardSet set;
  for (const Card each : card_list(json, field)) {
    if (set.contains(each))
      throw NotationError(fmt::format("position: card {} is twice in \"{}\"", each.code(), field));
    set.insert(each);
  }
  return set;
}

Json EachCardOnce::shape() const {
  Json list = CardList().shape();
  list["uniqueItems"] = true;
  return list;
}

std::string Word::operator()(const Json& json, const std::string& field) const {
  if (!json.is_string()) fail(field, "a word");
  return json.get<std::string>();
}

std::vector<std::string> Words::operator()(const Json& json, const std::string& field) const {
  return list_of(word, "a list of words")(json, field);
}

std::map<std::string, std::string> Rules::operator()(const Json& json,
                                                     const std::string& field) const {
  if (!json.is_object()) fail(field, "an object of topics and readings");
  std::map<std::string, std::string> readings;
  for (const auto& [topic, reading] : json.items()) {
    if (!reading.is_string()) fail(field, fmt::format("a text at \"{}\"", topic));
    readings[topic] = reading.get<std::string>();
  }
  return readings;
}

}  // namespace hanaproof::notation::json
