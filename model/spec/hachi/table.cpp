#include "model/spec/hachi/table.h"

#include <algorithm>

#include "model/spec/capture.h"
#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/finish.h"
#include "model/spec/hachi/money.h"
#include "model/spec/hachi/reckoning.h"
#include "model/spec/hachi/staying.h"

namespace hanaproof::spec::hachi {

using cards::Card;
using cards::CardSet;
using notation::HachiEnd;
using notation::HachiMove;
using notation::HachiPhase;
using notation::HachiPosition;
using spec::From;
using Sort = HachiMove::Sort;

namespace {

// ---- The end of the round -----------------------------------------------------------------------

// The reckoning is paid; what it brought joins what hand combos did.
void reckon_and_finish(const Rules& rules, HachiPosition& position) {
  const Step step = reckon(rules, position);
  carry_out(rules, position.match, step);
  std::vector<int> brought = position.match.last;
  for (std::size_t seat = 0; seat < brought.size(); ++seat) brought[seat] += step.seats[seat];
  finish(rules, position, brought);
}

void end_by_call(const Rules& rules, HachiPosition& position, HachiEnd end) {
  position.end = end;
  if (end == HachiEnd::yoshi || rules.sage_cancel_wins.is("wins")) position.winner = position.turn;
  reckon_and_finish(rules, position);
}

// ---- Turns --------------------------------------------------------------------------------------

void begin_turn(const Rules& rules, HachiPosition& position, int seat) {
  position.turn = seat;
  remember_combos(rules, position);
  const bool may_cancel = position.sage[at(seat)] && !rules.sage_cancel_when.is("never");
  position.phase = may_cancel ? HachiPhase::cancel : HachiPhase::play;
}

void next_turn(const Rules& rules, HachiPosition& position) {
  const auto active = active_seats(position);
  if (std::ranges::all_of(position.hands, [](CardSet hand) { return hand.empty(); })) {
    decide(rules, position);
    return reckon_and_finish(rules, position);
  }
  const auto now = std::ranges::find(active, position.turn) - active.begin();
  begin_turn(rules, position, active[(static_cast<std::size_t>(now) + 1) % active.size()]);
}

// sage.trigger: whether this turn has made something to call for.
bool made_more(const Rules& rules, const HachiPosition& position) {
  const auto made = captured_combos(rules, position.captured[at(position.turn)]);
  const bool new_combo = std::ranges::any_of(made, [&](const spec::MadeYaku& one) {
    return std::ranges::find(position.before, one.id) == position.before.end();
  });
  const bool more_kan = spec::sum(made) > position.kan_before;
  if (new_combo == more_kan) return more_kan;
  return rules.sage_trigger.is("more-kan") ? more_kan : new_combo;
}

// ---- Calls --------------------------------------------------------------------------------------

std::vector<HachiMove> calls(const Rules& rules, const HachiPosition& position) {
  std::vector<HachiMove> moves = {HachiMove::say(Sort::yoshi)};
  const bool last = position.hands[at(position.turn)].empty();
  if (!last || rules.sage_last_turn.is("offered")) moves.push_back(HachiMove::say(Sort::sage));
  if (rules.sage_choice.is("may-keep-quiet")) moves.push_back(HachiMove::say(Sort::quiet));
  return moves;
}

void call(const Rules& rules, HachiPosition& position, Sort sort) {
  if (sort == Sort::yoshi) return end_by_call(rules, position, HachiEnd::yoshi);
  if (sort == Sort::sage) {
    position.sage[at(position.turn)] = true;
    position.cancelled[at(position.turn)] = false;
    position.last_sage = position.turn;
  }
  next_turn(rules, position);
}

// A call with a single legal answer is carried out.
void end_turn(const Rules& rules, HachiPosition& position) {
  if (!made_more(rules, position)) return next_turn(rules, position);
  const auto answers = calls(rules, position);
  if (answers.size() == 1) return call(rules, position, answers.front().sort);
  position.phase = HachiPhase::call;
}

// ---- Cards --------------------------------------------------------------------------------------

// Lays a card on the field, or takes it with what it captures.
void place(HachiPosition& position, Card card, CardSet takes) {
  if (takes.empty()) {
    position.field.insert(card);
    return;
  }
  position.field -= takes;
  position.captured[at(position.turn)] |= takes;
  position.captured[at(position.turn)].insert(card);
}

void draw(const Rules& rules, HachiPosition& position) {
  if (position.stock.empty()) return end_turn(rules, position);
  const Card card = position.stock.front();
  position.stock.erase(position.stock.begin());
  const auto options = captures(rules, card, position.field, From::stock);
  if (options.size() > 1) {
    position.drawn = card;
    position.phase = HachiPhase::choose;
    return;
  }
  place(position, card, options.front());
  end_turn(rules, position);
}

std::vector<HachiMove> plays(const Rules& rules, const HachiPosition& position, Card card,
                             From from) {
  std::vector<HachiMove> moves;
  for (const CardSet takes : captures(rules, card, position.field, from)) {
    moves.push_back(HachiMove::play(card, takes));
  }
  return moves;
}

void cancel(const Rules& rules, HachiPosition& position, Sort sort) {
  position.phase = HachiPhase::play;
  if (sort == Sort::go_on) return;
  if (rules.sage_cancel.is("round-over")) return end_by_call(rules, position, HachiEnd::cancelled);
  position.sage[at(position.turn)] = false;
  position.cancelled[at(position.turn)] = true;
}

}  // namespace

void remember_combos(const Rules& rules, HachiPosition& position) {
  position.before.clear();
  position.kan_before = 0;
  for (const spec::MadeYaku& made : captured_combos(rules, position.captured[at(position.turn)])) {
    position.before.push_back(made.id);
    position.kan_before += made.points;
  }
}

void begin_play(const Rules& rules, HachiPosition& position) {
  begin_turn(rules, position, *position.oya);
}

std::vector<HachiMove> table_moves(const Rules& rules, const HachiPosition& position) {
  if (position.phase == HachiPhase::call) return calls(rules, position);
  if (position.phase == HachiPhase::cancel) {
    return {HachiMove::say(Sort::cancel_sage), HachiMove::say(Sort::go_on)};
  }
  if (position.phase == HachiPhase::choose) {
    auto moves = plays(rules, position, *position.drawn, From::stock);
    std::ranges::sort(moves);
    return moves;
  }
  std::vector<HachiMove> moves;
  for (const Card card : position.hands[at(position.turn)]) {
    const auto with_card = plays(rules, position, card, From::hand);
    moves.insert(moves.end(), with_card.begin(), with_card.end());
  }
  std::ranges::sort(moves);
  return moves;
}

void table_play(const Rules& rules, HachiPosition& position, const HachiMove& move) {
  switch (position.phase) {
    case HachiPhase::call:
      return call(rules, position, move.sort);
    case HachiPhase::cancel:
      return cancel(rules, position, move.sort);
    case HachiPhase::choose:
      position.drawn.reset();
      place(position, move.card, move.takes);
      return end_turn(rules, position);
    default:
      position.hands[at(position.turn)].erase(move.card);
      place(position, move.card, move.takes);
      return draw(rules, position);
  }
}

void end_by_four_and_three(const Rules& rules, HachiPosition& position,
                           const std::vector<int>& holders) {
  position.end = HachiEnd::four_three;
  position.winner = holders.front();
  const Step step = settle_four_and_three(rules, position, holders);
  carry_out(rules, position.match, step);
  finish(rules, position, step.seats);
}

}  // namespace hanaproof::spec::hachi
