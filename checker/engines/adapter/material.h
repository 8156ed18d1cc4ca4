// What an adapter is asked about: moments of rounds as the specification plays them.
#pragma once

#include <vector>

#include "model/games/family.h"
#include "model/spec/games/game.h"

namespace hanaproof::adapter {

struct Step {
  games::Position before;
  games::Move move;
  bool ends = false;  // the round is over after it
};

struct Material {
  std::vector<games::Line> rounds;  // from a deal that is yet to be opened
  std::vector<Step> steps;          // of every kind of decision and move some
  std::vector<games::Position> ends;
};

// The same every time.
Material material(const spec::Game& spec, const games::Family& family);

// Whether a move puts a card of November from the hand on the table: what `november_played` keeps.
bool plays_november(const games::Position& before, const games::Move& move);

}  // namespace hanaproof::adapter
