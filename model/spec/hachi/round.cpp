#include "model/spec/hachi/round.h"

#include <algorithm>

#include "model/spec/capture.h"
#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/fields.h"
#include "model/spec/hachi/finish.h"
#include "model/spec/hachi/money.h"
#include "model/spec/hachi/reckoning.h"
#include "model/spec/hachi/staying.h"
#include "model/spec/hachi/table.h"

namespace hanaproof::spec::hachi {

using cards::Card;
using cards::CardSet;
using notation::HachiDeal;
using notation::HachiEnd;
using notation::HachiMatch;
using notation::HachiMove;
using notation::HachiPhase;
using notation::HachiPosition;
using notation::Stance;
using Sort = HachiMove::Sort;

namespace {

bool four_of_month(CardSet cards) {
  for (int month = 1; month <= cards::kMonths; ++month) {
    if (cards.contains(CardSet::month(month))) return true;
  }
  return false;
}

// four-three.checked: where only active players pay, it must be known who they are.
bool checked_when_shown(const Rules& rules) {
  return rules.four_three_checked.is("when-shown") || rules.four_three_from.is("active-players");
}

// ---- Step 7: hand combos ------------------------------------------------------------------------

void settle_shown(const Rules& rules, HachiPosition& position) {
  std::vector<int> holders;
  for (const int seat : active_seats(position)) {
    const auto& shown = position.shown[at(seat)];
    if (std::ranges::find(shown, kFourAndThree) != shown.end()) holders.push_back(seat);
  }
  if (!holders.empty() && checked_when_shown(rules)) {
    return end_by_four_and_three(rules, position, holders);
  }
  const Step step = settle_hand_combos(rules, position);
  carry_out(rules, position.match, step);
  position.match.last = step.seats;
  begin_play(rules, position);
}

// Asks the first active seat from the i-th on that has a choice.
void ask_to_show(const Rules& rules, HachiPosition& position, std::size_t i) {
  const auto active = active_seats(position);
  for (; i < active.size(); ++i) {
    const auto made = made_combos(rules, position.deal.hands[at(active[i])]);
    if (made.empty()) continue;
    if (rules.combo_declare.is("must")) {
      position.shown[at(active[i])] = worthiest(rules, made);
      continue;
    }
    position.phase = HachiPhase::show;
    position.turn = active[i];
    return;
  }
  settle_shown(rules, position);
}

// ---- Steps 5 and 6: staying, the stock ----------------------------------------------------------

void begin_round(const Rules& rules, HachiPosition& position) {
  for (const int seat : seats_from(position.dealt_by, position.match.players)) {
    if (position.stances[at(seat)] != Stance::open) continue;
    position.stances[at(seat)] = Stance::chased;
    if (rules.chased_penalty.is("as-others")) pay_penalty(rules, position, seat);
  }
  // stay.oya: the first to stay, who is the dealer if the dealer stays.
  position.oya = active_seats(position).front();
  compensate(rules, position);
  CardSet in_play = position.field;
  for (const int seat : active_seats(position)) in_play |= position.hands[at(seat)];
  for (int seat = 0; seat < position.match.players; ++seat) {
    if (!is_active(position, seat)) position.hands[at(seat)] = {};
  }
  for (const Card card : position.deal.mixed) {
    if (!in_play.contains(card)) position.stock.push_back(card);
  }
  ask_to_show(rules, position, 0);
}

// Asks the next seat whether to stay; a dealer who plays blindly stays.
void ask_to_stay(const Rules& rules, HachiPosition& position) {
  for (const int seat : seats_from(position.dealt_by, position.match.players)) {
    if (active_seats(position).size() == kActive) return begin_round(rules, position);
    if (position.stances[at(seat)] != Stance::open) continue;
    if (position.mizu_ten && seat == position.dealt_by && rules.mizuten_must_stay.is("must-stay")) {
      position.stances[at(seat)] = Stance::stays;
      continue;
    }
    position.phase = HachiPhase::stay;
    position.turn = seat;
    return;
  }
  if (active_seats(position).size() == kActive) return begin_round(rules, position);
  finish_without_match(rules, position);
}

// ---- Steps 2 to 4: the deal ---------------------------------------------------------------------

bool is_void(const Rules& rules, const HachiPosition& position) {
  if (four_of_month(position.field) && rules.field_four_of_month.is("void")) return true;
  for (int seat = 0; seat < position.match.players; ++seat) {
    if (position.stances[at(seat)] == Stance::blank) continue;
    if (four_of_month(position.hands[at(seat)]) && rules.hand_four_of_month.is("redeal"))
      return true;
  }
  return false;
}

void after_blind(const Rules& rules, HachiPosition& position) {
  HachiMatch& match = position.match;
  if (is_void(rules, position)) {
    position.end = HachiEnd::void_deal;
    position.phase = HachiPhase::over;
    if (rules.dealer_next_void.is("next")) match.dealer = (position.dealt_by + 1) % match.players;
    return;
  }
  const Played played = play_field(rules, match.waiting, fields_made(rules, position.field));
  position.sort = played.sort;
  match.waiting = played.waiting;
  std::vector<int> holders;
  for (const int seat : seats_from(position.dealt_by, match.players)) {
    if (position.stances[at(seat)] == Stance::blank) continue;
    if (!has_four_and_three(rules, position.hands[at(seat)])) continue;
    if (!checked_when_shown(rules)) holders.push_back(seat);
  }
  if (!holders.empty()) return end_by_four_and_three(rules, position, holders);
  if (position.deal.blank && rules.blank_penalty.is("as-others")) {
    pay_penalty(rules, position, *position.deal.blank);
  }
  ask_to_stay(rules, position);
}

std::vector<HachiMove> said(std::initializer_list<Sort> sorts) {
  std::vector<HachiMove> moves;
  for (const Sort sort : sorts) moves.push_back(HachiMove::say(sort));
  return moves;
}

std::vector<HachiMove> shows(const Rules& rules, const HachiPosition& position) {
  std::vector<HachiMove> moves;
  const auto made = made_combos(rules, position.deal.hands[at(position.turn)]);
  for (const auto& way : ways_to_show(rules, made)) moves.push_back(HachiMove::show(way));
  moves.push_back(HachiMove::say(Sort::hide));
  return moves;
}

std::vector<HachiMove> repays(const Rules& rules, const HachiPosition& position) {
  std::vector<HachiMove> moves;
  for (const int kan : repayments(rules, position.match, position.turn)) {
    moves.push_back(HachiMove::repay(kan));
  }
  return moves;
}

void show(const Rules& rules, HachiPosition& position, const HachiMove& move) {
  if (move.sort == Sort::show) position.shown[at(position.turn)] = move.combos;
  const auto active = active_seats(position);
  const auto now = std::ranges::find(active, position.turn) - active.begin();
  ask_to_show(rules, position, static_cast<std::size_t>(now) + 1);
}

}  // namespace

HachiMatch first_match(const Rules& rules, int rounds, int dealer) {
  const auto seats = at(rules.players());
  HachiMatch match;
  match.players = rules.players();
  match.rounds = rounds;
  match.dealer = dealer;
  match.money.assign(
      seats, points(rules, rules.money_start.number("kan")) + rules.money_start.number("points"));
  match.debt.assign(seats, 0);
  match.last.assign(seats, 0);
  match.won.assign(seats, 0);
  return match;
}

HachiDeal deal(const Rules& rules, int dealer, const std::vector<Card>& shuffled, int blank_at,
               const std::vector<Card>& mixed) {
  HachiDeal dealt;
  dealt.hands.resize(at(rules.players()));
  dealt.mixed = mixed;
  const bool blank = rules.deal_blank_card.is("in-deck");
  auto next = shuffled.begin();
  int place = 0;
  for (const int seat : seats_from((dealer + 1) % rules.players(), rules.players())) {
    for (int i = 0; i < rules.deal_hand_size.number(); ++i, ++place) {
      if (blank && place == blank_at) {
        dealt.blank = seat;
      } else {
        dealt.hands[at(seat)].insert(*next++);
      }
    }
  }
  if (!blank) {
    for (int i = 0; i < rules.deal_field_size.number(); ++i) dealt.field.insert(*next++);
  }
  return dealt;
}

HachiPosition laid_out(const Rules& rules, const HachiMatch& match, const HachiDeal& deal) {
  const auto seats = at(match.players);
  HachiPosition position;
  position.edition = rules.ruleset().edition().id;
  position.rules = rules.ruleset().changes();
  position.match = match;
  position.phase = HachiPhase::blind;
  position.turn = match.dealer;
  position.dealt_by = match.dealer;
  position.number = match.round;
  position.deal = deal;
  position.stances.assign(seats, Stance::open);
  position.penalties.assign(seats, 0);
  position.shown.resize(seats);
  position.hands = deal.hands;
  position.field = deal.field;
  position.captured.resize(seats);
  position.sage.assign(seats, false);
  position.cancelled.assign(seats, false);
  if (deal.blank) {
    position.stances[at(*deal.blank)] = Stance::blank;
    position.field = deal.hands[at(*deal.blank)];
    position.hands[at(*deal.blank)] = {};
  }
  return position;
}

HachiPosition begin(const Rules& rules, const HachiMatch& match, const HachiDeal& deal) {
  HachiPosition position = laid_out(rules, match, deal);
  if (!rules.mizuten_allowed.holds()) {
    position.turn = 0;
    after_blind(rules, position);
  }
  return position;
}

std::vector<HachiMove> legal_moves(const Rules& rules, const HachiPosition& position) {
  switch (position.phase) {
    case HachiPhase::blind:
      return said({Sort::mizu_ten, Sort::look});
    case HachiPhase::stay:
      return said({Sort::stay, Sort::pass});
    case HachiPhase::show:
      return shows(rules, position);
    case HachiPhase::repay:
      return repays(rules, position);
    case HachiPhase::over:
      return {};
    default:
      return table_moves(rules, position);
  }
}

HachiPosition play(const Rules& rules, const HachiPosition& before, const HachiMove& move) {
  const auto legal = legal_moves(rules, before);
  if (std::ranges::find(legal, move) == legal.end()) {
    throw IllegalMove(move.text() + " is not legal here");
  }
  HachiPosition position = before;
  switch (before.phase) {
    case HachiPhase::blind:
      position.mizu_ten = move.sort == Sort::mizu_ten;
      after_blind(rules, position);
      break;
    case HachiPhase::stay:
      position.stances[at(position.turn)] =
          move.sort == Sort::stay ? Stance::stays : Stance::passes;
      if (move.sort == Sort::pass) pay_penalty(rules, position, position.turn);
      ask_to_stay(rules, position);
      break;
    case HachiPhase::show:
      show(rules, position, move);
      break;
    case HachiPhase::repay:
      repay(rules, position.match, position.turn, points(rules, move.amount));
      next_to_repay(rules, position, position.turn);
      break;
    default:
      table_play(rules, position, move);
  }
  return position;
}

}  // namespace hanaproof::spec::hachi
