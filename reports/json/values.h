// What the JSON documents are made of. For source files only: the library is slow to compile.
#pragma once

#include "model/documents/values.h"

namespace hanaproof::reports {

using documents::Json;
using documents::list;

// A document that begins with its schema: "hanaproof.findings".
inline Json json_document(const char* schema, int version = 1) {
  return {{"schema", {{"name", schema}, {"version", version}}}};
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
