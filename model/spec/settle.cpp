#include "model/spec/settle.h"

#include <algorithm>
#include <set>

#include "model/cards/seat.h"
#include "model/spec/deal.h"

namespace hanaproof::spec {

using cards::at;
using notation::DealEnd;
using notation::Phase;
using notation::Position;

namespace {

constexpr int kDealerSix = 6;

// What a side gets from whom: `amount` to `seat` and its team.
struct Award {
  int seat = 0;
  int amount = 0;
};

// The number of seats that play together with this one, itself among them.
int team_size(const Position& position, int seat) {
  return static_cast<int>(
      std::count(position.teams.begin(), position.teams.end(), position.teams[at(seat)]));
}

// payment.who, payment.team: everyone writes down what is theirs, and each loser owes each winner
// the difference; a team that pays once pays through the first of its seats after the winner's.
void pay(const Rules& rules, const Position& position, const Award& award, Score& score) {
  const int players = position.players;
  const bool teams = rules.teams_seats.is("opposite");
  const int members = team_size(position, award.seat);
  const int opponents = players / members - 1;  // teams of them
  for (int seat = 0; seat < players; ++seat) {
    if (same_team(position, seat, award.seat)) score.result[at(seat)] += award.amount;
  }
  if (teams) {
    const bool once = rules.payment_team.is("once");
    for (int seat = 0; seat < players; ++seat) {
      const bool wins = same_team(position, seat, award.seat);
      const int after_winner = (seat - award.seat + players) % players;
      const bool pays = !once || after_winner <= (wins ? 0 : opponents);
      if (pays) score.payment[at(seat)] += wins ? award.amount * opponents : -award.amount;
    }
    return;
  }
  for (int seat = 0; seat < players; ++seat) {
    if (seat == award.seat) continue;
    score.payment[at(seat)] -= award.amount;
    score.payment[at(award.seat)] += award.amount;
  }
}

// payment.after-call: the opponent who said koi-koi last pays alone.
void pay_alone(const Award& award, int payer, Score& score) {
  score.result[at(award.seat)] += award.amount;
  score.payment[at(award.seat)] += award.amount;
  score.payment[at(payer)] -= award.amount;
}

// The opponent of `seat` who said koi-koi last; -1 when none did. Where `seat` itself said it last
// (payment.last-caller), the caller nearest before it.
int last_opponent_caller(const Rules& rules, const Position& position, int seat) {
  if (position.last_call && !same_team(position, *position.last_call, seat)) {
    return *position.last_call;
  }
  if (position.last_call && rules.payment_after_call.is("last-caller-alone") &&
      rules.payment_last_caller.is("last-of-all")) {
    return -1;
  }
  for (int back = 1; back < position.players; ++back) {
    const int other = (seat - back + position.players) % position.players;
    if (!same_team(position, other, seat) && position.calls[at(other)] > 0) return other;
  }
  return -1;
}

// What its points, multiplied, bring to a seat. `countered`: opponents' koi-koi count for it.
Award multiplied(const Rules& rules, const Position& position, int seat, int points,
                 bool countered) {
  rulebook::yaku::Tally tally{.points = points,
                              .own = position.calls[at(seat)],
                              .dealer = seat == position.dealer ? 1 : 0,
                              .round = position.round};
  for (int other = 0; countered && other < position.players; ++other) {
    if (!same_team(position, other, seat)) tally.others += position.calls[at(other)];
  }
  return {seat, points * factor(rules, tally)};
}

void settle_stop(const Rules& rules, const Position& position, int seat, Score& score) {
  const int points = std::max(0, score.points[at(seat)] - position.forfeited[at(seat)]);
  const int caller = last_opponent_caller(rules, position, seat);
  const Award award = multiplied(rules, position, seat, points, caller >= 0);
  if (caller >= 0 && rules.payment_after_call.is("last-caller-alone")) {
    pay_alone(award, caller, score);
  } else {
    pay(rules, position, award, score);
  }
  if (!rules.score_who.is("everyone")) return;
  for (int other = 0; other < position.players; ++other) {
    if (same_team(position, other, seat) || score.points[at(other)] == 0) continue;
    pay(rules, position, {other, score.points[at(other)]}, score);
  }
}

void settle_played_out(const Rules& rules, const Position& position, Score& score) {
  if (std::ranges::all_of(position.calls, [](int said) { return said == 0; })) {
    if (rules.round_exhausted_no_yaku.is("dealer-six")) {
      pay(rules, position, {position.dealer, kDealerSix}, score);
    }
    if (rules.round_exhausted_no_yaku.is("dealer-points")) {
      const int points = rules.round_exhausted_dealer_points.number();
      pay(rules, position, {position.dealer, points}, score);
    }
    return;
  }
  if (rules.round_exhausted_after_call.is("draw")) return;
  const int seat = position.last_call.value();
  const int points = score.points[at(seat)];
  const bool countered = last_opponent_caller(rules, position, seat) >= 0;
  pay(rules, position, multiplied(rules, position, seat, points, countered), score);
}

// score.share: everyone keeps the worth of their cards, or settles what it exceeds an equal share
// of the deck's worth by. A share that is no whole number is rounded down: then payments do not add
// up.
void settle_cards(const Rules& rules, const Position& position, Score& score) {
  score.result = score.points;
  if (rules.score_share.is("kept")) return;
  const int share = card_points(rules, position.deck) / position.players;
  for (int seat = 0; seat < position.players; ++seat) {
    score.result[at(seat)] -= share * team_size(position, seat);
  }
  score.payment = score.result;
}

// score.yaku-effect: what the yaku of one team do to the scores of all. A team that counts once
// (payment.team) gains or loses a yaku's points once, else once for each of its members.
void settle_yaku_of(const Rules& rules, const Position& position, int team, Score& score) {
  // teams.captured: a team that makes yaku together makes each of them once.
  const bool together = rules.teams_seats.is("opposite") && rules.teams_captured.is("pooled");
  int worth = 0;
  for (int seat = 0; seat < position.players; ++seat) {
    if (position.teams[at(seat)] != team) continue;
    worth = together ? sum(score.yaku[at(seat)]) : worth + sum(score.yaku[at(seat)]);
  }
  if (worth == 0) return;
  const auto counted_for = [&](int seat) {
    const int members = team_size(position, seat);
    return members > 1 && rules.payment_team.is("each-member") ? worth * members : worth;
  };
  const Rule& effect = rules.score_yaku_effect;
  for (int seat = 0; seat < position.players; ++seat) {
    int& result = score.result[at(seat)];
    if (position.teams[at(seat)] != team) {
      if (!effect.is("maker-gains") && !effect.is("maker-loses")) result -= counted_for(seat);
      continue;
    }
    if (effect.is("everyone-loses") || effect.is("maker-loses")) result -= counted_for(seat);
    if (effect.is("gain-and-lose") || effect.is("maker-gains")) result += counted_for(seat);
    if (effect.is("paid-by-each")) {
      const int opponents = position.players / team_size(position, seat) - 1;
      result += counted_for(seat) * opponents;
    }
  }
}

void settle_hands(const Rules& rules, const Position& position, Score& score) {
  std::vector<int> winners = position.hand_winners;
  if (winners.size() > 1) {
    if (rules.hand_both_win.is("draw")) return;
    if (rules.hand_both_win.is("dealer")) {
      const auto dealer = std::find(winners.begin(), winners.end(), position.dealer);
      winners = {dealer == winners.end() ? winners.front() : position.dealer};
    }
  }
  for (const int seat : winners) {
    pay(rules, position, {seat, hand_combo(rules, position.hands[at(seat)]).points}, score);
  }
}

}  // namespace

Ending ending(const Position& position) {
  if (position.phase != Phase::over) return Ending::not_over;
  if (position.deal_end == DealEnd::void_deal) return Ending::void_deal;
  if (position.deal_end == DealEnd::hand_win) return Ending::hand_win;
  return position.stopped ? Ending::stopped : Ending::played_out;
}

Score score(const Rules& rules, const Position& position) {
  Score score;
  const bool by_cards = counts_cards(rules);
  score.yaku.resize(at(position.players));
  score.points.resize(at(position.players));
  for (int seat = 0; seat < position.players; ++seat) {
    auto& yaku = score.yaku[at(seat)];
    if (counts_yaku(rules)) yaku = made_yaku(rules, counted_cards(rules, position, seat));
    score.points[at(seat)] = by_cards ? card_points(rules, team_cards(position, seat)) : sum(yaku);
  }
  const Ending how = ending(position);
  if (how == Ending::not_over) return score;
  score.result.resize(at(position.players));
  score.payment.resize(at(position.players));
  if (by_cards && (how == Ending::stopped || how == Ending::played_out)) {
    settle_cards(rules, position, score);
    if (!counts_yaku(rules)) return score;
    const std::set<int> teams(position.teams.begin(), position.teams.end());
    for (const int team : teams) settle_yaku_of(rules, position, team, score);
    return score;
  }
  if (how == Ending::stopped) settle_stop(rules, position, *position.stopped, score);
  if (how == Ending::played_out) settle_played_out(rules, position, score);
  if (how == Ending::hand_win) settle_hands(rules, position, score);
  return score;
}

int winner(const Rules& rules, const Position& position) {
  return winner(rules, position, score(rules, position));
}

int winner(const Rules& rules, const Position& position, const Score& result) {
  if (position.stopped) return *position.stopped;
  if (counts_cards(rules) && position.deal_end == DealEnd::none) {
    const auto most = std::max_element(result.result.begin(), result.result.end());
    const auto best = static_cast<int>(most - result.result.begin());
    for (int seat = 0; seat < position.players; ++seat) {
      if (result.result[at(seat)] == *most && !same_team(position, seat, best)) return -1;
    }
    return best;
  }
  // Partners share a result: of them the one who held the hand has won.
  const auto held = std::find_if(position.hand_winners.begin(), position.hand_winners.end(),
                                 [&](int seat) { return result.result[at(seat)] > 0; });
  int best = held == position.hand_winners.end() ? -1 : *held;
  for (int seat = 0; seat < static_cast<int>(result.result.size()); ++seat) {
    if (result.result[at(seat)] <= 0) continue;
    if (best >= 0 && !same_team(position, best, seat)) return -1;
    if (best < 0) best = seat;
  }
  return best;
}

}  // namespace hanaproof::spec
