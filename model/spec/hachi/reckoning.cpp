#include "model/spec/hachi/reckoning.h"

#include <algorithm>

#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/fields.h"
#include "model/spec/hachi/staying.h"

namespace hanaproof::spec::hachi {

using cards::CardSet;
using notation::HachiEnd;
using notation::HachiPosition;
using notation::Stance;
using rulebook::HandCombo;

namespace {

int card_points(const HachiPosition& position, int seat) {
  return position.captured[at(seat)].points();
}

// Every other active seat pays `amount` to `to`.
void each_pays(const HachiPosition& position, Step& step, int to, int amount) {
  for (const int seat : active_seats(position)) {
    if (seat != to) step.pay(seat, to, amount);
  }
}

// half, all or nothing of an amount.
int share(const Rule& rule, int amount) {
  if (rule.is("all")) return amount;
  return rule.is("half") ? amount / 2 : 0;
}

int combo_kan(const Rules& rules, const HachiPosition& position, int seat) {
  return spec::sum(captured_combos(rules, position.captured[at(seat)]));
}

// The others who have said sage and not cancelled.
std::vector<int> others_with_sage(const HachiPosition& position, int seat) {
  std::vector<int> others;
  for (const int other : active_seats(position)) {
    if (other != seat && position.sage[at(other)]) others.push_back(other);
  }
  return others;
}

// Points that the round's end brings `to`, where `doubly` of the others pay twice and the rest
// nothing, or, where there are none of them, each pays once.
void collect(const HachiPosition& position, Step& step, int to, int amount,
             const std::vector<int>& doubly) {
  if (doubly.empty()) return each_pays(position, step, to, amount);
  for (const int seat : doubly) step.pay(seat, to, 2 * amount);
}

// ---- Calls --------------------------------------------------------------------------------------

// yoshi.scores, yoshi.after-sage: the kan that a yoshi is worth.
int yoshi_kan(const Rules& rules, const HachiPosition& position) {
  const int seat = *position.winner;
  bool after_sage = position.sage[at(seat)];
  if (!after_sage && !others_with_sage(position, seat).empty()) {
    after_sage = rules.yoshi_sage_whose.is("anyone");
  }
  const Rule& which = after_sage ? rules.yoshi_after_sage : rules.yoshi_scores;
  const bool all = which.is("all-combos");
  if (!all && rules.sage_trigger.is("more-kan")) {
    return combo_kan(rules, position, seat) - position.kan_before;
  }
  int kan = 0;
  for (const spec::MadeYaku& made : captured_combos(rules, position.captured[at(seat)])) {
    const bool held = std::ranges::find(position.before, made.id) != position.before.end();
    if (all || !held) kan += made.points;
  }
  return kan;
}

void reckon_yoshi(const Rules& rules, const HachiPosition& position, Step& step) {
  const int seat = *position.winner;
  const int amount =
      points(rules, yoshi_kan(rules, position)) * factor(rules, position.sort, "captured-combos");
  std::vector<int> doubly = others_with_sage(position, seat);
  if (!doubly.empty() && rules.yoshi_against_sage.is("each-pays")) doubly.clear();
  if (doubly.size() == 2) {
    if (rules.yoshi_two_sages.is("each-pays")) doubly.clear();
    if (rules.yoshi_two_sages.is("last-pays-double")) {
      const bool named = position.last_sage && *position.last_sage != seat;
      doubly = {named ? *position.last_sage : doubly.back()};
    }
  }
  collect(position, step, seat, amount, doubly);
}

void reckon_cancelled(const Rules& rules, const HachiPosition& position, Step& step) {
  const int seat = position.turn;  // who cancelled
  const int kan = points(rules, combo_kan(rules, position, seat));
  const int amount =
      share(rules.sage_cancel_scores, kan) * factor(rules, position.sort, "captured-combos");
  std::vector<int> doubly = others_with_sage(position, seat);
  if (!doubly.empty() && rules.sage_cancel_pays.is("each-pays")) doubly.clear();
  collect(position, step, seat, amount, doubly);
}

// ---- The stock is empty -------------------------------------------------------------------------

// Whether the counted combo cancels `what`, a word of counted.cancels.
bool cancels(const Rules& rules, const HachiPosition& position, std::string_view what) {
  return position.end == HachiEnd::counted && rules.counted_cancels.lists(what);
}

void reckon_counted(const Rules& rules, const HachiPosition& position, Step& step) {
  if (!position.winner) return;  // all-eights.winner
  const int beyond = card_points(position, *position.winner) - rules.double_eight_points.number();
  const int kan = beyond >= 0
                      ? rules.double_eight_kan.number() + beyond * rules.double_eight_extra.number()
                      : rules.all_eights_kan.number();
  int amount = points(rules, kan) * factor(rules, position.sort, "counted-combos");
  if (rules.counted_paid.is("in-all")) amount /= 2;
  each_pays(position, step, *position.winner, amount);
}

void reckon_cards(const Rules& rules, const HachiPosition& position, Step& step) {
  const int times = factor(rules, position.sort, "cards");
  const auto active = active_seats(position);
  const bool pairwise = rules.count_settle.is("pairwise");
  for (const int seat : active) {
    if (!pairwise) {
      step.from_bank(seat, (card_points(position, seat) - rules.count_par.number()) * times);
      continue;
    }
    for (const int other : active) {
      if (other == seat) continue;
      const int difference = card_points(position, seat) - card_points(position, other);
      if (difference > 0) step.pay(other, seat, difference * times);
    }
  }
}

void reckon_combos(const Rules& rules, const HachiPosition& position, Step& step) {
  for (const int seat : active_seats(position)) {
    const int kan = combo_kan(rules, position, seat);
    if (kan == 0) continue;
    const Rule& how = position.sage[at(seat)]        ? rules.sage_stock_empty
                      : position.cancelled[at(seat)] ? rules.sage_cancel_scores
                                                     : rules.combo_uncalled;
    const int amount =
        share(how, points(rules, kan)) * factor(rules, position.sort, "captured-combos");
    each_pays(position, step, seat, amount);
  }
}

// ---- Escape and diving --------------------------------------------------------------------------

// Whether a call of this player ended the round: who calls is paid for combos alone.
bool ended_it(const HachiPosition& position, int seat) {
  return (position.end == HachiEnd::yoshi && position.winner == seat) ||
         (position.end == HachiEnd::cancelled && position.turn == seat);
}

// The combos of the hand that count for escape and diving (bonus.shown).
std::vector<MadeCombo> counting_combos(const Rules& rules, const HachiPosition& position,
                                       int seat) {
  std::vector<MadeCombo> made = made_combos(rules, position.deal.hands[at(seat)]);
  if (made.empty() || rules.bonus_shown.is("held")) return made;
  std::erase_if(made, [&](const MadeCombo& one) {
    return std::ranges::find(position.shown[at(seat)], one.combo->id) ==
           position.shown[at(seat)].end();
  });
  return made;
}

bool admits_escape(const Rules& rules, const HachiPosition& position, int seat) {
  bool single_light = false;
  bool other = false;
  for (const MadeCombo& one : counting_combos(rules, position, seat)) {
    if (one.combo->type != HandCombo::Type::dreg) continue;
    (one.combo->id == kSingleLight ? single_light : other) = true;
  }
  if (!single_light && !other) return false;
  if (rules.escape_combos.is("any")) return true;
  if (rules.escape_combos.is("any-but-single-light")) return other;
  // with-single-light: one of them may be all that was shown.
  if (!single_light) return false;
  for (const MadeCombo& one : made_combos(rules, position.deal.hands[at(seat)])) {
    if (one.combo->type == HandCombo::Type::dreg && one.combo->id != kSingleLight) return true;
  }
  return false;
}

void reckon_escape(const Rules& rules, const HachiPosition& position, Step& step) {
  for (const int seat : active_seats(position)) {
    if (ended_it(position, seat) || !admits_escape(rules, position, seat)) continue;
    if (card_points(position, seat) < rules.escape_points.number()) continue;
    if (position.winner != seat && rules.escape_wins.is("must-win")) continue;
    each_pays(
        position, step, seat,
        points(rules, rules.escape_kan.number()) * factor(rules, position.sort, "escape-diving"));
  }
}

// How often a seat has dived.
int dives(const Rules& rules, const HachiPosition& position, int seat) {
  const CardSet captured = position.captured[at(seat)];
  std::vector<int> threes;
  for (const MadeCombo& one : counting_combos(rules, position, seat)) {
    if (one.combo->type != HandCombo::Type::suit || one.threes.empty()) continue;
    const bool greater = one.combo->id == "double-three" || one.combo->id == "full-house";
    if (!greater && !rules.diving_combos.is("any-three")) continue;
    for (const int month : one.threes) {
      if (std::ranges::find(threes, month) == threes.end()) threes.push_back(month);
    }
  }
  if (threes.empty()) return 0;
  int dived = 0;
  if (rules.diving_cards.is("any-month")) {
    for (int month = 1; month <= cards::kMonths; ++month) {
      if ((captured & CardSet::month(month)).size() >= 3) return 1;
    }
    return 0;
  }
  for (const int month : threes) {
    const CardSet own = position.deal.hands[at(seat)] & CardSet::month(month);
    if ((captured & own).size() >= 3) ++dived;
  }
  return dived > 1 && rules.diving_double.is("once") ? 1 : dived;
}

void reckon_diving(const Rules& rules, const HachiPosition& position, Step& step) {
  for (const int seat : active_seats(position)) {
    const int dived = dives(rules, position, seat);
    if (dived == 0 || ended_it(position, seat)) continue;
    each_pays(position, step, seat,
              dived * points(rules, rules.diving_kan.number()) *
                  factor(rules, position.sort, "escape-diving"));
  }
}

// ---- Mizu-ten -----------------------------------------------------------------------------------

// -1 failure, 0 neither, 1 success.
int mizuten_result(const Rules& rules, const HachiPosition& position) {
  const int held = card_points(position, position.dealt_by);
  if (held >= rules.mizuten_success.number()) return 1;
  if (held <= rules.mizuten_failure.number()) return -1;
  if (rules.mizuten_between.is("success")) return 1;
  return rules.mizuten_between.is("failure") ? -1 : 0;
}

void reckon_mizuten(const Rules& rules, const HachiPosition& position, Step& step) {
  const int dealer = position.dealt_by;
  const int result = mizuten_result(rules, position);
  if (result == 0 || ended_it(position, dealer)) return;
  const Rule& who = result > 0 ? rules.mizuten_success_from : rules.mizuten_failure_to;
  const int amount =
      result * points(rules, rules.mizuten_kan.number()) * factor(rules, position.sort, "mizu-ten");
  for (int seat = 0; seat < position.match.players; ++seat) {
    if (seat == dealer) continue;
    if (who.is("active-players") && !is_active(position, seat)) continue;
    if (who.is("all-but-blank") && position.stances[at(seat)] == Stance::blank) continue;
    step.pay(seat, dealer, amount);
  }
}

}  // namespace

Step settle_hand_combos(const Rules& rules, const HachiPosition& position) {
  Step step(position.match.players);
  const auto active = active_seats(position);
  std::vector<int> kan;
  for (const int seat : active) {
    const auto made = made_combos(rules, position.deal.hands[at(seat)]);
    kan.push_back(worth(made, position.shown[at(seat)]));
  }
  const int most = *std::ranges::max_element(kan);
  if (most == 0) return step;
  const bool winner_only = rules.combo_settle.is("winner-only");
  for (std::size_t i = 0; i < active.size(); ++i) {
    if (winner_only && kan[i] < most) continue;
    each_pays(position, step, active[i],
              points(rules, kan[i]) * factor(rules, position.sort, "hand-combos"));
  }
  return step;
}

bool has_four_and_three(const Rules& rules, CardSet hand) {
  const auto made = made_combos(rules, hand);
  return std::ranges::any_of(made,
                             [](const MadeCombo& one) { return one.combo->id == kFourAndThree; });
}

Step settle_four_and_three(const Rules& rules, const HachiPosition& position,
                           const std::vector<int>& holders) {
  Step step(position.match.players);
  for (const int holder : holders) {
    const auto made = made_combos(rules, position.deal.hands[at(holder)]);
    int kan = worth(made, {std::string(kFourAndThree)});
    if (const auto dreg = best_combo(made, HandCombo::Type::dreg)) {
      if (!rules.four_three_adds.is("nothing")) kan += dreg->kan;
    }
    const int amount = points(rules, kan) * factor(rules, position.sort, "four-three");
    for (int seat = 0; seat < position.match.players; ++seat) {
      if (seat == holder) continue;
      if (!is_active(position, seat) && rules.four_three_from.is("active-players")) continue;
      step.pay(seat, holder, amount);
    }
  }
  return step;
}

void decide(const Rules& rules, HachiPosition& position) {
  const auto active = active_seats(position);
  const auto best =
      std::ranges::max_element(active, {}, [&](int seat) { return card_points(position, seat); });
  position.end = HachiEnd::played_out;
  position.winner = *best;  // the first of equals: oya, dou-ni, biki
  if (card_points(position, *best) >= rules.double_eight_points.number()) {
    position.end = HachiEnd::counted;
    return;
  }
  const bool all_eights = std::ranges::all_of(
      active, [&](int seat) { return card_points(position, seat) == rules.count_par.number(); });
  if (!all_eights) return;
  position.end = HachiEnd::counted;
  if (rules.all_eights_winner.is("nobody")) position.winner.reset();
}

Step reckon(const Rules& rules, const HachiPosition& position) {
  Step step(position.match.players);
  const bool called = position.end == HachiEnd::yoshi || position.end == HachiEnd::cancelled;
  if (position.end == HachiEnd::yoshi) {
    reckon_yoshi(rules, position, step);
    if (rules.yoshi_cards.is("counted")) reckon_cards(rules, position, step);
  }
  if (position.end == HachiEnd::cancelled) reckon_cancelled(rules, position, step);
  if (position.end == HachiEnd::counted) reckon_counted(rules, position, step);
  if (position.end == HachiEnd::played_out) reckon_cards(rules, position, step);
  if (!called && !cancels(rules, position, "captured-combos")) {
    reckon_combos(rules, position, step);
  }
  if (!called || rules.bonus_after_call.is("counts")) {
    if (!cancels(rules, position, "escape")) reckon_escape(rules, position, step);
    if (!cancels(rules, position, "diving")) reckon_diving(rules, position, step);
  }
  if (position.mizu_ten && is_active(position, position.dealt_by) &&
      !cancels(rules, position, "mizu-ten") && (!called || rules.mizuten_after_call.is("counts"))) {
    reckon_mizuten(rules, position, step);
  }
  return step;
}

std::vector<int> pot_winners(const Rules& rules, const HachiPosition& position) {
  if (!position.winner) return {};
  if (position.end != HachiEnd::played_out) return {*position.winner};
  std::vector<int> equal;
  for (const int seat : active_seats(position)) {
    if (card_points(position, seat) == card_points(position, *position.winner)) {
      equal.push_back(seat);
    }
  }
  if (equal.size() > 1 && rules.pot_tie.is("shared")) return equal;
  return {*position.winner};
}

}  // namespace hanaproof::spec::hachi
