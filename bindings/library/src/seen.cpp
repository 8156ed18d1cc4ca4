#include "bindings/library/src/seen.h"

#include <algorithm>

#include "model/cards/seat.h"
#include "model/notation/json_values.h"

namespace hanaproof {

using Json = nlohmann::ordered_json;
using notation::BetPosition;
using notation::HachiPhase;
using notation::HachiPosition;
using notation::Stance;

namespace {

constexpr const char* kDealt[] = {"hands", "field", "sort"};

void hide_cards(Json& cards) { cards = cards.size(); }

// Leaves the hands for which `open(seat)` holds.
template <class Open>
void hide_hands(Json& json, Open open) {
  int seat = 0;
  for (Json& hand : json["hands"]) {
    if (!open(seat++)) hide_cards(hand);
  }
}

void hide_stock(Json& json) {
  if (json.contains("stock")) hide_cards(json["stock"]);
}

Json seen(const notation::Position& position, int own) {
  Json json = to_value(position);
  hide_hands(json, [&](int seat) { return seat == own; });
  hide_stock(json);
  return json;
}

// Hands are compared at the end where several are left, and then lie open.
bool compared(const notation::BetStanding& standing) {
  return standing.over && std::ranges::count(standing.folded, false) > 1;
}

Json seen(const BetPosition& position, int own) {
  Json json = to_value(position);
  const auto standing =
      position.betting ? notation::outline(*position.betting) : position.standing.value();
  const bool open = compared(standing);
  hide_hands(json,
             [&](int seat) { return seat == own || (open && !standing.folded[cards::at(seat)]); });
  return json;
}

// Before the dealer has said mizu-ten or look no card is dealt, though the position has them.
Json seen(HachiPosition position, int own) {
  if (position.phase == HachiPhase::blind) {
    std::ranges::replace(position.stances, Stance::blank, Stance::open);
    Json json = to_value(position);
    for (const char* field : kDealt) json.erase(field);
    json.erase("deal");
    return json;
  }
  Json json = to_value(position);
  hide_hands(json, [&](int seat) { return seat == own; });
  hide_stock(json);
  json.erase("deal");
  return json;
}

}  // namespace

std::string seen_by_seat(const games::Position& position, int seat) {
  Json json = std::visit([&](const auto& one) { return seen(one, seat); }, position);
  json["seen_by"] = seat;
  return json.dump();
}

}  // namespace hanaproof
