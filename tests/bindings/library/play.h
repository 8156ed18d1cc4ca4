// Rounds by the public interface, and what throws.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "hanaproof/hanaproof.h"
#include "model/cards/dice.h"

namespace hanaproof::api_test {

inline const Editions& builtin() {
  static const Editions editions = Editions::builtin();
  return editions;
}

// A game of every family, and of the capturing ones one with calls, one with options, one for many.
inline std::vector<Rules> every_kind() {
  return {{builtin(), "robin-red.koi-koi.en"},
          {builtin(), "robin-red.sakura.en", {.options = {"wildcard"}}},
          {builtin(), "robin-red.sakura.fr", {.players = 5}},
          {builtin(), "hana-awase.pl", {.players = 3}},
          {builtin(), "robin-red.sutda.en", {.players = 3}},
          {builtin(), "korean.seotda"},
          {builtin(), "oishi-tengudo.hachi-hachi", {.players = 5}}};
}

inline std::string random_move(const State& state, cards::Dice& dice) {
  return dice.pick(state.legal_moves());
}

// The message of the Error that the work throws; empty where it throws none.
template <class Work>
std::string error_of(Work work) {
  try {
    work();
  } catch (const Error& error) {
    return error.what();
  }
  return {};
}

}  // namespace hanaproof::api_test
