// Combos of the hand of seven cards, and combos of captured cards.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/cards/card_set.h"
#include "model/spec/hachi/rules.h"
#include "model/spec/score.h"

namespace hanaproof::spec::hachi {

// A combo that a hand makes.
struct MadeCombo {
  const rulebook::HandCombo* combo = nullptr;
  int kan = 0;              // with what its threes add
  std::vector<int> threes;  // the months of its threes, chosen so that it is worth most
};

// All that the hand makes, in the order of the rules.
std::vector<MadeCombo> made_combos(const Rules& rules, cards::CardSet hand);
// The worthiest of a type, the first by id of equals; nothing where there is none.
std::optional<MadeCombo> best_combo(const std::vector<MadeCombo>& made,
                                    rulebook::HandCombo::Type type);
// The ways to show some of them (combo.types), ids with the dreg combo first; not the empty way.
std::vector<std::vector<std::string>> ways_to_show(const Rules& rules,
                                                   const std::vector<MadeCombo>& made);
// The worthiest of these ways, the first by id of equals; nothing where nothing is made.
std::vector<std::string> worthiest(const Rules& rules, const std::vector<MadeCombo>& made);
// Kan of the combos with these ids.
int worth(const std::vector<MadeCombo>& made, const std::vector<std::string>& ids);

// Captured combos; their points are kan.
std::vector<spec::MadeYaku> captured_combos(const Rules& rules, cards::CardSet captured);

constexpr std::string_view kFourAndThree = "four-and-three";
constexpr std::string_view kSingleLight = "single-light";

}  // namespace hanaproof::spec::hachi
