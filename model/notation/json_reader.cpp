#include "model/notation/json_reader.h"

#include <fmt/format.h>

#include "model/notation/json_depth.h"

namespace hanaproof::notation::json {

using cards::Card;
using cards::CardSet;

Json codes(const CardSet& set) {
  Json list = Json::array();
  for (const Card card : set) list.push_back(card.code());
  return list;
}

Json codes(const std::vector<Card>& cards) {
  Json list = Json::array();
  for (const Card card : cards) list.push_back(card.code());
  return list;
}

Json codes(const std::vector<CardSet>& sets) {
  Json list = Json::array();
  for (const CardSet& set : sets) list.push_back(codes(set));
  return list;
}

void fail(const std::string& field, const std::string& expected) {
  throw NotationError(fmt::format("position: \"{}\": expected {}", field, expected));
}

Json parse_object(std::string_view text) {
  if (json_depth(text) > kDeepestJson) throw NotationError("position: nested too deeply");
  Json json;
  try {
    json = Json::parse(text);
  } catch (const Json::exception& error) {
    throw NotationError(fmt::format("position: not JSON: {}", error.what()));
  }
  if (!json.is_object()) throw NotationError("position: expected a JSON object");
  return json;
}

const Json* Reader::find(const std::string& field) {
  known_.insert(field);
  const auto found = json_.find(field);
  return found == json_.end() || found->is_null() ? nullptr : &*found;
}

const Json& Reader::need(const std::string& field) {
  const Json* found = find(field);
  if (!found) throw NotationError(fmt::format("position: \"{}\" is missing", field));
  return *found;
}

void Reader::refuse_others() const {
  for (const auto& [key, value] : json_.items()) {
    if (!known_.contains(key)) throw NotationError("position: unknown field \"" + key + "\"");
  }
}

int to_int(const Json& json, const std::string& field, int least, int most) {
  if (!json.is_number_integer() || json.get<std::int64_t>() < least ||
      json.get<std::int64_t>() > most) {
    fail(field, fmt::format("a whole number from {} to {}", least, most));
  }
  return json.get<int>();
}

bool to_truth(const Json& json, const std::string& field) {
  if (!json.is_boolean()) fail(field, "true or false");
  return json.get<bool>();
}

Card to_card(const Json& json, const std::string& field) {
  const auto card = json.is_string() ? Card::parse(json.get<std::string>()) : std::nullopt;
  if (!card) fail(field, "a card code such as \"81\", not " + json.dump());
  return *card;
}

std::vector<Card> to_cards(const Json& json, const std::string& field) {
  if (!json.is_array()) fail(field, "a list of card codes");
  std::vector<Card> cards;
  for (const Json& item : json) cards.push_back(to_card(item, field));
  return cards;
}

CardSet to_set(const Json& json, const std::string& field) {
  CardSet set;
  for (const Card card : to_cards(json, field)) {
    if (set.contains(card))
      throw NotationError(fmt::format("position: card {} is twice in \"{}\"", card.code(), field));
    set.insert(card);
  }
  return set;
}

std::string to_word(const Json& json, const std::string& field) {
  if (!json.is_string()) fail(field, "a word");
  return json.get<std::string>();
}

std::vector<std::string> to_words(const Json& json, const std::string& field) {
  if (!json.is_array()) fail(field, "a list of words");
  std::vector<std::string> words;
  for (const Json& word : json) words.push_back(to_word(word, field));
  return words;
}

}  // namespace hanaproof::notation::json
