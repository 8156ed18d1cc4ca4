// Hachi-Hachi played against an engine, steered towards rules that few games have asked for.
#pragma once

#include <cstdint>
#include <memory>

#include "checker/engines/crosscheck/hachi_subject.h"
#include "checker/engines/regress/lane.h"

namespace hanaproof::regress {

// The subject is whoever is held against the spec; the lane keeps it.
std::unique_ptr<Lane> hachi_lane(const rulebook::Ruleset& rules,
                                 std::unique_ptr<crosscheck::HachiSubject> subject,
                                 std::uint64_t seed);

}  // namespace hanaproof::regress
