// What every edition must bear out, as questions to what was observed: the rules, one yaku, one
// decision, one round. None of them plays anything itself but to see illegal moves refused, so that
// each can be shown an observation that is wrong.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "solvers/rounds/random_rounds.h"

namespace hanaproof::properties {

// What is wrong; nothing where all is well.
using Fault = std::optional<std::string>;

// What is asked of an observation.
template <class... Observed>
struct CheckOf {
  std::string id;
  std::string statement;
  Fault (*fault)(const Observed&...);
};
using RulesCheck = CheckOf<spec::Rules>;
using YakuCheck = CheckOf<rulebook::Yaku>;
// Of a position, with the moves that were said to be legal in it.
using PositionCheck = CheckOf<spec::Rules, notation::Position, std::vector<notation::Move>>;
using StepCheck = CheckOf<spec::Rules, rounds::Step>;
// Of a round that was played until it was over or stopped short.
using RoundCheck = CheckOf<spec::Rules, rounds::Round>;

const std::vector<RulesCheck>& rules_checks();
const std::vector<YakuCheck>& yaku_checks();
const std::vector<PositionCheck>& position_checks();
const std::vector<StepCheck>& step_checks();
const std::vector<RoundCheck>& round_checks();

}  // namespace hanaproof::properties
