// Deals gone through one by one, card by card: what counting is held against.
#pragma once

#include <bit>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "solvers/deals/count.h"
#include "solvers/parallel/executor.h"

namespace hanaproof::deals::testing {

// Cards as bits, those of a month side by side.
using Bits = std::uint64_t;

// How many months have so many cards or more, 1 to 4.
inline int months_with(Bits cards, int least) {
  constexpr Bits kEach = 0x1111'1111'1111'1111;
  const Bits by_two = cards - (cards >> 1 & 5 * kEach);
  const Bits by_four = (by_two & 3 * kEach) + (by_two >> 2 & 3 * kEach);
  return std::popcount((by_four + kEach * static_cast<Bits>(8 - least)) & 8 * kEach);
}

inline Holding read(Bits cards) { return holding_of(months_with(cards, 2), months_with(cards, 4)); }

// Calls `visit` with `chosen` and each set of so many cards more from `from`.
template <class Visit>
void for_each_set(Bits from, int size, Bits chosen, const Visit& visit) {
  if (size == 0) {
    visit(chosen);
    return;
  }
  while (std::popcount(from) >= size) {
    const Bits card = from & -from;
    from ^= card;
    for_each_set(from, size - 1, chosen | card, visit);
  }
}

// Of every set of so many cards of a deck what it holds, by Holding; on all threads.
template <class Read>
std::vector<std::int64_t> enumerate_hands(int months, int cards, const Read& holding) {
  const int deck = months * cards::kCardsPerMonth;
  std::vector<std::vector<std::int64_t>> by_lowest(static_cast<std::size_t>(deck),
                                                   std::vector<std::int64_t>(kHoldings));
  parallel::for_each_index(by_lowest.size(), 0, [&](std::size_t lowest) {
    const Bits above = (Bits{1} << deck) - (Bits{2} << lowest);
    for_each_set(above, cards - 1, Bits{1} << lowest,
                 [&](Bits hand) { ++by_lowest[lowest][static_cast<std::size_t>(holding(hand))]; });
  });
  std::vector<std::int64_t> all(kHoldings);
  for (const auto& some : by_lowest) {
    for (std::size_t h = 0; h < kHoldings; ++h) all[h] += some[h];
  }
  return all;
}

// Every deal of a shape, as count_deals() counts them, with `holding` for what a set of cards
// holds.
template <class Read>
Counts enumerate_deals(const Shape& shape, const Read& holding) {
  constexpr int kBits = 4;  // for the number of hands with each holding
  std::map<std::uint32_t, std::int64_t> seen;
  const auto deal = [&](const auto& self, Bits left, int hands, std::uint32_t kind) -> void {
    const bool is_field = hands == 0;
    for_each_set(left, is_field ? shape.field : shape.hand, 0, [&](Bits cards) {
      const auto held = static_cast<std::uint32_t>(holding(cards));
      if (is_field) {
        ++seen[kind + (held << kBits * kHoldings)];
      } else {
        self(self, left & ~cards, hands - 1, kind + (1U << kBits * held));
      }
    });
  };
  deal(deal, (Bits{1} << shape.cards()) - 1, shape.players, 0);
  Counts counts{shape, 0, {}};
  for (const auto& [kind, deals] : seen) {
    Alike alike{{}, static_cast<Holding>(kind >> kBits * kHoldings), deals};
    for (std::size_t h = 0; h < kHoldings; ++h) {
      alike.hands[h] = static_cast<int>(kind >> kBits * h & 15U);
    }
    counts.deals += deals;
    counts.alike.push_back(std::move(alike));
  }
  std::ranges::sort(counts.alike, [](const Alike& a, const Alike& b) {
    return std::tie(a.hands, a.field) < std::tie(b.hands, b.field);
  });
  return counts;
}

// Nothing where two countings agree, else the first kind of deal on which they do not.
inline std::string difference(const Counts& counted, const Counts& gone_through) {
  std::map<std::pair<Hands, Holding>, std::pair<Count, Count>> both;
  for (const Alike& each : counted.alike) both[{each.hands, each.field}].first += each.deals;
  for (const Alike& each : gone_through.alike) both[{each.hands, each.field}].second += each.deals;
  for (const auto& [kind, deals] : both) {
    if (deals.first == deals.second) continue;
    std::string text = "hands";
    for (const int hands : kind.first) text += " " + std::to_string(hands);
    return text + ", field " + std::to_string(static_cast<int>(kind.second));
  }
  return counted.deals == gone_through.deals ? "" : "number of deals";
}

}  // namespace hanaproof::deals::testing
