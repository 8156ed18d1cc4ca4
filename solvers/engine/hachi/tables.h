// All that the engine of Hachi-Hachi needs to know of a ruleset, made once when it is loaded.
#pragma once

#include <array>

#include "solvers/engine/hachi/hands.h"
#include "solvers/engine/hachi/rules.h"
#include "solvers/engine/yaku_table.h"

namespace hanaproof::engine::hachi {

struct Tables {
  // Throws EditionError for rules that the engine cannot play.
  explicit Tables(const rulebook::Ruleset& ruleset);

  // Points of a set of cards.
  int points(Bits cards) const {
    int sum = 0;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
      sum += rules.card_worth[kind] * engine::count(cards & kinds[kind]);
    }
    return sum;
  }

  Rules rules;
  HandTable hands;
  engine::YakuTable yaku;        // captured combos, worth kan
  std::vector<Bits> yaku_cards;  // for each of them, the cards that its condition speaks of
  std::array<Bits, 4> kinds;     // light, animal, ribbon, dreg
  Bits chased_lights;            // without the willow's where that is a dreg alone
  Bits blue_ribbons;
  Bits poem_ribbons;
  ComboSet four_and_three;
  ComboSet single_light;
  ComboSet diving;  // suit combos that let a player dive
};

}  // namespace hanaproof::engine::hachi
