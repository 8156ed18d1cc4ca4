// Matches of Hachi-Hachi at random.
#pragma once

#include <cstdint>
#include <memory>

#include "checker/games/hachi_deals.h"
#include "model/games/family.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::games {

HachiTable table_of(const spec::hachi::Rules& rules);

// The rules must outlive it.
std::unique_ptr<Playout> hachi_playout(const spec::hachi::Rules& rules, std::uint64_t seed);

}  // namespace hanaproof::games
