// Long and short rounds by search: a deck and the way to decide with it are changed little by
// little.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>
#include <utility>

#include "model/cards/card.h"
#include "model/cards/dice.h"

namespace hanaproof::audit {

// A shuffled deck, and a number for each decision: of so many moves the one it falls on.
struct Plan {
  static constexpr int kDecisions = 160;  // beyond these the numbers come again
  std::array<std::uint8_t, cards::kCards> deck{};
  std::array<std::uint8_t, kDecisions> choices{};

  std::size_t choose(int decision, std::size_t moves) const {
    return choices[static_cast<std::size_t>(decision % kDecisions)] % moves;
  }
};

// What a search is for.
struct Goal {
  bool longer = true;
  int enough = 0;  // decisions with which it is done
};

// Starts from shuffled decks and keeps every change that is no worse, at first also some that are.
// `length` plays a plan and says how many decisions there were; 0 is no round. The best plan of so
// many that are played; nothing where none is a round. The same numbers, the same plan.
template <class Length>
std::optional<Plan> anneal(int attempts, const Goal& goal, const Length& length) {
  constexpr int kStarts = 4;
  constexpr double kHot = 0.8;  // in decisions
  constexpr double kCold = 0.08;
  constexpr int kInMany = 1 << 20;
  cards::Dice dice(1);
  std::optional<Plan> best;
  int best_worth = 0;
  for (int start = 0; start < kStarts; ++start) {
    Plan plan;
    std::iota(plan.deck.begin(), plan.deck.end(), std::uint8_t{0});
    for (std::size_t i = plan.deck.size() - 1; i > 0; --i) {
      std::swap(plan.deck[i],
                plan.deck[static_cast<std::size_t>(dice.roll(static_cast<int>(i) + 1))]);
    }
    for (std::uint8_t& choice : plan.choices) choice = static_cast<std::uint8_t>(dice.roll(256));
    bool any = false;
    int worth = 0;
    const int steps = attempts / kStarts;
    for (int step = 0; step < steps; ++step) {
      Plan next = plan;
      if (!any || dice.chance(60)) {
        for (int swaps = 1 + dice.roll(2); swaps > 0; --swaps) {
          std::swap(next.deck[static_cast<std::size_t>(dice.roll(cards::kCards))],
                    next.deck[static_cast<std::size_t>(dice.roll(cards::kCards))]);
        }
      } else {
        next.choices[static_cast<std::size_t>(dice.roll(64))] =
            static_cast<std::uint8_t>(dice.roll(256));
      }
      const int plies = length(next);
      if (plies == 0) continue;
      const int now = goal.longer ? plies : -plies;
      const double heat = kHot * std::pow(kCold / kHot, static_cast<double>(step) / steps);
      if (any && now < worth &&
          dice.roll(kInMany) >= static_cast<int>(kInMany * std::exp((now - worth) / heat))) {
        continue;
      }
      any = true;
      plan = next;
      worth = now;
      if (best && worth <= best_worth) continue;
      best = plan;
      best_worth = worth;
      if (plies == goal.enough) return best;
    }
  }
  return best;
}

}  // namespace hanaproof::audit
