#include "solvers/reduced_decks/betting_games.h"

#include <algorithm>

namespace hanaproof::reduced_decks {

namespace {

constexpr int kFull = 5;
constexpr int kMiddle = 3;
constexpr int kShort = 2;
constexpr int kDearAnte = 3;

std::ptrdiff_t short_seats(const BettingGame& game) {
  return std::ranges::count(game.money, kShort);
}

}  // namespace

std::vector<BettingGame> betting_games(int players) {
  std::vector<BettingGame> all;
  for (unsigned bits = 0; bits < (1U << players); ++bits) {
    BettingGame game;
    for (int seat = 0; seat < players; ++seat) {
      game.money.push_back((bits >> seat) & 1U ? kShort : kFull);
    }
    const bool few_short = players < kMostBettors || short_seats(game) <= 1;
    if (few_short) all.push_back(std::move(game));
  }
  std::ranges::stable_sort(all, {}, short_seats);
  const std::vector<BettingGame> cheap = all;
  for (const BettingGame& game : cheap) {
    if (short_seats(game) > 0) all.push_back({game.money, kDearAnte});
  }
  for (int seat = 0; seat < players; ++seat) {
    BettingGame& game = all.emplace_back(cheap.front());
    game.money[static_cast<std::size_t>(seat)] = kMiddle;
  }
  return all;
}

}  // namespace hanaproof::reduced_decks
