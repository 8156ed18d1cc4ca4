#include "model/spec/betting/showdown.h"

#include <algorithm>
#include <compare>

namespace hanaproof::spec::betting {

namespace {

// A hand on the table.
struct Shown {
  int seat;
  const Standing* standing;
};

// The seats that show, the dealer first.
std::vector<Shown> shown_hands(const Round& round) {
  std::vector<Shown> shown;
  const std::size_t seats = round.seats.size();
  for (std::size_t ahead = 0; ahead < seats; ++ahead) {
    const std::size_t seat = (static_cast<std::size_t>(round.dealer) + ahead) % seats;
    if (round.seats[seat].folded) continue;
    shown.push_back({static_cast<int>(seat), &round.hands[seat]});
  }
  return shown;
}

// The hands that no other one outranks; all of them when they outrank each other in a circle.
std::vector<Shown> strongest(const Rules& rules, const std::vector<Shown>& shown) {
  std::vector<Shown> best;
  for (const Shown& hand : shown) {
    const bool outranked = std::ranges::any_of(shown, [&](const Shown& other) {
      return std::is_gt(by_rank(rules, *other.standing, *hand.standing));
    });
    if (!outranked) best.push_back(hand);
  }
  return best.empty() ? shown : best;
}

// Whether a hand asks for a replay and the strongest is not above what it names.
bool calls_for_replay(const Rules& rules, const std::vector<Shown>& shown) {
  const Standing& best = *strongest(rules, shown).front().standing;
  return std::ranges::any_of(shown, [&](const Shown& hand) {
    const std::string& up_to = hand.standing->replays_up_to;
    if (up_to.empty()) return false;
    const rulebook::Value::List& order = *rules.combination_order.value().list();
    const auto limit = std::ranges::find(order, rulebook::Value(up_to));
    return !best.place || *best.place >= limit - order.begin();
  });
}

// showdown.compared, at-once: the strongest, or those that catch it.
std::vector<Shown> best_at_once(const Rules& rules, const std::vector<Shown>& shown) {
  const std::vector<Shown> best = strongest(rules, shown);
  std::vector<Shown> catchers;
  for (const Shown& hand : shown) {
    const bool caught = std::ranges::any_of(
        best, [&](const Shown& other) { return catches(*hand.standing, *other.standing); });
    if (caught) catchers.push_back(hand);
  }
  return catchers.empty() ? best : catchers;
}

// showdown.compared, in-turn: each hand meets the strongest so far, from the dealer on.
std::vector<Shown> best_in_turn(const Rules& rules, const std::vector<Shown>& shown) {
  std::vector<Shown> best;
  for (const Shown& hand : shown) {
    const auto order = best.empty() ? std::weak_ordering::equivalent
                                    : compare(rules, *hand.standing, *best.front().standing);
    if (std::is_gt(order)) best.clear();
    if (std::is_gteq(order)) best.push_back(hand);
  }
  return best;
}

bool is_in(const std::vector<int>& seats, std::size_t seat) {
  return std::ranges::find(seats, static_cast<int>(seat)) != seats.end();
}

// Equal parts for the winners whose seats are given; what cannot be parted stays in the middle.
void share(Settlement& settlement, const std::vector<int>& seats, int coins) {
  const int parts = static_cast<int>(seats.size());
  for (const int seat : seats) settlement.money[static_cast<std::size_t>(seat)] += coins / parts;
  settlement.carried += coins % parts;
}

// Up to which stake the winners take (bet.short-wins), from the lowest: all of it, or each winner
// only as much of everybody's stake as he has put in himself.
std::vector<int> levels(const Rules& rules, const Round& round, const Settlement& settlement) {
  std::vector<int> levels;
  if (rules.bet_short_wins.is("all-stakes")) {
    for (const Stake& stake : round.seats) levels.push_back(stake.put_in());
    return {*std::ranges::max_element(levels)};
  }
  for (const int seat : settlement.winners) {
    levels.push_back(round.seats[static_cast<std::size_t>(seat)].put_in());
  }
  std::ranges::sort(levels);
  const auto same = std::ranges::unique(levels);
  levels.erase(same.begin(), same.end());
  return levels;
}

// Gives the stakes of all seats to the winners, level by level.
void award(const Rules& rules, const Round& round, Settlement& settlement) {
  int below = 0;
  for (const int level : levels(rules, round, settlement)) {
    std::vector<int> entitled;
    for (const int seat : settlement.winners) {
      const int put_in = round.seats[static_cast<std::size_t>(seat)].put_in();
      if (put_in >= level || rules.bet_short_wins.is("all-stakes")) entitled.push_back(seat);
    }
    int coins = 0;
    for (const Stake& stake : round.seats) {
      const int part = std::clamp(stake.put_in(), below, level) - below;
      if (stake.folded && rules.bet_folded_stakes.is("next-round")) {
        settlement.carried += part;
      } else {
        coins += part;
      }
    }
    share(settlement, entitled, coins);
    below = level;
  }
  for (std::size_t seat = 0; seat < round.seats.size(); ++seat) {
    settlement.money[seat] += std::max(0, round.seats[seat].put_in() - below);
  }
}

// payment.multiplied: what of a loser's stake is multiplied.
int multiplied(const Rules& rules, const Stake& stake) {
  if (rules.payment_multiplied.is("ante-only")) return stake.ante;
  return rules.payment_multiplied.is("bids-only") ? stake.bids : stake.put_in();
}

// Has the losers complete their stakes, and excludes those who cannot.
void collect(const Rules& rules, const Round& round, int multiplier, Settlement& settlement) {
  if (multiplier == 0) return;
  const int times = rules.payment_multiplier_means.is("total") ? multiplier - 1 : multiplier;
  for (std::size_t seat = 0; seat < round.seats.size(); ++seat) {
    const Stake& stake = round.seats[seat];
    if (is_in(settlement.winners, seat)) continue;
    if (stake.folded && !rules.payment_multiplier_from.is("folded-too")) continue;
    const int owed = times * multiplied(rules, stake);
    int paid = owed;
    if (owed > settlement.money[seat]) {
      paid = rules.payment_debt.is("pays-nothing") ? 0 : settlement.money[seat];
      if (rules.payment_excluded.holds()) settlement.excluded.push_back(static_cast<int>(seat));
    }
    settlement.money[seat] -= paid;
    share(settlement, settlement.winners, paid);
  }
}

}  // namespace

Showdown showdown(const Rules& rules, const Round& round) {
  const std::vector<Shown> shown = shown_hands(round);
  if (shown.empty()) return {};  // nobody could pay the starting stake
  const bool unshown = shown.size() == 1;
  if (!unshown && calls_for_replay(rules, shown)) return {};
  const auto best = unshown                                 ? shown
                    : rules.showdown_compared.is("in-turn") ? best_in_turn(rules, shown)
                                                            : best_at_once(rules, shown);
  Showdown result;
  for (const Shown& hand : best) result.winners.push_back(hand.seat);
  std::ranges::sort(result.winners);
  if (unshown && rules.payment_multiplier_unshown.is("not-paid")) return result;
  const Standing& won = *best.front().standing;
  if (!won.combination.empty()) result.multiplier = won.multiplier;
  return result;
}

Settlement settle(const Rules& rules, const Round& round) {
  const Showdown result = showdown(rules, round);
  Settlement settlement;
  settlement.winners = result.winners;
  for (const Stake& stake : round.seats) settlement.money.push_back(stake.money);
  const bool undecided =
      result.winners.empty() || (result.winners.size() > 1 && !rules.showdown_tie.is("split"));
  if (undecided) {
    for (const Stake& stake : round.seats) settlement.carried += stake.put_in();
    settlement.replay = result.winners.empty() || rules.showdown_tie.is("replay");
    return settlement;
  }
  award(rules, round, settlement);
  collect(rules, round, result.multiplier, settlement);
  return settlement;
}

int next_dealer(const Rules& rules, const Betting& betting, const Settlement& settlement) {
  int dealer = dealer_by_bets(rules, betting);
  if (dealer == kNobody) {
    dealer = settlement.winners.size() == 1 ? settlement.winners.front() : betting.dealer;
  }
  if (!is_in(settlement.excluded, static_cast<std::size_t>(dealer))) return dealer;
  const std::size_t seats = betting.seats.size();
  const bool one_left = settlement.excluded.size() + 1 == seats;  // among whom nothing is drawn
  if (!one_left && rules.dealer_excluded.is("draw")) return kNobody;
  const bool to_winner = rules.dealer_excluded.is("winner");
  std::size_t seat = static_cast<std::size_t>(dealer);
  do {
    seat = (seat + 1) % seats;
  } while (is_in(settlement.excluded, seat) || (to_winner && !is_in(settlement.winners, seat)));
  return static_cast<int>(seat);
}

std::vector<cards::CardSet> deal(int players, int dealer,
                                 const std::vector<cards::Card>& shuffled) {
  std::vector<cards::CardSet> hands(static_cast<std::size_t>(players));
  for (int card = 0; card < 2 * players; ++card) {
    const int seat = (dealer + 1 + card) % players;
    hands[static_cast<std::size_t>(seat)].insert(shuffled.at(static_cast<std::size_t>(card)));
  }
  return hands;
}

}  // namespace hanaproof::spec::betting
