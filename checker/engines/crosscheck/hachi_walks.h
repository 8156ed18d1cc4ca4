// Matches of Hachi-Hachi at random, in lockstep.
#pragma once

#include <cstdint>
#include <functional>

#include "checker/engines/crosscheck/hachi_compare.h"

namespace hanaproof::crosscheck {

struct HachiWalked {
  std::uint64_t rounds = 0;     // deals, void ones included
  std::uint64_t positions = 0;  // compared
  std::uint64_t moves = 0;      // played on both sides
  bool over = false;            // the match came to its end
  std::optional<HachiFailure> failure = {};
};

// A match of 6 or 12 rounds from the first deal to the final reckoning, or to the first difference.
// The seed decides the rounds, the deals - stacked ones among them -, who has little money, and how
// each seat likes to play. Each position is compared; now and then all that can be reached from it,
// too. Where the rules let a match go on for ever it is left in the end.
HachiWalked play_match(const spec::hachi::Rules& rules, const HachiSubject& subject,
                       std::uint64_t seed);

// The rounds of the same match played by the spec alone, each shown as soon as it is over: how it
// began and its line. The rules have then been asked for what that round needed, and nothing else.
void play_match(const spec::hachi::Rules& rules, std::uint64_t seed,
                const std::function<void(const HachiFailure& round)>& show);

}  // namespace hanaproof::crosscheck
