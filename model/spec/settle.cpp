#include "model/spec/settle.h"

#include <algorithm>

#include "model/spec/deal.h"

namespace hanaproof::spec {

using notation::DealEnd;
using notation::Phase;
using notation::Position;

namespace {

constexpr int kDealerSix = 6;

std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

bool same_team(const Position& position, int a, int b) {
  return position.teams[at(a)] == position.teams[at(b)];
}

// What a side gets from whom: `amount` to `seat` and its team.
struct Award {
  int seat = 0;
  int amount = 0;
};

// payment.who, payment.team: everyone writes down what is theirs, and each loser owes each winner
// the difference; a team that pays once pays through the seat after the winner's.
void pay(const Rules& rules, const Position& position, const Award& award, Score& score) {
  const int players = position.players;
  const bool teams = rules.team_seats.is("opposite");
  for (int seat = 0; seat < players; ++seat) {
    if (same_team(position, seat, award.seat)) score.result[at(seat)] += award.amount;
  }
  if (teams) {
    const bool once = rules.payment_team.is("once");
    for (int seat = 0; seat < players; ++seat) {
      const bool wins = same_team(position, seat, award.seat);
      const bool pays = !once || (wins ? seat == award.seat : seat == (award.seat + 1) % players);
      if (pays) score.payment[at(seat)] += wins ? award.amount : -award.amount;
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

void settle_stop(const Rules& rules, const Position& position, int seat, Score& score) {
  const int points = std::max(0, score.points[at(seat)] - position.forfeited[at(seat)]);
  const int caller = last_opponent_caller(rules, position, seat);
  const Award award{seat, points * factor(rules, points, position.calls[at(seat)], caller >= 0)};
  if (caller >= 0 && rules.payment_after_call.is("last-caller-alone")) {
    pay_alone(award, caller, score);
  } else {
    pay(rules, position, award, score);
  }
  if (!rules.who_scores.is("everyone")) return;
  for (int other = 0; other < position.players; ++other) {
    if (same_team(position, other, seat) || score.points[at(other)] == 0) continue;
    pay(rules, position, {other, score.points[at(other)]}, score);
  }
}

void settle_played_out(const Rules& rules, const Position& position, Score& score) {
  if (!position.last_call) {
    if (rules.exhausted_no_yaku.is("dealer-six")) {
      pay(rules, position, {position.dealer, kDealerSix}, score);
    }
    return;
  }
  if (rules.exhausted_after_call.is("draw")) return;
  const int seat = *position.last_call;
  const int points = score.points[at(seat)];
  const bool countered = last_opponent_caller(rules, position, seat) >= 0;
  pay(rules, position, {seat, points * factor(rules, points, position.calls[at(seat)], countered)},
      score);
}

// score.share: everyone keeps the worth of their cards, or settles what it exceeds an equal share
// of the deck's worth by. A share that is no whole number is rounded down: then payments do not add
// up.
void settle_cards(const Rules& rules, const Position& position, Score& score) {
  score.result = score.points;
  if (rules.share.is("kept")) return;
  const int share = card_points(rules, position.deck) / position.players;
  for (int& result : score.result) result -= share;
  score.payment = score.result;
}

void settle_hands(const Rules& rules, const Position& position, Score& score) {
  std::vector<int> winners = position.hand_winners;
  if (winners.size() > 1) {
    if (rules.both_win.is("draw")) return;
    if (rules.both_win.is("dealer")) {
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
  const bool by_cards = rules.score_by.is("card-points");
  for (int seat = 0; seat < position.players; ++seat) {
    if (by_cards) {
      score.yaku.emplace_back();
      score.points.push_back(card_points(rules, position.captured[at(seat)]));
      continue;
    }
    score.yaku.push_back(made_yaku(rules, counted_cards(rules, position, seat)));
    score.points.push_back(sum(score.yaku.back()));
  }
  const Ending how = ending(position);
  if (how == Ending::not_over) return score;
  score.result.resize(at(position.players));
  score.payment.resize(at(position.players));
  if (by_cards && (how == Ending::stopped || how == Ending::played_out)) {
    settle_cards(rules, position, score);
    return score;
  }
  if (how == Ending::stopped) settle_stop(rules, position, *position.stopped, score);
  if (how == Ending::played_out) settle_played_out(rules, position, score);
  if (how == Ending::hand_win) settle_hands(rules, position, score);
  return score;
}

int winner(const Rules& rules, const Position& position) {
  if (position.stopped) return *position.stopped;
  const Score result = score(rules, position);
  if (rules.score_by.is("card-points") && position.deal_end == DealEnd::none) {
    const auto most = std::max_element(result.result.begin(), result.result.end());
    const bool tied = std::count(result.result.begin(), result.result.end(), *most) > 1;
    return tied ? -1 : static_cast<int>(most - result.result.begin());
  }
  int best = -1;
  for (int seat = 0; seat < static_cast<int>(result.result.size()); ++seat) {
    if (result.result[at(seat)] <= 0) continue;
    if (best >= 0 && !same_team(position, best, seat)) return -1;
    if (best < 0) best = seat;
  }
  return best;
}

}  // namespace hanaproof::spec
