// What every edition must bear out, as questions to what was observed: the rules, one yaku, one
// decision, one round. None of them plays anything itself but to see illegal moves refused, so that
// each can be shown an observation that is wrong.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/games/family.h"
#include "model/games/game.h"
#include "model/rulebook/edition.h"
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

// Something that holds of whatever it is put to.
template <class... Observed>
struct CheckOf {
  std::string id;
  std::string statement;
  Fault (*fault)(const Observed&...);
};
using RulesCheck = CheckOf<Table>;
using YakuCheck = CheckOf<rulebook::Yaku>;
// Of a position, with the moves that were said to be legal in it.
using PositionCheck = CheckOf<Table, Position, std::vector<Move>>;
using StepCheck = CheckOf<Table, Step>;
// Of a round that was played until it was over or stopped short.
using RoundCheck = CheckOf<Table, Round>;

const std::vector<RulesCheck>& rules_checks();
const std::vector<YakuCheck>& yaku_checks();
const std::vector<PositionCheck>& position_checks();
const std::vector<StepCheck>& step_checks();
const std::vector<RoundCheck>& round_checks();

// No round has more decisions.
int most_decisions(const Table& table);

// ---- The kit: does an edition, any edition, play? -----------------------------------------------

struct ConformanceOptions {
  int rounds = 20;         // under the default rules of each scope
  int reading_rounds = 4;  // with each alternative reading by itself
  std::uint64_t seed = 1;
};

// What went wrong first: in this position, where this move (if any) was played, after this line.
struct Failure {
  std::string scope;  // "2 players, wildcard"
  std::string rules;  // "call.offered=at-once": the reading that is not the default; else empty
  std::string text;
  std::optional<games::Position> position = {};
  std::optional<games::Move> move = {};
  games::Line line = {};  // to the position
};

struct Check {
  std::string id;
  std::string statement;
  long long checked = 0;
  long long failed = 0;
  std::optional<Failure> first = {};
};

struct Conformance {
  std::string edition;
  std::size_t rulesets = 0;  // scopes and readings that were played
  std::size_t rounds = 0;
  std::vector<Check> checks;

  bool holds() const;
  // Null where there is no such check.
  const Check* find(std::string_view id) const;
};

// Plays random rounds of the edition at every scope and with every reading by itself, and puts
// every check to everything that is seen. The same options give the same answer.
Conformance conform(const rulebook::Edition& edition, const ConformanceOptions& options = {});

}  // namespace hanaproof::conformance
