// The sorts of field: what lights on the table make, what waits, what is played (field.*).
#pragma once

#include <string_view>
#include <vector>

#include "model/cards/card_set.h"
#include "model/notation/hachi_match.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::spec::hachi {

// The fields that the cards dealt to the table make, grand ones first; never small.
std::vector<notation::FieldSort> fields_made(const Rules& rules, cards::CardSet field);

// What is played when `made` joins those that wait (oldest first), and what waits then.
struct Played {
  notation::FieldSort sort = notation::FieldSort::small;
  std::vector<notation::FieldSort> waiting = {};
  friend bool operator==(const Played&, const Played&) = default;
};
Played play_field(const Rules& rules, const std::vector<notation::FieldSort>& waiting,
                  const std::vector<notation::FieldSort>& made);

// What the field multiplies `what` by, a word of field.multiplies.
int factor(const Rules& rules, notation::FieldSort sort, std::string_view what);

}  // namespace hanaproof::spec::hachi
