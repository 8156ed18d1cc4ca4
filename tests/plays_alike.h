// Rules held against each other by playing.
#pragma once

#include "checker/engines/regress/fuzz.h"
#include "model/spec/games/game.h"

namespace hanaproof::testing {

// Whether games at random show no difference: found in another way than any question, of which
// nothing is looked for. `games`: of which each ends with some situations that are made up.
inline bool plays_alike(const rulebook::Ruleset& a, const rulebook::Ruleset& b, int games) {
  regress::Fuzzer fuzzer(
      a, [&](const rulebook::Ruleset&) { return spec::game(b); }, 1);
  bool alike = true;
  for (int i = 0; i < games && alike; ++i) {
    fuzzer.game([] { return false; }, [&](const regress::Failure&) { alike = false; });
  }
  return alike;
}

}  // namespace hanaproof::testing
