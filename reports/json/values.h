// What the JSON documents are made of. For source files only: the library is slow to compile.
#pragma once

#include <nlohmann/json.hpp>

namespace hanaproof::reports {

// Keeps the order in which fields are written.
using Json = nlohmann::ordered_json;

// A document that begins with its schema: "hanaproof.findings".
inline Json json_document(const char* schema, int version = 1) {
  return {{"schema", {{"name", schema}, {"version", version}}}};
}

template <class Items, class ToItem>
Json list(const Items& items, ToItem to_item) {
  Json json = Json::array();
  for (const auto& item : items) json.push_back(to_item(item));
  return json;
}

template <class Cards>
Json codes(const Cards& cards) {
  return list(cards, [](const auto& card) { return card.code(); });
}

template <class Moves>
Json texts(const Moves& moves) {
  return list(moves, [](const auto& move) { return move.text(); });
}

}  // namespace hanaproof::reports
