#include "model/spec/hachi/staying.h"

#include <algorithm>

#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/fields.h"
#include "model/spec/hachi/money.h"

namespace hanaproof::spec::hachi {

using cards::CardSet;
using cards::Kind;
using cards::Ribbon;
using notation::HachiPosition;
using notation::Stance;
using rulebook::HandCombo;

namespace {

const CardSet kWillow = CardSet::month(11);

// pass.place: how many places come before the seat's.
std::size_t places_before(const Rules& rules, const HachiPosition& position, int seat) {
  std::size_t before = 0;
  for (const int other : seats_from(position.dealt_by, position.match.players)) {
    if (other == seat) break;
    const Stance stance = position.stances[at(other)];
    const bool counts = rules.pass_place.is("among-passers")
                            ? stance == Stance::passes || stance == Stance::chased
                        : rules.pass_place.is("among-deciders") ? stance != Stance::blank
                                                                : true;
    if (counts) ++before;
  }
  return before;
}

// What single cards are compensated with.
int card_compensation(const Rules& rules, CardSet cards) {
  if (cards.contains(cards::kRainMan) && rules.card_willow.is("dreg-only")) cards -= kWillow;
  return (cards & CardSet::kind(Kind::light)).size() * rules.chased_worth.number("light") +
         (cards & CardSet::ribbon(Ribbon::blue)).size() * rules.chased_worth.number("blue-ribbon") +
         (cards & CardSet::ribbon(Ribbon::poem)).size() * rules.chased_worth.number("poem-ribbon");
}

int hand_combo_kan(const Rules& rules, CardSet hand) {
  const auto made = made_combos(rules, hand);
  if (made.empty()) return 0;
  int kan = 0;
  if (rules.chased_hand_combos.is("all")) {
    for (const MadeCombo& one : made) kan += one.kan;
    return kan;
  }
  for (const auto type : {HandCombo::Type::dreg, HandCombo::Type::suit}) {
    if (const auto best = best_combo(made, type)) kan += best->kan;
  }
  return kan;
}

// The cards of the hand that a captured combo counts.
CardSet cards_of(const Rules& rules, const std::string& id, CardSet hand) {
  CardSet counted;
  for (const rulebook::Yaku& yaku : rules.yaku()) {
    if (yaku.id != id) continue;
    for (const auto& set : rulebook::yaku::sets_of(yaku.cards)) {
      counted |= hand & set.resolve(rulebook::yaku::SakeCup::animal);
    }
  }
  return counted;
}

// What each active seat pays of an amount that they pay together.
std::vector<int> parts(int amount, int payers) {
  std::vector<int> shares(at(payers), amount / payers);
  for (int i = 0; i < amount % payers; ++i) ++shares[at(i)];
  return shares;
}

}  // namespace

bool is_active(const HachiPosition& position, int seat) {
  return position.stances[at(seat)] == Stance::stays;
}

std::vector<int> active_seats(const HachiPosition& position) {
  std::vector<int> active;
  for (const int seat :
       seats_from(position.oya.value_or(position.dealt_by), position.match.players)) {
    if (is_active(position, seat)) active.push_back(seat);
  }
  return active;
}

void pay_penalty(const Rules& rules, HachiPosition& position, int seat) {
  const auto& penalties = *rules.pass_penalty.value().list();
  if (penalties.empty()) return;
  const std::size_t place = places_before(rules, position, seat);
  // In halves of a kan.
  int halves = static_cast<int>(*penalties[std::min(place, penalties.size() - 1)].number());
  if (place >= penalties.size()) {
    if (rules.pass_beyond.is("next-step")) halves += static_cast<int>(place - penalties.size()) + 1;
    if (rules.pass_beyond.is("nothing")) halves = 0;
  }
  const int amount =
      halves * rules.money_kan.number() / 2 * factor(rules, position.sort, "penalties");
  Step step(position.match.players);
  step.to_pot(seat, amount);
  carry_out(rules, position.match, step);
  position.penalties[at(seat)] = amount;
}

void share_pot(const Rules& rules, HachiPosition& position) {
  const auto staying = active_seats(position);
  Step step(position.match.players);
  const int pot = position.match.pot;
  if (pot == 0) return;
  if (staying.empty()) {
    if (rules.stay_nobody.is("dealer-takes")) step.from_pot(position.dealt_by, pot);
    if (rules.stay_nobody.is("paid-back")) {
      for (const int seat : seats_from(position.dealt_by, position.match.players)) {
        step.from_pot(seat, std::min(position.penalties[at(seat)], pot + step.pot));
      }
    }
  } else if (rules.stay_too_few_pot.is("shared")) {
    for (const int seat : staying) step.from_pot(seat, pot / static_cast<int>(staying.size()));
  }
  carry_out(rules, position.match, step);
}

int compensation(const Rules& rules, CardSet hand) {
  CardSet single = hand;
  int kan = 0;
  if (!rules.chased_combos.is("nothing")) kan += hand_combo_kan(rules, hand);
  if (rules.chased_combos.is("half-of-both")) {
    for (const spec::MadeYaku& made : captured_combos(rules, hand)) {
      kan += made.points;
      if (rules.chased_adds.is("combos-or-cards")) single -= cards_of(rules, made.id, hand);
    }
  }
  return card_compensation(rules, single) + points(rules, kan) / 2;
}

void compensate(const Rules& rules, HachiPosition& position) {
  const auto active = active_seats(position);
  Step step(position.match.players);
  int pot = position.match.pot;
  for (const int chased : seats_from(position.dealt_by, position.match.players)) {
    if (position.stances[at(chased)] != Stance::chased) continue;
    const int amount = compensation(rules, position.deal.hands[at(chased)]) *
                       factor(rules, position.sort, "chased");
    if (amount == 0) continue;
    if (rules.chased_payer.is("each-active")) {
      for (const int seat : active) step.pay(seat, chased, amount);
    } else if (rules.chased_payer.is("active-shared")) {
      const auto shares = parts(amount, kActive);
      // The first in order, which need not be the oya.
      int next = 0;
      for (const int seat : seats_from(position.dealt_by, position.match.players)) {
        if (is_active(position, seat)) step.pay(seat, chased, shares[at(next++)]);
      }
    } else if (rules.chased_payer.is("pot")) {
      const int paid = std::min(amount, pot);
      pot -= paid;
      step.from_pot(chased, paid);
    } else {
      step.from_bank(chased, amount);
    }
  }
  carry_out(rules, position.match, step);
}

}  // namespace hanaproof::spec::hachi
