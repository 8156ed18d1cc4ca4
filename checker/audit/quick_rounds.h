// Rounds that are stopped as soon as can be.
#pragma once

#include <optional>
#include <vector>

#include "checker/audit/audit.h"
#include "model/spec/rules.h"

namespace hanaproof::audit {

constexpr int kMostMonths = 4;  // of piles that are gone through for a yaku

// Piles of the fewest months that make a yaku, up to kMostMonths.
struct Quickest {
  int months = 0;  // 0: none of so few
  std::vector<cards::CardSet> piles;
};
Quickest quickest(const spec::Rules& rules);

// A round that the side of the first player stops as soon as can be, of at most `wanted` decisions
// where one is found.
std::optional<Round> stopped_soon(const spec::Rules& rules, const Quickest& quickest, int wanted);

}  // namespace hanaproof::audit
