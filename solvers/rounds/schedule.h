// Making every seat's pile happen in one round that is played out: who lays and who captures what,
// turn by turn. Hands, field and stock are free to choose, so that months are independent of each
// other but for the places that they take up.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "solvers/rounds/construct.h"

namespace hanaproof::rounds {

struct Shares {
  std::vector<cards::CardSet> piles;  // one a seat: what it captures; even numbers of each month
  std::vector<cards::CardSet> may;    // one a seat: what of the rest it may capture, too
};

// A round that is played out, after which each seat has its pile and perhaps more; `accept` has the
// last word on how it ended. Nothing where none of so many attempts succeeds.
std::optional<Construction> play_out(
    const spec::Rules& rules, const Shares& shares,
    const std::function<bool(const notation::Position& end)>& accept, int attempts = 30000);

}  // namespace hanaproof::rounds
