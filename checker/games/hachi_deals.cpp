#include "checker/games/hachi_deals.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "model/cards/seat.h"

namespace hanaproof::games {

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
  std::vector<Card> cards = (left & among).cards();
  dice.shuffle(cards);
  for (const Card card : cards) {
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

CardSet draw_rare(CardSet& left, int size, Dice& dice) {
  const CardSet willow = CardSet::month(11);
  const CardSet dregs = CardSet::kind(Kind::dreg) | willow;
  switch (dice.roll(6)) {
    case 0: {
      constexpr std::array<Kind, 3> kKinds = {Kind::light, Kind::animal, Kind::ribbon};
      const CardSet others = CardSet::kind(kKinds[at(dice.roll(3))]);
      const CardSet few = draw(left, others, dice.roll(3), dice);
      return few | draw(left, dregs, size - few.size(), dice);
    }
    case 1: {
      const CardSet ribbons = draw(left, CardSet::kind(Kind::ribbon), 1 + dice.roll(4), dice);
      return ribbons | draw(left, dregs, size - ribbons.size(), dice);
    }
    case 2: {
      const std::vector<CardSet> sets = {CardSet::ribbon(cards::Ribbon::blue),
                                         CardSet::ribbon(cards::Ribbon::poem),
                                         CardSet::kind(Kind::light), CardSet::kind(Kind::ribbon)};
      return draw(left, sets[at(dice.roll(4))], size, dice);
    }
    default: {
      const std::vector<std::vector<int>> counts = {{3}, {3, 3}, {3, 2, 2}, {2, 2, 2},
                                                    {4}, {4, 2}, {3, 3},    {3, 2, 2}};
      // Four and three by itself is too rare, and often it ends the match.
      if (dice.chance(3)) {
        if (!dice.chance(30)) return draw_months(left, {4, 3}, dice);
        return draw(left, willow, 4, dice) | draw(left, CardSet::month(12) & dregs, 3, dice);
      }
      return draw_months(left, counts[at(dice.roll(static_cast<int>(counts.size())))], dice);
    }
  }
}

// Fills hands and field up from what is left.
HachiDeal filled(const HachiTable& table, HachiDeal deal, CardSet left, Dice& dice) {
  std::vector<Card> deck = left.cards();
  dice.shuffle(deck);
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
  deal.mixed = CardSet::all().cards();
  dice.shuffle(deal.mixed);
  return deal;
}

HachiDeal empty_deal(const HachiTable& table, Dice& dice) {
  HachiDeal deal;
  deal.hands.resize(at(table.players));
  if (table.blank) deal.blank = dice.roll(table.players);
  return deal;
}

}  // namespace

HachiDeal plain_deal(const HachiTable& table, Dice& dice) {
  return filled(table, empty_deal(table, dice), CardSet::all(), dice);
}

HachiDeal stacked_deal(const HachiTable& table, Dice& dice) {
  HachiDeal deal = empty_deal(table, dice);
  CardSet left = CardSet::all();
  for (int seat = 0; seat < table.players; ++seat) {
    const int size = table.hand - (deal.blank == seat ? 1 : 0);
    if (!dice.chance(60)) continue;
    CardSet rare = draw_rare(left, size, dice);
    while (rare.size() > size) {
      left.insert(rare.front());
      rare.erase(rare.front());
    }
    deal.hands[at(seat)] = rare;
  }
  return filled(table, std::move(deal), left, dice);
}

HachiDeal light_deal(const HachiTable& table, Dice& dice) {
  HachiDeal deal = empty_deal(table, dice);
  CardSet left = CardSet::all();
  CardSet& field = deal.blank ? deal.hands[at(*deal.blank)] : deal.field;
  const int most = deal.blank ? table.hand - 1 : table.field;
  field = draw(left, CardSet::kind(Kind::light), std::min(most, 1 + dice.roll(5)), dice);
  if (dice.chance(15) && field.size() == 1 && most >= cards::kCardsPerMonth) {
    field |= draw(left, CardSet::month(field.front().month()), 3, dice);
  }
  return filled(table, std::move(deal), left, dice);
}

}  // namespace hanaproof::games
