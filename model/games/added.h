// Games of a family that is none of the three built in. Whoever has such a game adds it here, once,
// before anything is played; from then on whatever works for all families works for it
// (docs/adding-a-game.md).
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "model/games/family.h"

namespace hanaproof::games {

struct AddedGame {
  const Family& family;
  std::function<std::unique_ptr<Specification>(const rulebook::Ruleset&)> spec;
  MakeGame engine;
};

// `game`: what editions call it. Not while others play.
void add(const std::string& game, AddedGame added);
// Null where the game is of a family that is built in.
const AddedGame* added(const std::string& game);

}  // namespace hanaproof::games
