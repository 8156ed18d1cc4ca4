// What a round that is over gives to whom.
#pragma once

#include <vector>

#include "model/notation/position.h"
#include "model/spec/rules.h"
#include "model/spec/score.h"

namespace hanaproof::spec {

// How a round ended.
enum class Ending { not_over, stopped, played_out, hand_win, void_deal };
Ending ending(const notation::Position& position);

// Per seat. `points`: of what is captured now, before any factor: of the yaku, or where score.by
// says so the worth of the cards of the seat's team. When the round is over, `result`: what the
// edition has the players write down; `payment`: zero-sum.
struct Score {
  std::vector<std::vector<MadeYaku>> yaku;
  std::vector<int> points;
  std::vector<int> result;   // empty while the round goes on
  std::vector<int> payment;  // empty while the round goes on
  friend bool operator==(const Score&, const Score&) = default;
};

Score score(const Rules& rules, const notation::Position& position);

// The seat that won the round in play or by its hand; -1 when nobody did.
int winner(const Rules& rules, const notation::Position& position);

}  // namespace hanaproof::spec
