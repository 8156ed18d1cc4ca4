// What JSON is made of. For source files only: the library is slow to compile.
#pragma once

#include "model/documents/values.h"

namespace hanaproof::reports {

using documents::Json;
using documents::list;

template <class Cards>
Json codes(const Cards& cards) {
  return list(cards, [](const auto& card) { return card.code(); });
}

}  // namespace hanaproof::reports
