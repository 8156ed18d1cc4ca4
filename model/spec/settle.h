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

// `points`: of the yaku, or where score.by says so the worth of the cards of the seat's team.
using notation::Score;
Score score(const Rules& rules, const notation::Position& position);

// The seat that won the round in play or by its hand; -1 when nobody did.
int winner(const Rules& rules, const notation::Position& position);
// The same of a round whose score is known.
int winner(const Rules& rules, const notation::Position& position, const Score& score);

}  // namespace hanaproof::spec
