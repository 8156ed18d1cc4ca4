// The parts of a signature. Names of yaku, combinations, combos, readings and editions do not go
// in.
#pragma once

#include <string>

#include "checker/measures/signature/signature.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::signature {

// ---- Capturing games ----------------------------------------------------------------------------

// All deals of each small game with no more than a thousand; of others so many, spread evenly (0:
// all of them), with every position of each. Where there are no small games for so many players the
// number is that of none. Of a game that was added every deal, whatever `deals`.
Part small_games(const rulebook::Ruleset& rules, std::uint64_t deals);
// What small games leave out: the deck dealt out; every kind of hands and field, opened; ends of
// matches; stops after calls; and rounds of each style of play on the whole deck, in one of each
// style with every legal move tried at every decision.
Part full_deck(const rulebook::Ruleset& rules);
// What captured cards are worth, yaku with their real thresholds: piles of every size, few cards of
// each sort, and calls.
Part piles(const rulebook::Ruleset& rules);
// The answers on which `piles` depends; equal text, equal number.
std::string decides_piles(const rulebook::Ruleset& rules);

// The deck dealt out, of any capturing game.
Part dealing(const rulebook::Ruleset& rules);
// Draws for dealer, of any game.
Part draws(const rulebook::Ruleset& rules);
// The answers on which `draws` depends; equal text, equal number.
std::string decides_draws(const rulebook::Ruleset& rules);

// ---- Betting games ------------------------------------------------------------------------------

// Small betting games: every line of bets, and every different end settled with hands of the deck,
// always the same ones. With more players than small games are for, some rounds at random.
Part betting_games(const rulebook::Ruleset& rules);
// All hands of two players against each other, and some of three and more, where everybody stays
// in; and the draw for dealer.
Part showdowns(const rulebook::Ruleset& rules);

// ---- Hachi-Hachi --------------------------------------------------------------------------------

// Always the same matches, in the styles of the cross-check: every position, what is legal in it,
// what it is worth and what comes of every move. There are no small games of Hachi-Hachi, so this
// is a sample: equal numbers say that nothing in it comes out otherwise.
Part hachi_matches(const rulebook::Ruleset& rules);
// Made-up situations, where matches seldom come to rare answers: rounds before their last card,
// with and without mizu-ten, in every way they can end; and deals until the first card, where all
// stay or all pass who may.
Part hachi_made_up(const rulebook::Ruleset& rules);
// What hands make and what they are compensated with, in a few thousand of them; and which fields
// every set of lights makes, with and without others that wait.
Part hachi_hands_and_fields(const rulebook::Ruleset& rules);

}  // namespace hanaproof::signature
