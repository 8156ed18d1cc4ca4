#include "bindings/web/ask/seats.h"

#include "model/notation/json_values.h"
#include "model/notation/position_json.h"
#include "model/phrases/named.h"

namespace hanaproof::web {

using cards::CardSet;
using notation::Position;

namespace {

CardSet lying(const Position& position) {
  CardSet all = position.field | CardSet(position.stock);
  for (const CardSet hand : position.hands) all |= hand;
  for (const CardSet pile : position.captured) all |= pile;
  if (position.drawn) all.insert(*position.drawn);
  return all;
}

}  // namespace

Position table_of(const Json& json, const std::string& edition) {
  if (!json.is_object()) throw notation::NotationError("position: expected an object");
  Json whole = json;
  whole["edition"] = edition;
  const bool names_deck = whole.contains("deck");
  Position position = notation::position_from_value(whole);
  if (!names_deck) position.deck = lying(position);
  return position;
}

Json seats_json(const notation::Score& score, phrases::Language language) {
  Json seats = Json::array();
  for (std::size_t seat = 0; seat < score.points.size(); ++seat) {
    Json made = list(score.yaku[seat], [&](const notation::MadeYaku& each) -> Json {
      return {
          {"id", each.id}, {"name", phrases::name_of(each.id, language)}, {"points", each.points}};
    });
    seats.push_back({{"yaku", made}, {"points", score.points[seat]}});
    if (!score.result.empty()) seats.back()["result"] = score.result[seat];
    if (!score.payment.empty()) seats.back()["payment"] = score.payment[seat];
  }
  return seats;
}

}  // namespace hanaproof::web
