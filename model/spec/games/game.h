// The executable specifications as games: what an engine that makes no mistake says.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "model/games/game.h"
#include "model/spec/betting/rules.h"
#include "model/spec/hachi/rules.h"
#include "model/spec/rules.h"

namespace hanaproof::spec {

using Game = games::Specification;

// By the family of the rules.
std::unique_ptr<Game> game(const rulebook::Ruleset& rules);

// The cards that there are, from which players draw for dealer: all 48, or those of the book of a
// betting game.
cards::CardSet deck(const rulebook::Ruleset& rules);

// With its rules as the specification reads them.
template <class RulesOfAFamily>
class GameOf : public Game {
 public:
  explicit GameOf(const rulebook::Ruleset& ruleset) : asked_(ruleset) {}
  const rulebook::Ruleset& rules() const override { return asked_.ruleset(); }
  const RulesOfAFamily& asked() const { return asked_; }
  std::vector<std::string> consulted() const override { return asked_.consulted(); }
  void forget() const override { asked_.forget(); }

 private:
  RulesOfAFamily asked_;
};
using CapturingGame = GameOf<Rules>;
using BettingGame = GameOf<betting::Rules>;
using HachiGame = GameOf<hachi::Rules>;

// Calls `visit` with the rules of a game as its specification reads them.
template <class Visit>
auto visit_rules(const Game& game, Visit visit) {
  if (const auto* bets = dynamic_cast<const BettingGame*>(&game)) return visit(bets->asked());
  if (const auto* hachi = dynamic_cast<const HachiGame*>(&game)) return visit(hachi->asked());
  return visit(dynamic_cast<const CapturingGame&>(game).asked());
}

std::unique_ptr<CapturingGame> capturing_game(const rulebook::Ruleset& rules);
std::unique_ptr<BettingGame> betting_game(const rulebook::Ruleset& rules);
std::unique_ptr<HachiGame> hachi_game(const rulebook::Ruleset& rules);

}  // namespace hanaproof::spec
