// A combo of a hand of seven cards, ready to be looked for (`hand-combo.ID`).
#pragma once

#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"

namespace hanaproof::rulebook {

struct HandCombo {
  enum class Type { dreg, suit };
  std::string id;  // without "hand-combo."
  Type type = Type::dreg;
  yaku::Expr cards;         // holds for the whole hand; always true where the text asks for none
  std::vector<int> months;  // so many cards, at least, of different months
  int kan = 0;
  bool bonus = false;  // its threes can be worth more (combo.bonus)

  // From a value of the type of hand combos other than `none`.
  static HandCombo from(const std::string& id, const Value& value);
};

// The combos that the rules know, in the order of the registry, then the edition's own.
std::vector<HandCombo> hand_combos(const Ruleset& rules);

// The threes of a month that are worth more (combo.bonus).
std::vector<yaku::Expr> bonus_threes(const Ruleset& rules);

}  // namespace hanaproof::rulebook
