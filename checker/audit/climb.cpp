#include "checker/audit/climb.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "model/cards/dice.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "solvers/rounds/random_rounds.h"

namespace hanaproof::audit {

using cards::Card;
using notation::Move;
using notation::Position;

namespace {

// A shuffled deck and how to decide with it.
struct Plan {
  std::vector<Card> deck;
  std::uint64_t choices = 0;
};

// Everybody goes on whenever there is a choice, and captures where it can be done.
Round play(const spec::Rules& rules, const Plan& plan) {
  cards::Dice dice(plan.choices);
  Round round{0, spec::deal(rules, 0, plan.deck), {}};
  Position at = round.deal;
  while (true) {
    auto legal = spec::legal_moves(rules, at);
    if (legal.empty()) break;
    const auto go_on = std::find(legal.begin(), legal.end(), Move::call(Move::Sort::koi_koi));
    if (go_on != legal.end()) {
      round.line.push_back(*go_on);
    } else {
      const bool captures = std::any_of(legal.begin(), legal.end(),
                                        [](const Move& move) { return !move.takes.empty(); });
      if (captures && dice.chance(90)) {
        std::erase_if(legal, [](const Move& move) { return move.takes.empty(); });
      }
      round.line.push_back(
          legal[static_cast<std::size_t>(dice.roll(static_cast<int>(legal.size())))]);
    }
    at = spec::play(rules, at, round.line.back());
  }
  round.plies = static_cast<int>(round.line.size());
  return round;
}

}  // namespace

std::optional<Round> climb(const spec::Rules& rules, int attempts, bool longer) {
  cards::Dice dice(1);
  std::optional<Round> best;
  Plan plan;
  const auto better = [&](const Round& round) {
    if (round.plies == 0) return false;
    return !best || (longer ? round.plies >= best->plies : round.plies <= best->plies);
  };
  for (int i = 0; i < attempts; ++i) {
    Plan next = plan;
    if (i < attempts / 8 || !best) {
      next.deck = rounds::shuffled_deck(dice);
      next.choices = static_cast<std::uint64_t>(i);
    } else {
      for (int swaps = 1 + dice.roll(2); swaps > 0; --swaps) {
        std::swap(next.deck[static_cast<std::size_t>(dice.roll(cards::kCards))],
                  next.deck[static_cast<std::size_t>(dice.roll(cards::kCards))]);
      }
      if (dice.chance(30)) next.choices = static_cast<std::uint64_t>(i);
    }
    Round round = play(rules, next);
    if (!better(round)) continue;
    best = std::move(round);
    plan = std::move(next);
  }
  return best;
}

}  // namespace hanaproof::audit
