// Matches of Hachi-Hachi at random.
#pragma once

#include <cstdint>
#include <memory>

#include "model/games/family.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::games {

// The rules must outlive it.
std::unique_ptr<Playout> hachi_playout(const spec::hachi::Rules& rules, std::uint64_t seed);

}  // namespace hanaproof::games
