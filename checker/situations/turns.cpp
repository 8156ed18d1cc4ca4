#include "checker/situations/turns.h"

#include <algorithm>

#include "model/cards/card.h"

namespace hanaproof::checker {

namespace {

// How many of so many things, taken in turn, a seat has got.
int share(int things, int seat, int players) { return (things - seat + players - 1) / players; }

}  // namespace

Turns::Turns(const spec::Rules& rules)
    : players_(rules.players()),
      hand_(rules.deal_hand_size.number()),
      field_(rules.deal_field_size.number()),
      stock_(cards::kCards - players_ * hand_ - field_),
      until_stock_empty_(rules.round_end.is("stock-empty")),
      hands_end_it_(!until_stock_empty_ || rules.round_empty_hand.is("round-over")) {}

int Turns::last() const {
  const int hands = players_ * hand_;
  const int turns = !until_stock_empty_ ? hands : hands_end_it_ ? std::min(hands, stock_) : stock_;
  return std::max(turns, 1) - 1;
}

int Turns::begun(const Moment& at, int seat) const { return share(at.turn + 1, seat, players_); }

int Turns::played(const Moment& at, int seat) const {
  const int turns = at.turn + (at.stage == Stage::begun ? 0 : 1);
  return share(std::min(turns, players_ * hand_), seat, players_);
}

int Turns::drawn(const Moment& at, int seat) const {
  const int turns = at.turn + (at.stage < Stage::drawn ? 0 : 1);
  return share(std::min(turns, stock_), seat, players_);
}

int Turns::stock(const Moment& at) const {
  return std::max(0, stock_ - at.turn - (at.stage < Stage::drawn ? 0 : 1));
}

bool Turns::has(const Moment& at) const {
  if (at.turn < 0 || at.turn > last()) return false;
  if (at.stage == Stage::drawn) return at.turn < stock_;
  return at.stage == Stage::settled || at.turn < players_ * hand_;
}

int first_seat(const spec::Rules& rules, int dealer) {
  return (rules.dealer_begins.is("dealer") ? dealer : dealer + 1) % rules.players();
}

}  // namespace hanaproof::checker
