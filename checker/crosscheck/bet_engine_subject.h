// The fast betting engine as a subject of the cross-check.
#pragma once

#include "checker/crosscheck/bet_subject.h"
#include "solvers/betting/settle.h"

namespace hanaproof::crosscheck {

// What becomes of a state after every bet; for tests.
using SpoilBets =
    std::function<void(const betting::State& before, const betting::Action&, betting::State&)>;

// With rules and ranks as given.
std::unique_ptr<BetSubject> bet_engine_subject(const betting::Rules& rules,
                                               betting::RankTable ranks, SpoilBets spoil = {});
std::unique_ptr<BetSubject> bet_engine_subject(const rulebook::Ruleset& rules);

}  // namespace hanaproof::crosscheck
