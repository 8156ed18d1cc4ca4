// Rounds of every family, for tests of what is true of all games.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "checker/games/registry.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "model/spec/games/game.h"

namespace hanaproof::games::testing {

inline rulebook::Ruleset rules(const std::string& id, int players) {
  static const rulebook::Library builtin(editions::builtin_editions());
  return {builtin.at(id), rulebook::Scope{players, {}}};
}

// One ruleset of each family.
inline std::vector<rulebook::Ruleset> one_of_each() {
  return {rules("robin-red.koi-koi.en", 2), rules("robin-red.sutda.en", 3),
          rules("oishi-tengudo.hachi-hachi", 4)};
}

// Calls `visit` with every state of a few playouts, `before` being where its round began.
inline void for_each_state(const rulebook::Ruleset& ruleset,
                           const std::function<void(const Position& before, const State&)>& visit) {
  constexpr std::uint64_t kPlayouts = 3;
  const auto spec = spec::game(ruleset);
  for (std::uint64_t seed = 1; seed <= kPlayouts; ++seed) {
    const auto playout = family(ruleset).playout(*spec, seed);
    for_each_round(*spec, *playout, [&](const Line& round) {
      auto state = start(*spec, round);
      visit(round.start, *state);
      for (const Move& move : round.moves) {
        state = state->after(move);
        visit(round.start, *state);
      }
    });
  }
}

}  // namespace hanaproof::games::testing
