// What the rules say of the combos of a hand: conditions ready to be looked for, and their literal
// evaluation (docs/hachi-hachi.md, "Hand combos").
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/cards/card_set.h"
#include "model/rulebook/hand_combo.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::hands {

struct Combo {
  using Type = rulebook::HandCombo::Type;
  std::string id;  // without "hand-combo."
  Type type = Type::dreg;
  rulebook::yaku::Expr cards;  // holds for the whole hand; card.willow is worked in
  std::vector<int> months;     // so many cards, 1 to 4, of different months, the most first
  int kan = 0;
  // A three in `months` whose cards in the hand meet one of these conditions adds `three_kan`.
  std::vector<rulebook::yaku::Expr> threes = {};
  int three_kan = 0;
};

// combo.types
enum class Types { one_of_each, best_only, all_add };

struct HandRules {
  std::vector<Combo> combos;  // in the order of the rules
  Types types = Types::one_of_each;
  int cards = 7;  // in a hand
  cards::CardSet deck = cards::CardSet::all();

  // hand-combo.*, card.willow, combo.bonus, combo.types, deal.hand-size.
  static HandRules from(const rulebook::Ruleset& rules);
};

// What a hand's combos are worth in kan, in the order of the rules; kNotMade for others.
using Worths = std::vector<int>;
inline constexpr int kNotMade = -1;
inline constexpr int kThree = 3;  // cards of one month

// The literal evaluation, for any hand.
int worth(const Combo& combo, cards::CardSet hand);
Worths worths(const HandRules& rules, cards::CardSet hand);

// The worthiest combo of a type that is made, the first by id of equals, as its place in the rules;
// nothing where there is none.
std::optional<std::size_t> best(const HandRules& rules, const Worths& made, Combo::Type type);
// Kan of a hand under combo.types.
int kan(const HandRules& rules, const Worths& made);

}  // namespace hanaproof::hands
