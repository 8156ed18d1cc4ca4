// The fast engines as games. The state of the engine is carried along the line of play, not read
// anew from each position.
#pragma once

#include <functional>
#include <memory>

#include "model/games/game.h"
#include "solvers/engine/betting/settle.h"
#include "solvers/engine/hachi/play.h"
#include "solvers/engine/tables.h"

namespace hanaproof::adapters {

// By the family of the rules. Throws std::invalid_argument where the engine does not know a rule.
std::unique_ptr<games::Game> engine_game(const rulebook::Ruleset& rules);

// What becomes of a state after every move; for tests.
template <class State, class Move>
using Spoil = std::function<void(const State& before, const Move& move, State& after)>;
using SpoilBets = Spoil<engine::betting::State, engine::betting::Action>;
using SpoilHachi = Spoil<engine::hachi::State, engine::hachi::Move>;

// Engines with tables as given, instead of those that the rules make.
std::unique_ptr<games::Game> capturing_engine(const rulebook::Ruleset& rules,
                                              std::shared_ptr<const engine::Tables> tables);
struct BettingTables {
  explicit BettingTables(const rulebook::Ruleset& ruleset) : rules(ruleset), ranks(ruleset) {}
  engine::betting::Rules rules;
  engine::betting::RankTable ranks;
};
std::unique_ptr<games::Game> betting_engine(const rulebook::Ruleset& rules, BettingTables tables,
                                            SpoilBets spoil = {});
std::unique_ptr<games::Game> hachi_engine(const rulebook::Ruleset& rules, SpoilHachi spoil = {});

}  // namespace hanaproof::adapters
