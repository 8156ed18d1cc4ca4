// The fast betting engine as a subject of the cross-check.
#pragma once

#include "checker/engines/crosscheck/bet_subject.h"
#include "solvers/engine/betting/settle.h"

namespace hanaproof::crosscheck {

// What becomes of a state after every bet; for tests.
using SpoilBets = std::function<void(const engine::betting::State& before,
                                     const engine::betting::Action&, engine::betting::State&)>;

// With rules and ranks as given.
std::unique_ptr<BetSubject> bet_engine_subject(const engine::betting::Rules& rules,
                                               engine::betting::RankTable ranks,
                                               SpoilBets spoil = {});
std::unique_ptr<BetSubject> bet_engine_subject(const rulebook::Ruleset& rules);

}  // namespace hanaproof::crosscheck
