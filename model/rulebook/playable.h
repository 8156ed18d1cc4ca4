// Whether a game can be played by given rules at all: by so many players, with so many cards.
#pragma once

#include <optional>
#include <string>

#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::rulebook {

// A text that others build on, and nobody plays by itself.
bool is_base(const Edition& edition);
// Throws EditionError for such a text.
void refuse_base(const Edition& edition);
// A number of players that the edition can be played by; the usual one where none is `wanted`.
// Throws EditionError.
int players_of(const Edition& edition, const std::optional<int>& wanted);

// What stands in the way: "6 players x 8 cards + 8 on the table = 56 cards, the deck has 48".
// Nothing where the game can be dealt, and for base rules, by which nobody plays.
std::optional<std::string> unplayable(const Ruleset& rules);

// Throws Unplayable with that, and with the place of the clause, the `players` or the chosen rule
// that it comes from.
void refuse_unplayable(const Ruleset& rules);

// Throws EditionError for rules that name another deck or other hands than those that are counted:
// these answers are text only, and the odds would be those of another game.
void refuse_uncounted(const Ruleset& rules);

}  // namespace hanaproof::rulebook
