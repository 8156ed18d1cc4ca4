// What every edition must bear out, as questions to what was observed: the rules, one yaku, one
// decision, one round. None of them plays anything itself but to see illegal moves refused, so that
// each can be shown an observation that is wrong.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/games/family.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::conformance {

using games::Move;
using games::Position;

// The game that is played.
struct Table {
  const games::Family& family;
  const games::Game& spec;
};

// One decision: what was legal, what was chosen, and what came of it.
struct Step {
  Position before;
  std::vector<Move> legal;
  Move move;
  Position after;
};

struct Round {
  Position opened;  // the first decision, or the end
  std::vector<Step> steps;

  const Position& last() const { return steps.empty() ? opened : steps.back().after; }
  // The first decisions of it, from its first position.
  games::Line line(std::size_t decisions) const;
};

// What is wrong; nothing where all is well.
using Fault = std::optional<std::string>;

struct RulesCheck {
  std::string id;
  std::string statement;
  Fault (*fault)(const Table&);
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
  Fault (*fault)(const Table&, const Position&, const std::vector<Move>&);
};
const std::vector<PositionCheck>& position_checks();

struct StepCheck {
  std::string id;
  std::string statement;
  Fault (*fault)(const Table&, const Step&);
};
const std::vector<StepCheck>& step_checks();

// No round has more decisions.
int most_decisions(const Table& table);

// Asked of a round that was played until it was over or stopped short.
struct RoundCheck {
  std::string id;
  std::string statement;
  Fault (*fault)(const Table&, const Round&);
};
const std::vector<RoundCheck>& round_checks();

}  // namespace hanaproof::conformance
