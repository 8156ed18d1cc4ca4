#include "checker/situations/hachi_ends.h"

#include <algorithm>
#include <array>

#include "checker/situations/hachi_deals.h"
#include "model/cards/seat.h"
#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/match_length.h"
#include "model/spec/hachi/money.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/staying.h"
#include "model/spec/hachi/table.h"

namespace hanaproof::checker {

using cards::at;
using cards::Card;
using cards::CardSet;
using notation::HachiPhase;
using notation::HachiPosition;
using notation::Stance;
using rulebook::HandCombo;

namespace {

constexpr int kEndTries = 3000;
constexpr std::size_t kActive = 3;
constexpr int kMany = 168;
constexpr int kPar = 88;

HachiStyle style_for(PileWish want, cards::Dice& dice) {
  if (want == PileWish::dregs_and_points)
    return dice.roll(2) == 0 ? HachiStyle::dregs : HachiStyle::ribbons;
  if (want == PileWish::own_three) return HachiStyle::threes;
  return static_cast<HachiStyle>(dice.roll(kHachiStyles));
}

// Three seats that stay, most often with the dealer and with who holds a combo; the rest pass.
void choose_stances(const spec::hachi::Rules& rules, HachiPosition& position, cards::Dice& dice) {
  const int players = position.match.players;
  std::vector<int> seats;
  for (int seat = 0; seat < players; ++seat) {
    if (position.deal.blank != seat) seats.push_back(seat);
  }
  dice.shuffle(seats);
  std::ranges::stable_partition(seats, [&](int seat) {
    return seat == position.dealt_by ||
           !spec::hachi::made_combos(rules, position.deal.hands[at(seat)]).empty();
  });
  position.stances.assign(at(players), Stance::passes);
  if (position.deal.blank) position.stances[at(*position.deal.blank)] = Stance::blank;
  for (std::size_t i = 0; i < kActive; ++i) position.stances[at(seats[i])] = Stance::stays;
  position.oya = spec::hachi::active_seats(position).front();
  for (const int seat : spec::hachi::active_seats(position)) {
    const auto ways = spec::hachi::ways_to_show(
        rules, spec::hachi::made_combos(rules, position.deal.hands[at(seat)]));
    if (!ways.empty() && dice.roll(4) > 0) {
      position.shown[at(seat)] = dice.pick(ways);
    }
  }
}

// The pair of a month that does not hold the card.
struct Halves {
  CardSet with;  // the card and its partner
  CardSet rest;
};
Halves halve(Card card, cards::Dice& dice) {
  const auto others = dice.shuffled((CardSet::month(card.month()) - CardSet{card}).cards());
  return {CardSet{card, others[0]}, CardSet{others[1], others[2]}};
}

// The last two captures, and piles of everything else, two or four cards of a month together.
struct Last {
  Card hand;
  Card hand_takes;
  Card stock;
  Card stock_takes;
  std::vector<CardSet> piles;  // by place among the active seats
};

Last split(Card hand, cards::Dice& dice) {
  Last last{hand, hand, hand, hand, std::vector<CardSet>(kActive)};
  const auto somebody = [&]() -> CardSet& { return last.piles[at(dice.roll(kActive))]; };
  int other = 1 + dice.roll(cards::kMonths);
  if (other == hand.month()) other = other % cards::kMonths + 1;
  last.stock = Card::of(other, 1 + dice.roll(cards::kCardsPerMonth));
  const Halves by_hand = halve(last.hand, dice);
  const Halves by_stock = halve(last.stock, dice);
  last.hand_takes = (by_hand.with - CardSet{last.hand}).front();
  last.stock_takes = (by_stock.with - CardSet{last.stock}).front();
  somebody() |= by_hand.rest;
  somebody() |= by_stock.rest;
  for (int month = 1; month <= cards::kMonths; ++month) {
    if (month == last.hand.month() || month == other) continue;
    const Halves halves = halve(Card::of(month, 1), dice);
    CardSet& first = somebody();
    first |= halves.with;
    (dice.roll(3) == 0 ? first : somebody()) |= halves.rest;
  }
  return last;
}

// What each active seat will have captured.
std::vector<CardSet> final_piles(const Last& last) {
  std::vector<CardSet> piles = last.piles;
  piles.back() |= CardSet{last.hand, last.hand_takes, last.stock, last.stock_takes};
  return piles;
}

bool suits(const spec::hachi::Rules& rules, const HachiPosition& position, const Last& last,
           PileWish want) {
  const auto piles = final_piles(last);
  const auto active = spec::hachi::active_seats(position);
  std::array<int, kActive> points{};
  for (std::size_t i = 0; i < kActive; ++i) points[i] = piles[i].points();
  const int most = std::ranges::max(points);
  for (std::size_t i = 0; i < kActive; ++i) {
    const CardSet hand = position.deal.hands[at(active[i])];
    const auto made = spec::hachi::made_combos(rules, hand);
    if (want == PileWish::dealer_at_par && active[i] == position.dealt_by && points[i] == kPar)
      return true;
    if (want == PileWish::dregs_and_points && points[i] > kPar &&
        best_combo(made, HandCombo::Type::dreg))
      return true;
    if (want != PileWish::own_three) continue;
    for (const auto& one : made) {
      for (const int month : one.threes) {
        if (piles[i].contains(hand & CardSet::month(month))) return true;
      }
    }
  }
  switch (want) {
    case PileWish::any:
      return true;
    case PileWish::all_at_par:
      return std::ranges::all_of(points, [](int each) { return each == kPar; });
    case PileWish::very_many_points:
      return most >= kMany;
    case PileWish::equal_best:
      return std::ranges::count(points, most) > 1 && most > kPar;
    default:
      return false;
  }
}

}  // namespace

std::optional<HachiPosition> last_card(const spec::hachi::Rules& rules, PileWish want,
                                       cards::Dice& dice) {
  const int rounds = spec::hachi::match_lengths(rules.ruleset()).back();
  auto match = spec::hachi::first_match(rules, rounds, dice.roll(rules.players()));
  match.round = 1 + dice.roll(std::max(1, rounds - 1));
  match.track = match.round - 1;
  match.pot = 6 * dice.roll(8);
  match.bank = -match.track - match.pot;
  const auto deal = stacked_deal(table_of(rules.ruleset()), style_for(want, dice), dice);
  HachiPosition position = spec::hachi::begin(rules, match, deal);
  position.match = match;
  position.penalties.assign(position.penalties.size(), 0);
  position.end = notation::HachiEnd::none;
  position.winner.reset();
  position.sort = static_cast<notation::FieldSort>(dice.roll(3));
  position.mizu_ten = want == PileWish::dealer_at_par || dice.roll(3) == 0;
  choose_stances(rules, position, dice);
  const auto active = spec::hachi::active_seats(position);
  const CardSet hand = deal.hands[at(active.back())];
  for (int i = 0; i < kEndTries; ++i) {
    const Card card = dice.pick(hand.cards());
    const Last last = split(card, dice);
    if (!suits(rules, position, last, want)) continue;
    for (CardSet& held : position.hands) held = {};
    position.hands[at(active.back())] = CardSet{last.hand};
    position.field = CardSet{last.hand_takes, last.stock_takes};
    position.stock = {last.stock};
    for (std::size_t k = 0; k < kActive; ++k) {
      position.captured[at(active[k])] = last.piles[k];
      position.sage[at(active[k])] = dice.roll(3) == 0;
      if (position.sage[at(active[k])]) position.last_sage = active[k];
    }
    position.turn = active.back();
    const bool may_cancel = position.sage[at(active.back())] && !rules.sage_cancel_when.is("never");
    position.phase = may_cancel ? HachiPhase::cancel : HachiPhase::play;
    spec::hachi::remember_combos(rules, position);
    return position;
  }
  return std::nullopt;
}

}  // namespace hanaproof::checker
