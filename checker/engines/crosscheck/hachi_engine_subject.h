// The fast engine of Hachi-Hachi as a subject of the cross-check.
#pragma once

#include "checker/engines/crosscheck/hachi_subject.h"
#include "solvers/engine/hachi/play.h"

namespace hanaproof::crosscheck {

// What becomes of a state after every move; for tests.
using SpoilHachi = std::function<void(const engine::hachi::State& before,
                                      const engine::hachi::Move&, engine::hachi::State&)>;

// The state of the engine is carried along the line of play.
std::unique_ptr<HachiSubject> hachi_engine_subject(
    std::shared_ptr<const engine::hachi::Tables> tables, SpoilHachi spoil = {});
std::unique_ptr<HachiSubject> hachi_engine_subject(const rulebook::Ruleset& rules);

}  // namespace hanaproof::crosscheck
