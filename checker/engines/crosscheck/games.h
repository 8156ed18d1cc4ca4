// Random rounds on full decks, in lockstep.
#pragma once

#include <cstdint>

#include "checker/engines/crosscheck/exhaust.h"

namespace hanaproof::crosscheck {

// One round: the seed decides the deal, the dealer and every choice. Every legal move is tried on
// both sides at every decision, and one of them played on. The same seed gives the same round.
Walked play_game(const spec::Rules& rules, const Subject& subject, std::uint64_t seed);

// The deal of a round, before it is opened.
notation::Position random_deal(const spec::Rules& rules, std::uint64_t seed);

}  // namespace hanaproof::crosscheck
