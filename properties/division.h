// Who makes which yaku in a round: ways to divide the yaku among the sides, as far as the cards of
// each month and the captures of each side allow.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "model/spec/rules.h"
#include "properties/yaku_card_sets.h"

namespace hanaproof::properties {

// The sides of a game: players, or the teams whose cards count together.
struct Sides {
  std::vector<std::vector<int>> seats;  // of each side
  int captures = 0;                     // that each side can make in a round, at most
  int at_once = 0;                      // cards of a month that a side gets by one capture, at most

  int number() const { return static_cast<int>(seats.size()); }
};
// Throws std::domain_error where sides differ in size, where team mates do not make yaku together,
// where months may give odd numbers of cards or where the wildcard is in play.
Sides sides_of(const spec::Rules& rules);
// Whether neither this nor yaku_card_sets would throw anything: whether a theorem can be stated
// about who makes which yaku.
bool can_be_divided(const rulebook::Ruleset& rules);

// Captures that it takes to get these cards, each month by itself; at least so many.
int captures_for(const Sides& sides, cards::CardSet pile);

struct Division {
  std::vector<std::vector<std::size_t>> yaku;  // of each side, by their places in the list of ways
  std::vector<cards::CardSet> needs;           // of each side: the cards of these yaku

  // The numbers of yaku, one a side.
  std::vector<int> numbers() const;
};

// Calls `tell` with every division that passes two necessary tests: the cards of each month are
// enough, each side getting an even number of them, and no side needs more captures than it can
// make. Sides are alike but for the first `named` ones; of divisions that differ only in which of
// the others is which, one is told.
void for_each_division(const std::vector<YakuCardSets>& ways, const Sides& sides, int named,
                       const std::function<void(const Division&)>& tell);

// What each card is worth by itself, by its index.
using CardWorths = std::array<int, cards::kCards>;
CardWorths card_worths(const spec::Rules& rules);
// Piles of even numbers of each month that hold what each side needs; further cards are those worth
// least. Of a division that was told of.
std::vector<cards::CardSet> piles_of(const CardWorths& worths, const Division& division);

// The piles of the sides as piles of their seats: of team mates, month by month in turn.
std::vector<cards::CardSet> piles_of_seats(const Sides& sides,
                                           const std::vector<cards::CardSet>& piles);

}  // namespace hanaproof::properties
