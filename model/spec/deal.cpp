#include "model/spec/deal.h"

#include <algorithm>
#include <array>

#include "model/cards/seat.h"

namespace hanaproof::spec {

using cards::Card;
using cards::CardSet;
using notation::DealEnd;
using notation::Phase;
using notation::Position;

namespace {

std::array<int, cards::kMonths> months_of(CardSet set) {
  std::array<int, cards::kMonths> counts{};
  for (const Card card : set) ++counts[static_cast<std::size_t>(card.month() - 1)];
  return counts;
}

bool has_four_of_month(CardSet set) {
  const auto counts = months_of(set);
  return std::find(counts.begin(), counts.end(), 4) != counts.end();
}

// hand.four-pairs.means: pairs of four months, or a month's four cards as two of the pairs.
bool has_four_pairs(const Rules& rules, CardSet set) {
  int pairs = 0;
  for (const int count : months_of(set)) {
    if (count == 4 && rules.hand_four_pairs_means.is("four-of-month-is-two")) ++pairs;
    if (count >= 2) ++pairs;
  }
  return pairs >= 4;
}

// dealer.first: how far the month is from January.
int distance_from_january(const Rules& rules, Card card) {
  const int months_after = card.month() - 1;
  if (rules.dealer_first.is("nearest-january")) {
    return std::min(months_after, cards::kMonths - months_after);
  }
  return months_after;
}

// The seat with the highest kind of card among those nearest; nothing when two are of that kind.
std::optional<int> highest_kind(const std::vector<Card>& drawn, const std::vector<int>& distances,
                                int nearest) {
  std::optional<std::size_t> best;
  bool tied = false;
  for (std::size_t seat = 0; seat < drawn.size(); ++seat) {
    if (distances[seat] != nearest) continue;
    if (!best || drawn[seat].kind() < drawn[*best].kind()) {
      best = seat;
      tied = false;
    } else {
      tied = tied || drawn[seat].kind() == drawn[*best].kind();
    }
  }
  if (tied || !best) return std::nullopt;
  return static_cast<int>(*best);
}

}  // namespace

std::optional<int> first_dealer(const Rules& rules, const std::vector<Card>& drawn) {
  std::vector<int> distances;
  for (const Card card : drawn) distances.push_back(distance_from_january(rules, card));
  const auto nearest = std::min_element(distances.begin(), distances.end());
  if (std::count(distances.begin(), distances.end(), *nearest) > 1) {
    if (rules.dealer_tie.is("by-kind")) return highest_kind(drawn, distances, *nearest);
    return std::nullopt;
  }
  if (rules.dealer_tie.is("redraw-any-equal")) {
    for (const Card a : drawn) {
      for (const Card b : drawn) {
        if (a != b && a.month() == b.month()) return std::nullopt;
      }
    }
  }
  return static_cast<int>(nearest - distances.begin());
}

notation::PerSeat<int> teams(const Rules& rules) {
  int number = rules.players();
  if (rules.teams_seats.is("opposite")) {
    const int members = rules.option_teams_of_three.is("on") ? 3 : 2;
    number = std::max(2, rules.players() / members);
  }
  notation::PerSeat<int> team_of;
  for (int seat = 0; seat < rules.players(); ++seat) team_of.push_back(seat % number);
  return team_of;
}

bool same_team(const Position& position, int a, int b) {
  return position.teams[cards::at(a)] == position.teams[cards::at(b)];
}

HandCombo hand_combo(const Rules& rules, CardSet hand) {
  HandCombo combo;
  int most = 0;
  int sum = 0;
  const auto count = [&](const Rule& rule, const Rule& points) {
    if (rule.is("redeal")) combo.redeal = true;
    if (!rule.is("wins")) return;
    most = std::max(most, points.number());
    sum += points.number();
  };
  if (has_four_of_month(hand)) count(rules.hand_four_of_month, rules.hand_four_of_month_points);
  if (has_four_pairs(rules, hand)) count(rules.hand_four_pairs, rules.hand_four_pairs_points);
  combo.points = most;
  if (sum != most && rules.hand_both_combos.is("sum")) combo.points = sum;
  return combo;
}

bool voids(const Rules& rules, CardSet field) {
  return (has_four_of_month(field) && rules.field_four_of_month.is("void")) ||
         (has_four_pairs(rules, field) && rules.field_four_pairs.is("void"));
}

Position deal(const Rules& rules, int dealer, const std::vector<Card>& shuffled) {
  Position position = Position::empty(rules.ruleset().edition().id, rules.players());
  position.rules = rules.ruleset().changes();
  position.dealer = dealer;
  position.deck = CardSet(shuffled);
  auto next = shuffled.begin();
  const auto take = [&](CardSet& to, int count) {
    for (; count > 0 && next != shuffled.end(); --count) to.insert(*next++);
  };
  for (const rulebook::Value& packet : *rules.deal_packets.value().list()) {
    const int count = static_cast<int>(*packet.field("cards")->number());
    if (*packet.field("to") == "field") {
      take(position.field, count);
      continue;
    }
    for (int i = 1; i <= position.players; ++i) {
      take(position.hands[static_cast<std::size_t>((dealer + i) % position.players)], count);
    }
  }
  position.stock.assign(next, shuffled.end());
  return open(rules, std::move(position));
}

Position open(const Rules& rules, Position position) {
  position.turn =
      rules.dealer_begins.is("dealer") ? position.dealer : (position.dealer + 1) % position.players;
  position.teams = teams(rules);
  bool redeal = false;
  for (int seat = 0; seat < position.players; ++seat) {
    const HandCombo combo = hand_combo(rules, position.hands[static_cast<std::size_t>(seat)]);
    redeal = redeal || combo.redeal;
    if (combo.points > 0) position.hand_winners.push_back(seat);
  }
  bool field_voids = voids(rules, position.field);
  if (field_voids && !position.hand_winners.empty() && rules.hand_against_field.is("hand-first")) {
    field_voids = false;
  }
  if (position.hand_winners.size() > 1 && rules.hand_both_win.is("redeal")) redeal = true;
  if (redeal || field_voids) {
    position.hand_winners.clear();
    position.deal_end = DealEnd::void_deal;
  } else if (!position.hand_winners.empty()) {
    position.deal_end = DealEnd::hand_win;
  }
  position.phase = position.deal_end == DealEnd::none ? Phase::play : Phase::over;
  return position;
}

}  // namespace hanaproof::spec
