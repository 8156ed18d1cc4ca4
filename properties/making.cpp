#include "properties/making.h"

#include <algorithm>

namespace hanaproof::properties {

using rulebook::yaku::SakeCup;

bool makes(cards::CardSet pile, const rulebook::Yaku& yaku, const std::vector<SakeCup>& sake_cups) {
  return std::any_of(sake_cups.begin(), sake_cups.end(),
                     [&](SakeCup sake) { return evaluate_condition(yaku.cards, pile, sake); });
}

}  // namespace hanaproof::properties
