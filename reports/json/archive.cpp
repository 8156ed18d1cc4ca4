#include "reports/json/archive.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/notation/json_outside.h"
#include "reports/error.h"

namespace hanaproof::reports {

namespace {

cards::Card card_of(const Json& json, const std::string& path, const char* expected) {
  if (!json.is_string()) throw InputError(fmt::format("{}: expected {}", path, expected));
  const auto code = json.get<std::string>();
  const auto card = cards::Card::parse(code);
  if (card) return *card;
  throw InputError(fmt::format("{}: expected card codes such as \"81\", not \"{}\"", path, code));
}

notation::Move move_of(const std::string& text, const std::string& path) {
  const auto move = notation::Move::parse(text);
  if (move) return *move;
  throw InputError(fmt::format(
      "{}: expected a move such as \"11x12\", \"raise:2\" or \"stay\", not \"{}\"", path, text));
}

// What a position says is wrong with it, with its place.
template <class Read>
auto placed(const std::string& path, const Read& read) {
  try {
    return read();
  } catch (const notation::NotationError& error) {
    throw InputError(fmt::format("{}: {}", path, error.what()));
  }
}

}  // namespace

In::In(const Json& json, std::string path) : json_(&json), path_(std::move(path)) {
  if (!json.is_object()) throw InputError(fmt::format("{}: expected an object", path_));
}

void In::fail(const std::string& field, const std::string& expected) const {
  throw InputError(fmt::format("{}: expected {}", path(field), expected));
}

void In::fail_choice(const char* field, const std::vector<std::string_view>& names,
                     const std::string& word) const {
  fail(field, fmt::format("one of {}, not \"{}\"", fmt::join(names, ", "), word));
}

std::string In::path(const std::string& field) const {
  return path_.empty() ? field : path_ + "." + field;
}

const Json* In::find(const std::string& field) const {
  const auto found = json_->find(field);
  return found == json_->end() || found->is_null() ? nullptr : &*found;
}

const Json& In::need(const std::string& field) const {
  if (const Json* found = find(field)) return *found;
  throw InputError(fmt::format("{}: \"{}\" is missing", path_, field));
}

const Json& In::items(const std::string& field) const {
  static const Json empty = Json::array();
  const Json* json = find(field);
  if (!json) return empty;
  if (!json->is_array()) fail(field, "a list");
  return *json;
}

std::string In::text(const std::string& field) const {
  const Json& json = need(field);
  if (!json.is_string()) fail(field, "a text");
  return json.get<std::string>();
}

void In::need_schema(const documents::Schema& schema) const {
  const In given(need("schema"), path("schema"));
  int version = 0;
  given.read("version", version);
  const std::string name = std::string("hanaproof.") + schema.name;
  if (given.text("name") != name || version != schema.version) {
    fail("schema", fmt::format("{}, version {}", name, schema.version));
  }
}

void In::whole(const char* name, std::string& digits, const char*) const {
  digits = text(name);
  const bool whole = !digits.empty() && std::ranges::all_of(digits, [](unsigned char c) {
    return std::isdigit(c) != 0;
  });
  if (!whole) fail(name, "a whole number as a text");
}

void In::whole(const char* name, std::uint64_t& number, const char*) const {
  const std::string digits = text(name);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (digits.empty() || error != std::errc() || end != digits.data() + digits.size()) {
    fail(name, "a whole number of 64 bits as a text");
  }
}

void In::read(const char* field, bool& value) const {
  const Json* json = find(field);
  if (json && !json->is_boolean()) fail(field, "true or false");
  value = json && json->get<bool>();
}

void In::read(const char* field, double& value) const {
  const Json* json = find(field);
  if (json && !json->is_number()) fail(field, "a number");
  value = json ? json->get<double>() : 0;
}

void In::read(const char* field, std::uint64_t& value) const {
  const Json* json = find(field);
  if (!json || !json->is_number_unsigned()) fail(field, "a whole number from 0 on");
  value = json->get<std::uint64_t>();
}

void In::read(const char* field, long long& value) const {
  const Json* json = find(field);
  if (json && !notation::is_whole<long long>(*json)) fail(field, "a whole number");
  value = json ? json->get<long long>() : 0;
}

void In::read(const char* field, int& value) const {
  long long number = 0;
  read(field, number);
  if (!std::in_range<int>(number)) fail(field, "a smaller number");
  value = static_cast<int>(number);
}

void In::read(const char* field, std::vector<int>& value) const {
  for (const Json& item : items(field)) {
    if (!notation::is_whole<int>(item)) fail(field, "a list of whole numbers");
    value.push_back(item.get<int>());
  }
}

void In::read(const char* field, std::vector<std::string>& value) const {
  for (const Json& item : items(field)) {
    if (!item.is_string()) fail(field, "a list of texts");
    value.push_back(item.get<std::string>());
  }
}

void In::read(const char* field, std::map<std::string, std::string>& value) const {
  const In inner(need(field), path(field));
  for (const auto& [name, text] : inner.json_->items()) value[name] = inner.text(name);
}

void In::read(const char* field, std::vector<cards::Card>& value) const {
  for (const Json& item : items(field)) {
    value.push_back(card_of(item, path(field), "a list of texts"));
  }
}

void In::read(const char* field, cards::CardSet& value) const {
  std::vector<cards::Card> cards;
  read(field, cards);
  value = cards::CardSet(cards);
}

void In::read(const char* field, std::vector<cards::CardSet>& value) const {
  for (const Json& item : items(field)) {
    if (!item.is_array()) fail(field, "lists of card codes");
    cards::CardSet& set = value.emplace_back();
    for (const Json& code : item) set.insert(card_of(code, path(field), "lists of card codes"));
  }
}

void In::read(const char* field, notation::Move& value) const {
  value = move_of(text(field), path(field));
}

void In::read(const char* field, std::vector<notation::Move>& value) const {
  std::vector<std::string> texts;
  read(field, texts);
  for (const std::string& text : texts) value.push_back(move_of(text, path(field)));
}

void In::read(const char* field, notation::Position& value) const {
  value = placed(path(field), [&] { return notation::position_from_value(need(field)); });
}

void In::read(const char* field, notation::HachiPosition& value) const {
  value = placed(path(field), [&] { return notation::hachi_from_value(need(field)); });
}

void In::read(const char* field, notation::HachiMatch& value) const {
  value = placed(path(field), [&] { return notation::hachi_match_from_value(need(field)); });
}

void In::read(const char* field, notation::HachiDeal& value) const {
  const Json& json = need(field);
  const auto hands = json.is_object() ? json.find("hands") : json.end();
  const std::size_t players = hands == json.end() ? 0 : hands->size();
  value = placed(path(field),
                 [&] { return notation::hachi_deal_from_value(json, static_cast<int>(players)); });
}

Json parse_json(std::string_view text, const std::string& name) {
  constexpr int kDeepest = 100;
  const auto not_too_deep = [&](int depth, Json::parse_event_t, Json&) {
    if (depth <= kDeepest) return true;
    throw InputError(fmt::format("{}: brackets in more than {} others", name, kDeepest));
  };
  try {
    return Json::parse(text, not_too_deep);
  } catch (const Json::exception& error) {
    throw InputError(fmt::format("{}: not JSON: {}", name, error.what()));
  }
}

std::string dump(const Json& json) {
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace hanaproof::reports
