// Rounds of random play, in which something that was proved must hold.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "properties/theorem.h"
#include "solvers/rounds/random_rounds.h"

namespace hanaproof::properties {

// What is wrong with a round; empty where nothing is.
using FaultOf = std::function<std::string(const rounds::Round&)>;

// The first of the rounds with which something is wrong. One in `stacked` (0: none) is dealt so
// that the wildcard meets the holder of a fourth card.
std::optional<Witness> faulty_round(const spec::Rules& rules, const Effort& effort, int stacked,
                                    const FaultOf& fault);
// Held where nothing is wrong with any.
Proof in_random_play(const spec::Rules& rules, const Effort& effort, int stacked,
                     const FaultOf& fault);

}  // namespace hanaproof::properties
