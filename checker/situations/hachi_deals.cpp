#include "checker/situations/hachi_deals.h"

#include <algorithm>
#include <array>

#include "model/cards/seat.h"

namespace hanaproof::checker {

using cards::at;
using cards::Card;
using cards::CardSet;
using cards::Dice;
using cards::Kind;
using notation::HachiDeal;

namespace {

// Takes up to so many cards of a kind at random from those that are left.
CardSet draw(CardSet& left, CardSet among, int count, Dice& dice) {
  CardSet drawn;
  for (const Card card : dice.shuffled((left & among).cards())) {
    if (drawn.size() >= count) break;
    drawn.insert(card);
  }
  left -= drawn;
  return drawn;
}

// Cards of so many different months, so many of each.
CardSet draw_months(CardSet& left, const std::vector<int>& counts, Dice& dice) {
  CardSet drawn;
  int month = dice.roll(cards::kMonths);
  for (const int count : counts) {
    for (int tries = 0; tries < cards::kMonths; ++tries) {
      month = (month + 5) % cards::kMonths;  // 5 and 12 have no common divisor
      const CardSet cards = CardSet::month(month + 1);
      if ((left & cards).size() < count || !(drawn & cards).empty()) continue;
      drawn |= draw(left, cards, count, dice);
      break;
    }
  }
  return drawn;
}

// Up to so many cards in the style of a hand.
CardSet draw_hand(HachiStyle style, CardSet& left, int size, Dice& dice) {
  const CardSet willow = CardSet::month(11);
  const CardSet dregs = CardSet::kind(Kind::dreg) | willow;
  using Counts = std::vector<int>;
  switch (style) {
    case HachiStyle::dregs: {
      constexpr std::array kKinds = {Kind::light, Kind::animal, Kind::ribbon};
      const CardSet kind = CardSet::kind(dice.pick(kKinds));
      const CardSet few = draw(left, kind, dice.roll(3), dice);
      return few | draw(left, dregs, size - few.size(), dice);
    }
    case HachiStyle::ribbons: {
      const CardSet ribbons = draw(left, CardSet::kind(Kind::ribbon), 1 + dice.roll(4), dice);
      return ribbons | draw(left, dregs, size - ribbons.size(), dice);
    }
    case HachiStyle::combo_in_hand: {
      const std::array sets = {CardSet::ribbon(cards::Ribbon::blue),
                               CardSet::ribbon(cards::Ribbon::poem), CardSet::kind(Kind::light),
                               CardSet::kind(Kind::ribbon)};
      return draw(left, dice.pick(sets), size, dice);
    }
    case HachiStyle::threes:
      return draw_months(left, dice.pick(std::array<Counts, 3>{{{3}, {3, 3}, {4}}}), dice);
    case HachiStyle::pairs:
      return draw_months(left, dice.pick(std::array<Counts, 3>{{{2, 2, 2}, {3, 2, 2}, {4, 2}}}),
                         dice);
    case HachiStyle::four_three: {
      if (!dice.chance(30)) return draw_months(left, {4, 3}, dice);
      const CardSet four = draw(left, willow, 4, dice);
      return four | draw(left, CardSet::month(12) & dregs, 3, dice);
    }
    default:
      return {};
  }
}

HachiStyle any_hand(Dice& dice) {
  constexpr std::array kStyles = {HachiStyle::dregs,         HachiStyle::ribbons,
                                  HachiStyle::combo_in_hand, HachiStyle::threes,
                                  HachiStyle::threes,        HachiStyle::pairs};
  return dice.chance(2) ? HachiStyle::four_three : dice.pick(kStyles);
}

// Fills hands and field up from what is left.
HachiDeal filled(const HachiTable& table, HachiDeal deal, CardSet left, Dice& dice) {
  std::vector<Card> deck = dice.shuffled(left.cards());
  const auto fill = [&](CardSet& set, int size) {
    while (set.size() < size) {
      set.insert(deck.back());
      deck.pop_back();
    }
  };
  for (int seat = 0; seat < table.players; ++seat) {
    fill(deal.hands[at(seat)], table.hand - (deal.blank == seat ? 1 : 0));
  }
  if (!table.blank) fill(deal.field, table.field);
  deal.mixed = dice.shuffled(CardSet::all().cards());
  return deal;
}

HachiDeal empty_deal(const HachiTable& table, Dice& dice) {
  HachiDeal deal;
  deal.hands.resize(at(table.players));
  if (table.blank) deal.blank = dice.roll(table.players);
  return deal;
}

// A hand in the style, as far as it has room.
void stack_hand(const HachiTable& table, int seat, HachiStyle style, HachiDeal& deal, CardSet& left,
                Dice& dice) {
  const int size = table.hand - (deal.blank == seat ? 1 : 0);
  CardSet& hand = deal.hands[at(seat)];
  hand = draw_hand(style, left, size, dice);
  while (hand.size() > size) {
    left.insert(hand.front());
    hand.erase(hand.front());
  }
}

// With the blank card the field is what its holder has.
void stack_field(const HachiTable& table, HachiStyle style, HachiDeal& deal, CardSet& left,
                 Dice& dice) {
  CardSet& field = deal.blank ? deal.hands[at(*deal.blank)] : deal.field;
  const int most = deal.blank ? table.hand - 1 : table.field;
  if (style == HachiStyle::full_field) {
    if (most >= cards::kCardsPerMonth) field = draw_months(left, {cards::kCardsPerMonth}, dice);
    return;
  }
  field = draw(left, CardSet::kind(Kind::light), std::min(most, 1 + dice.roll(5)), dice);
  if (dice.chance(15) && field.size() == 1 && most >= cards::kCardsPerMonth) {
    field |= draw(left, CardSet::month(field.front().month()), 3, dice);
  }
}

}  // namespace

HachiTable table_of(const rulebook::Ruleset& rules) {
  const auto number = [&](const char* topic) { return static_cast<int>(*rules[topic].number()); };
  return {rules.scope().players, number("deal.hand-size"), number("deal.field-size"),
          rules.is("deal.blank-card", "in-deck")};
}

CardSet stacked_hand(HachiStyle style, Dice& dice) {
  const HachiTable one{.players = 1};
  CardSet left = CardSet::all();
  HachiDeal deal = empty_deal(one, dice);
  stack_hand(one, 0, style, deal, left, dice);
  return filled(one, std::move(deal), left, dice).hands.front();
}

HachiDeal stacked_deal(const HachiTable& table, HachiStyle style, Dice& dice) {
  HachiDeal deal = empty_deal(table, dice);
  CardSet left = CardSet::all();
  if (style == HachiStyle::lights || style == HachiStyle::full_field) {
    stack_field(table, style, deal, left, dice);
  } else if (style != HachiStyle::plain) {
    int seat = dice.roll(table.players);
    if (deal.blank == seat) seat = (seat + 1) % table.players;
    stack_hand(table, seat, style, deal, left, dice);
  }
  return filled(table, std::move(deal), left, dice);
}

HachiDeal stacked_deal(const HachiTable& table, Dice& dice) {
  HachiDeal deal = empty_deal(table, dice);
  CardSet left = CardSet::all();
  for (int seat = 0; seat < table.players; ++seat) {
    if (dice.chance(60)) stack_hand(table, seat, any_hand(dice), deal, left, dice);
  }
  return filled(table, std::move(deal), left, dice);
}

}  // namespace hanaproof::checker
