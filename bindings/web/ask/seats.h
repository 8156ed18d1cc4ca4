// Positions of capturing games between the page and the specification. For source files only.
#pragma once

#include "bindings/web/ask/request.h"
#include "model/notation/position.h"
#include "model/notation/score.h"

namespace hanaproof::web {

// "hands", "field", "captured", "stock" and the rest of a position (docs/positions.md), which may
// lack cards: the deck is then what lies there. Throws notation::NotationError.
notation::Position table_of(const Json& json, const std::string& edition);

// A seat each: its yaku, points and, when the round is over, what it writes down and gets.
Json seats_json(const notation::Score& score, phrases::Language language);

}  // namespace hanaproof::web
