#include "solvers/odds/table.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <stdexcept>

#include <fmt/format.h>

#include "model/cards/seat.h"
#include "solvers/odds/effects.h"
#include "solvers/parallel/executor.h"

namespace hanaproof::odds {

using cards::at;

namespace {

// Sums over hands and seats, in units of one hand, one way and one part: N seats hold the best hand
// k at a time, so N times the hands that are best with k - 1 others, divided by k, are the deals.
class Deals {
 public:
  explicit Deals(const Table& table) : table_(&table) {}
  Fraction of(std::int64_t parts) const {
    return {parts * table_->players,
            table_->hands.front().ways * kParts * static_cast<std::int64_t>(table_->hands.size())};
  }
  static std::int64_t parts(std::int64_t best, std::size_t players) {
    return best * kParts / static_cast<std::int64_t>(players);
  }

 private:
  const Table* table_;
};

std::vector<Table> tables_with_effects(const HandTable& table) {
  std::vector<std::size_t> own(table.hands().size());
  std::iota(own.begin(), own.end(), std::size_t{0});
  std::vector<int> players(at(table.most_players() - 1));
  std::iota(players.begin(), players.end(), 2);
  auto outcomes = count_effects(table, own, {}, 0, players);
  std::vector<Table> tables;
  for (std::size_t p = 0; p < players.size(); ++p) {
    tables.push_back({players[p], std::move(outcomes[p])});
  }
  return tables;
}

}  // namespace

Fraction Table::replayed() const {
  std::int64_t sum = 0;
  for (const Outcome& outcome : hands) sum += outcome.replayed;
  return {sum, hands.front().ways * static_cast<std::int64_t>(hands.size())};
}

Fraction Table::equity() const {
  std::int64_t sum = 0;
  for (const Outcome& outcome : hands) sum += outcome.shares();
  return {sum, hands.front().ways * kParts * static_cast<std::int64_t>(hands.size())};
}

Fraction Table::expected_multiplier() const {
  std::int64_t sum = 0;
  for (const Outcome& outcome : hands) sum += outcome.multiplier;
  return {sum, hands.front().ways * static_cast<std::int64_t>(hands.size())};
}

std::vector<Table> count_tables(const HandTable& table, int threads) {
  if (!table.effects().empty()) return tables_with_effects(table);
  const auto& hands = table.hands();
  std::vector<PlaceSet> gone;
  for (const Hand& hand : hands) gone.push_back(places_of(hand));
  const Matchings matchings(table, {}, gone);
  std::vector<std::vector<Ways>> ways(at(table.classes()));
  parallel::for_each_index(ways.size(), threads,
                           [&](std::size_t c) { ways[c] = matchings.count(static_cast<int>(c)); });
  // Hands of one class that leave alike cards have one outcome.
  std::map<std::pair<std::size_t, int>, std::size_t> known;
  std::vector<std::size_t> like;
  for (std::size_t h = 0; h < hands.size(); ++h) {
    like.push_back(known.try_emplace({matchings.start(h), hands[h].strength}, h).first->second);
  }
  std::vector<Table> tables;
  for (int players = 2; players <= table.most_players(); ++players) {
    tables.push_back({players, {}});
    std::vector<Outcome>& outcomes = tables.back().hands;
    for (std::size_t h = 0; h < hands.size(); ++h) {
      if (like[h] < h) {
        outcomes.push_back(Outcome(outcomes[like[h]]));
        continue;
      }
      outcomes.emplace_back();
      for (std::size_t c = at(hands[h].strength); c < ways.size(); ++c) {
        outcomes[h].add(table, hands[h].strength, static_cast<int>(c), players - 1,
                        ways[c][matchings.start(h)]);
      }
    }
  }
  return tables;
}

Table count_table(const HandTable& hands, int players, int threads) {
  if (players < 2 || players > hands.most_players()) {
    throw std::invalid_argument(fmt::format("a deck of {} cards has hands for 2 to {} players",
                                            hands.cards(), hands.most_players()));
  }
  return count_tables(hands, threads)[at(players - 2)];
}

Sharing best_hand_shared(const Table& table) {
  const Deals deals(table);
  Sharing sharing;
  std::int64_t tied = 0;
  for (std::size_t k = 1; k <= at(table.players); ++k) {
    std::int64_t parts = 0;
    for (const Outcome& outcome : table.hands) parts += Deals::parts(outcome.best[k - 1], k);
    sharing.by.push_back(deals.of(parts));
    if (k > 1) tied += parts;
  }
  sharing.tied = deals.of(tied);
  return sharing;
}

std::vector<CategoryOdds> winning_category(const HandTable& hands, const Table& table) {
  struct Sum {
    int strength = 0;
    int hands = 0;
    std::int64_t parts = 0;
  };
  std::map<std::string, Sum> sums;
  for (std::size_t h = 0; h < table.hands.size(); ++h) {
    const Hand& hand = hands.hands()[h];
    Sum& sum = sums[hand.category];
    sum.strength = hand.strength;
    ++sum.hands;
    sum.parts += table.hands[h].shares();
  }
  std::vector<std::pair<std::string, Sum>> order(sums.begin(), sums.end());
  std::ranges::stable_sort(order, std::ranges::greater{},
                           [](const auto& each) { return each.second.strength; });
  std::vector<CategoryOdds> likely;
  for (const auto& [category, sum] : order) {
    likely.push_back(
        {category, hands.multiplier(sum.strength), sum.hands, Deals(table).of(sum.parts)});
  }
  return likely;
}

}  // namespace hanaproof::odds
