#include "properties/making.h"

#include <algorithm>

namespace hanaproof::properties {

using rulebook::yaku::SakeCup;

std::vector<SakeCup> sake_cups(const rulebook::Ruleset& rules) {
  if (rules.is("card.sake-cup", "both")) return {SakeCup::both};
  if (rules.is("card.sake-cup", "animal-or-dreg")) return {SakeCup::animal, SakeCup::dreg};
  return {SakeCup::animal};
}

bool makes(cards::CardSet pile, const rulebook::Yaku& yaku, const std::vector<SakeCup>& sake_cups) {
  return std::any_of(sake_cups.begin(), sake_cups.end(),
                     [&](SakeCup sake) { return evaluate_condition(yaku.cards, pile, sake); });
}

}  // namespace hanaproof::properties
