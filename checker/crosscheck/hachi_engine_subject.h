// The fast engine of Hachi-Hachi as a subject of the cross-check.
#pragma once

#include "checker/crosscheck/hachi_subject.h"
#include "solvers/eights/play.h"

namespace hanaproof::crosscheck {

// What becomes of a state after every move; for tests.
using SpoilHachi =
    std::function<void(const eights::State& before, const eights::Move&, eights::State&)>;

// The state of the engine is carried along the line of play.
std::unique_ptr<HachiSubject> hachi_engine_subject(std::shared_ptr<const eights::Tables> tables,
                                                   SpoilHachi spoil = {});
std::unique_ptr<HachiSubject> hachi_engine_subject(const rulebook::Ruleset& rules);

}  // namespace hanaproof::crosscheck
