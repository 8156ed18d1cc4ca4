// Packets of cards against the sizes of hands and field: each says what the other deals.
#pragma once

#include <cstdint>

#include "model/rulebook/value.h"

namespace hanaproof::rulebook {

// How many cards are dealt to each hand and to the field.
struct DealtCards {
  std::int64_t hand = 0;
  std::int64_t field = 0;
  friend bool operator==(const DealtCards&, const DealtCards&) = default;
};

// As an answer to deal.packets adds up.
DealtCards dealt_by(const Value& packets);
// The customary way to deal so many: to each and to the field in turn, in two packets each, the
// smaller one first.
Value packets_of(const DealtCards& dealt);

}  // namespace hanaproof::rulebook
