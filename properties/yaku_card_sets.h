// Yaku by the least cards that make them, where they simply add up.
#pragma once

#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"

namespace hanaproof::properties {

// A yaku is made by whoever has all cards of one of its ways.
struct YakuCardSets {
  std::string id;
  int points = 0;
  std::vector<cards::CardSet> least;  // by size, then as words; none where no cards make it
};

// In the order of the rules. Throws std::domain_error, saying which, for a yaku that more cards can
// unmake or that depends on more than 16 cards, whose points depend on cards, or that hides another
// or is hidden (`hides`, score.yaku-add, option.triad).
std::vector<YakuCardSets> yaku_card_sets(const rulebook::Ruleset& rules);
// Whether it would throw nothing.
bool has_yaku_card_sets(const rulebook::Ruleset& rules);

// The cards that are in some way of each of two yaku, together.
cards::CardSet shared_cards(const YakuCardSets& a, const YakuCardSets& b);

}  // namespace hanaproof::properties
