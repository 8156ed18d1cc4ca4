#include "checker/situations/profiles.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace hanaproof::checker {

using cards::Card;
using cards::CardSet;
using cards::kCardsPerMonth;
using cards::kMonths;
using notation::Position;

namespace {

void extend(int left, int largest, Profile& profile, std::vector<Profile>& all) {
  if (left == 0) {
    if (profile.size() <= kMonths) all.push_back(profile);
    return;
  }
  for (int next = 1; next <= std::min(left, largest); ++next) {
    profile.push_back(next);
    extend(left - next, next, profile, all);
    profile.pop_back();
  }
}

// How far from all different: the sum of squares.
int weight(const Profile& profile) {
  return std::inner_product(profile.begin(), profile.end(), profile.begin(), 0);
}

// Takes a profile's cards from what is left of each month: the first months that have enough,
// others that still hold most.
bool take(const Profile& profile, std::array<int, kMonths>& used, CardSet& into) {
  std::array<bool, kMonths> taken{};
  for (const int count : profile) {
    int best = -1;
    for (int month = 0; month < kMonths; ++month) {
      const auto m = static_cast<std::size_t>(month);
      if (taken[m] || kCardsPerMonth - used[m] < count) continue;
      if (best < 0 || used[m] < used[static_cast<std::size_t>(best)]) best = month;
    }
    if (best < 0) return false;
    const auto m = static_cast<std::size_t>(best);
    for (int i = 0; i < count; ++i) into.insert(Card::of(best + 1, kCardsPerMonth - used[m]++));
    taken[m] = true;
  }
  return true;
}

}  // namespace

std::vector<Profile> profiles(int cards) {
  std::vector<Profile> all;
  Profile profile;
  extend(cards, kCardsPerMonth, profile, all);
  std::ranges::stable_sort(
      all, [](const Profile& a, const Profile& b) { return weight(a) < weight(b); });
  return all;
}

bool lay_out(const std::vector<Profile>& hands, const Profile& field, Position& position) {
  // The most demanding part chooses its months first.
  std::vector<std::pair<const Profile*, CardSet*>> parts = {{&field, &position.field}};
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    parts.emplace_back(&hands[seat], &position.hands[seat]);
  }
  std::ranges::stable_sort(
      parts, [](const auto& a, const auto& b) { return weight(*a.first) > weight(*b.first); });
  std::array<int, kMonths> used{};
  CardSet placed;
  for (const auto& [profile, cards] : parts) {
    *cards = CardSet();
    if (!take(*profile, used, *cards)) return false;
    placed |= *cards;
  }
  position.stock = (position.deck - placed).cards();
  return true;
}

long long for_each_deal(int players, int hand_size, int field_size,
                        const std::function<bool(const Position&)>& visit) {
  const auto in_hand = profiles(hand_size);
  const auto on_field = profiles(field_size);
  std::vector<std::array<std::size_t, 3>> order;
  for (std::size_t i = 0; i < in_hand.size(); ++i) {
    for (std::size_t j = 0; j < in_hand.size(); ++j) {
      for (std::size_t k = 0; k < on_field.size(); ++k) order.push_back({i, j, k});
    }
  }
  std::ranges::stable_sort(
      order, [](const auto& a, const auto& b) { return a[0] + a[1] + a[2] < b[0] + b[1] + b[2]; });
  long long visited = 0;
  Position position = Position::empty("", players);
  for (const auto& [i, j, k] : order) {
    std::vector<Profile> hands(static_cast<std::size_t>(players), in_hand.front());
    hands[0] = in_hand[i];
    hands[1] = in_hand[j];
    if (!lay_out(hands, on_field[k], position)) continue;
    ++visited;
    if (!visit(position)) break;
  }
  return visited;
}

}  // namespace hanaproof::checker
