// The end of a round: who wins, what becomes of the coins, who deals next. No allocation.
#pragma once

#include "solvers/engine/betting/play.h"
#include "solvers/engine/betting/ranks.h"

namespace hanaproof::engine::betting {

using Hands = PerSeat<ClassId>;  // of seats that have folded not read

struct Showdown {
  Seats winners = 0;   // none: the round is replayed
  int multiplier = 0;  // 0: nothing is paid on top of the stakes
  friend bool operator==(const Showdown&, const Showdown&) = default;
};

// `state` is over.
Showdown showdown(const Rules& rules, const RankTable& ranks, const State& state,
                  const Hands& hands);

struct Settlement {
  PerSeat<std::int32_t> money{};
  std::int32_t carried = 0;  // stays in the middle
  Seats winners = 0;
  Seats excluded = 0;
  bool replay = false;
  friend bool operator==(const Settlement&, const Settlement&) = default;
};
Settlement settle(const Rules& rules, const State& state, const Showdown& result);

// Who deals the next round; kNobody where a draw decides.
int next_dealer(const Rules& rules, const State& state, const Settlement& settlement);

}  // namespace hanaproof::engine::betting
