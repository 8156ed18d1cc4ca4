#include "model/spec/match.h"

#include <algorithm>

#include "model/spec/deal.h"
#include "model/spec/settle.h"

namespace hanaproof::spec {

using notation::Position;

namespace {

const Rule& next_rule(const Rules& rules, Ending how) {
  switch (how) {
    case Ending::void_deal:
      return rules.dealer_next_void;
    case Ending::hand_win:
      return rules.dealer_next_hand_win;
    case Ending::stopped:
      return rules.dealer_next_winner;
    default:
      return rules.dealer_next_draw;
  }
}

int next_dealer(const Rules& rules, const Position& over, int won_by) {
  const Ending how = ending(over);
  // A round that should have had a winner and has none is a draw; one that is played out may have
  // one.
  const bool nobody = won_by < 0 && (how == Ending::stopped || how == Ending::hand_win);
  const bool won_at_the_end = won_by >= 0 && how == Ending::played_out;
  const Rule& rule = nobody           ? rules.dealer_next_draw
                     : won_at_the_end ? rules.dealer_next_winner
                                      : next_rule(rules, how);
  if (rule.is("next")) return (over.dealer + 1) % over.players;
  return rule.is("winner") && won_by >= 0 ? won_by : over.dealer;
}

}  // namespace

int next_dealer(const Rules& rules, const Position& over) {
  return next_dealer(rules, over, winner(rules, over));
}

Match Match::begin(int players, int dealer) {
  const auto seats = static_cast<std::size_t>(players);
  return {std::vector<int>(seats), std::vector<int>(seats), 0, dealer, dealer};
}

bool losers_pay(const Rules& rules) {
  return !counts_cards(rules) && rules.payment_who.is("losers-pay");
}

Match after(const Rules& rules, Match match, const Position& over) {
  const Score result = score(rules, over);
  const bool paid = losers_pay(rules);
  for (std::size_t seat = 0; seat < match.totals.size(); ++seat) {
    match.totals[seat] += paid ? result.payment[seat] : result.result[seat];
  }
  const int won_by = winner(rules, over, result);
  if (won_by >= 0) {
    for (std::size_t seat = 0; seat < match.won.size(); ++seat) {
      const bool won = over.teams[seat] == over.teams[static_cast<std::size_t>(won_by)];
      if (won) ++match.won[seat];
    }
  }
  const Ending how = ending(over);
  const bool counts = how == Ending::void_deal  ? rules.round_void_counts.holds()
                      : how == Ending::hand_win ? rules.round_hand_win_counts.holds()
                                                : true;
  if (counts) ++match.rounds;
  match.last_dealer = over.dealer;
  match.dealer = next_dealer(rules, over, won_by);
  return match;
}

std::vector<int> match_winners(const Rules& rules, const Match& match) {
  const auto& measure = rules.match_winner.is("most-points") ? match.totals : match.won;
  const int most = *std::max_element(measure.begin(), measure.end());
  std::vector<int> winners;
  for (std::size_t seat = 0; seat < measure.size(); ++seat) {
    if (measure[seat] == most) winners.push_back(static_cast<int>(seat));
  }
  const auto team_of = teams(rules);
  const auto partners = [&](int a, int b) {
    return team_of[static_cast<std::size_t>(a)] == team_of[static_cast<std::size_t>(b)];
  };
  const bool one_team = std::all_of(winners.begin(), winners.end(),
                                    [&](int seat) { return partners(seat, winners.front()); });
  if (one_team || rules.match_tie.is("shared")) return winners;
  if (rules.match_tie.is("last-dealer")) {
    std::vector<int> dealers;
    for (int seat = 0; seat < rules.players(); ++seat) {
      if (partners(seat, match.last_dealer)) dealers.push_back(seat);
    }
    return dealers;
  }
  return {};
}

}  // namespace hanaproof::spec
