// The fast engines as games. The state of the engine is carried along the line of play, not read
// anew from each position.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "model/games/game.h"
#include "solvers/engine/betting/settle.h"
#include "solvers/engine/tables.h"

namespace hanaproof::adapters {

// By the family of the rules. Throws std::invalid_argument where the engine does not know a rule.
std::unique_ptr<games::Game> engine_game(const rulebook::Ruleset& rules);

// Engines with tables as given, instead of those that the rules make.
std::unique_ptr<games::Game> capturing_engine(const rulebook::Ruleset& rules,
                                              std::shared_ptr<const engine::Tables> tables);
struct BettingTables {
  explicit BettingTables(const rulebook::Ruleset& ruleset) : rules(ruleset), ranks(ruleset) {}
  engine::betting::Rules rules;
  engine::betting::RankTable ranks;
};
// What becomes of a state after every bet; for tests.
using SpoilBets =
    std::function<void(const engine::betting::State& before, const engine::betting::Action& action,
                       engine::betting::State& after)>;
std::unique_ptr<games::Game> betting_engine(const rulebook::Ruleset& rules, BettingTables tables,
                                            SpoilBets spoil = {});
std::unique_ptr<games::Game> hachi_engine(const rulebook::Ruleset& rules);

// A bet as the engine makes it; and seats as the notation lists them.
engine::betting::Action to_action(const notation::Bet& bet);
std::vector<int> listed(engine::betting::Seats seats);

}  // namespace hanaproof::adapters
