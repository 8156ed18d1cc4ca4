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

struct RulesCheck {
  std::string id;
  std::string statement;
  Fault (*fault)(const spec::Rules&);
};
const std::vector<RulesCheck>& rules_checks();

struct YakuCheck {
  std::string id;
  std::string statement;
  Fault (*fault)(const rulebook::Yaku&);
};
const std::vector<YakuCheck>& yaku_checks();

// Asked of a position, with the moves that were said to be legal in it.
struct PositionCheck {
  std::string id;
  std::string statement;
  Fault (*fault)(const spec::Rules&, const notation::Position&, const std::vector<notation::Move>&);
};
const std::vector<PositionCheck>& position_checks();

struct StepCheck {
  std::string id;
  std::string statement;
  Fault (*fault)(const spec::Rules&, const rounds::Step&);
};
const std::vector<StepCheck>& step_checks();

// Asked of a round that was played until it was over or stopped short.
struct RoundCheck {
  std::string id;
  std::string statement;
  Fault (*fault)(const spec::Rules&, const rounds::Round&);
};
const std::vector<RoundCheck>& round_checks();

}  // namespace hanaproof::properties
