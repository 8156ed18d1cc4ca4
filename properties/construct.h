// Making a pile of captured cards happen: a deal and a line of play in which everybody helps.
#pragma once

#include <optional>
#include <vector>

#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/spec/rules.h"

namespace hanaproof::properties {

struct Construction {
  notation::Position deal;
  std::vector<notation::Move> line;  // played from the deal
  int seat = 0;                      // who then holds the pile
  notation::Position end;            // after the line
};

// Deals the pile in pairs, one card to the seat that begins, the other to the field, and plays on
// by the rules until that seat has captured the whole pile. Tries so many arrangements of the other
// cards; nothing where none of them works.
std::optional<Construction> construct(const spec::Rules& rules, cards::CardSet pile,
                                      int attempts = 60);

}  // namespace hanaproof::properties
