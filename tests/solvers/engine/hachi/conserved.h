// What a state of Hachi-Hachi must keep, whatever is played.
#pragma once

#include <numeric>
#include <string>

#include "solvers/engine/hachi/play.h"

namespace hanaproof::engine::hachi::testing {

inline int money_of(const Match& match) {
  const int held = std::accumulate(match.money.begin(), match.money.end(), 0);
  return held + match.pot + match.track + match.bank;
}

// What has been lost or come twice; empty where all is well.
inline std::string lost(const Rules& rules, const State& state) {
  Bits seen = 0;
  bool twice = false;
  const auto see = [&](Bits cards) {
    twice = twice || (seen & cards) != 0;
    seen |= cards;
  };
  see(state.field);
  see(state.stock);
  if (state.drawn != engine::kNoCard) see(engine::bit(state.drawn));
  for (const Bits hand : state.hand) see(hand);
  for (const Bits captured : state.captured) see(captured);
  if (twice) return "a card is in two places";
  if (state.oya != kNobody && seen != cards::CardSet::all().bits()) return "a card is lost";
  if (money_of(state.match) != rules.start * rules.players) return "money is lost";
  for (const std::int32_t money : state.match.money) {
    if (money < 0) return "a seat has less than nothing";
  }
  for (const std::int32_t debt : state.match.debt) {
    if (debt < 0) return "a debt below zero";
  }
  if (state.match.pot < 0 || state.match.track < 0) return "pot or track below zero";
  return {};
}

}  // namespace hanaproof::engine::hachi::testing
