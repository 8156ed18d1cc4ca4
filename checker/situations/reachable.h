// Whether a position can come about at all.
#pragma once

#include <string>

#include "model/games/position.h"
#include "model/spec/rules.h"

namespace hanaproof::checker {

// Why no round from a whole deck leads to the position, in plain words, the first reason that is
// found: a deck of 24 cards, piles that so few turns cannot have taken, a koi-koi without a yaku.
// Empty where nothing is found, as for every position that play leads to; some of the others have
// faults that are not looked for. Of betting games and Hachi-Hachi it is always empty: there what
// does not fit together is refused as invalid (games::Family::validate).
std::string why_unreachable(const rulebook::Ruleset& rules, const games::Position& position);
// The same for capturing games, with rules that were read before.
std::string why_unreachable(const spec::Rules& rules, const notation::Position& position);
// The same where the deck may be smaller and any number of cards may have been dealt: piles, calls
// and ends that do not fit each other.
std::string why_unreachable_in_small_game(const spec::Rules& rules,
                                          const notation::Position& position);

}  // namespace hanaproof::checker
