// Rounds with an aim: a line of play first, then the names of the cards.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "checker/situations/hachi_deals.h"
#include "model/cards/seat.h"
#include "model/spec/hachi/staying.h"

namespace hanaproof::checker {

using cards::at;
using cards::Card;
using cards::CardSet;
using cards::Dice;
using cards::Kind;
using notation::HachiMove;
using spec::hachi::kActive;

namespace {

using Piles = std::array<CardSet, kActive>;

// A round between three players without calls, played at random. `greedy` of them (0 or 1) captures
// what it can while the others keep captures back.
class RandomLine {
 public:
  RandomLine(AimedRound& round, CardSet field, bool greedy, Dice& dice)
      : round_(round), field_(field), greedy_(greedy), dice_(dice) {}

  Piles play() {
    std::array<CardSet, kActive> hands;
    CardSet stock = CardSet::all() - field_;
    for (int i = 0; i < kActive; ++i) {
      hands[at(i)] = round_.deal.hands[at(round_.stay[at(i)])];
      stock -= hands[at(i)];
    }
    auto next = round_.deal.mixed.begin();
    for (int turn = 0; !hands[at(turn)].empty(); turn = (turn + 1) % kActive) {
      const Card card = chosen(hands[at(turn)], greedy_ && turn == 0);
      hands[at(turn)].erase(card);
      round_.line.push_back(HachiMove::play(card, take(card, turn)));
      if (stock.empty()) continue;
      while (!stock.contains(*next)) ++next;
      stock.erase(*next);
      const bool choice = matching(*next).size() == 2;
      const CardSet taken = take(*next, turn);
      if (choice) round_.line.push_back(HachiMove::play(*next, taken));
    }
    return piles_;
  }

 private:
  CardSet matching(Card card) const { return field_ & CardSet::month(card.month()); }

  Card chosen(CardSet hand, bool captures) {
    const std::vector<Card> cards = dice_.shuffled(hand.cards());
    if (!greedy_) return cards.front();
    for (const Card card : cards) {
      if (matching(card).empty() != captures) return card;
    }
    return cards.front();
  }

  CardSet take(Card card, int turn) {
    CardSet taken = matching(card);
    if (taken.size() == 2) taken.erase(dice_.pick(taken.cards()));
    if (taken.empty()) {
      field_.insert(card);
      return taken;
    }
    field_ -= taken;
    piles_[at(turn)] |= taken | CardSet{card};
    return taken;
  }

  AimedRound& round_;
  CardSet field_;
  bool greedy_;
  Dice& dice_;
  Piles piles_;
};

// How far the piles are from an aim; 0 when it is reached.
using Aim = int (*)(const Piles&, int parameter);

int missing(CardSet pile, CardSet cards, int wanted) {
  return std::max(0, wanted - (pile & cards).size());
}

constexpr std::array<Aim, 9> kAims = {
    // Par for all.
    [](const Piles& piles, int) {
      int far = 0;
      for (const CardSet pile : piles) far += std::abs(pile.points() - 88);
      return far;
    },
    // Very many points.
    [](const Piles& piles, int more) { return std::abs(168 + more - piles[0].points()); },
    // About par for one of them.
    [](const Piles& piles, int more) { return std::abs(87 + more % 4 - piles[1].points()); },
    // Many dregs.
    [](const Piles& piles, int more) {
      return missing(piles[0], CardSet::kind(Kind::dreg) | CardSet::month(11), 16 + more % 4);
    },
    // All lights, or all but the rain man.
    [](const Piles& piles, int more) {
      const CardSet lights = CardSet::kind(Kind::light);
      return missing(piles[0], more % 2 == 0 ? lights : lights - CardSet{cards::kRainMan},
                     more % 2 == 0 ? 5 : 4);
    },
    // Seven ribbons.
    [](const Piles& piles, int) {
      return missing(piles[0], CardSet::kind(Kind::ribbon) - CardSet::month(11), 7);
    },
    // Blue ribbons for one, poem ribbons for another or the same.
    [](const Piles& piles, int more) {
      return missing(piles[0], CardSet::ribbon(cards::Ribbon::blue), 3) +
             missing(piles[more % 2 == 0 ? 0 : 1], CardSet::ribbon(cards::Ribbon::poem), 3);
    },
    // A combo for each.
    [](const Piles& piles, int) {
      return missing(piles[0], CardSet::ribbon(cards::Ribbon::blue), 3) +
             missing(piles[1], CardSet::ribbon(cards::Ribbon::poem), 3) +
             missing(piles[2], CardSet::kind(Kind::light) - CardSet{cards::kRainMan}, 4);
    },
    // Two combos for one and one for another, so that calls of both meet.
    [](const Piles& piles, int) {
      return missing(piles[0], CardSet::ribbon(cards::Ribbon::blue), 3) +
             missing(piles[0], CardSet::ribbon(cards::Ribbon::poem), 3) +
             missing(piles[1], CardSet::kind(Kind::light) - CardSet{cards::kRainMan}, 4);
    }};
constexpr int kParForAll = 0;
constexpr int kParForOne = 2;
constexpr int kComboForEach = 7;  // and all that follow

// What each card is called: cards of a month stay cards of one month.
using Names = std::array<Card, cards::kCards>;

Names unchanged() {
  return []<std::size_t... I>(std::index_sequence<I...>) {
    return Names{Card::at(static_cast<int>(I))...};
  }(std::make_index_sequence<cards::kCards>());
}

CardSet named(const Names& names, CardSet cards) {
  CardSet set;
  for (const Card card : cards) set.insert(names[at(card.index())]);
  return set;
}

Names other(Names names, Dice& dice) {
  const auto month = [&] { return cards::kCardsPerMonth * dice.roll(cards::kMonths); };
  if (dice.chance(50)) {
    const int one = month();
    std::swap(names[at(one + dice.roll(4))], names[at(one + dice.roll(4))]);
  } else {
    const int one = month();
    const int two = month();
    for (int i = 0; i < cards::kCardsPerMonth; ++i)
      std::swap(names[at(one + i)], names[at(two + i)]);
  }
  return names;
}

Names towards(Aim aim, int parameter, const Piles& piles, Dice& dice) {
  constexpr int kTries = 2000;
  const auto far = [&](const Names& names) {
    Piles called;
    std::ranges::transform(piles, called.begin(), [&](CardSet pile) { return named(names, pile); });
    return aim(called, parameter);
  };
  Names names = unchanged();
  int distance = far(names);
  for (int i = 0; i < kTries && distance > 0; ++i) {
    const Names tried = other(names, dice);
    const int reached = far(tried);
    if (reached > distance && !dice.chance(2)) continue;
    names = tried;
    distance = reached;
  }
  return names;
}

}  // namespace

AimedRound aimed_round(const HachiTable& table, int first, Dice& dice) {
  AimedRound round;
  round.deal = stacked_deal(table, HachiStyle::plain, dice);
  std::vector<int> seats;
  for (int i = 0; i < table.players; ++i) {
    const int seat = (first + i) % table.players;
    if (round.deal.blank != seat) seats.push_back(seat);
  }
  while (seats.size() > kActive) {
    seats.erase(seats.begin() + dice.roll(static_cast<int>(seats.size())));
  }
  round.stay = seats;
  const int aim = dice.roll(static_cast<int>(kAims.size()));
  const bool greedy = aim != kParForAll && aim != kParForOne && aim < kComboForEach;
  const CardSet field =
      round.deal.blank ? round.deal.hands[at(*round.deal.blank)] : round.deal.field;
  const Piles piles = RandomLine(round, field, greedy, dice).play();
  const Names names = towards(kAims[at(aim)], dice.roll(6), piles, dice);
  for (CardSet& hand : round.deal.hands) hand = named(names, hand);
  round.deal.field = named(names, round.deal.field);
  for (Card& card : round.deal.mixed) card = names[at(card.index())];
  for (HachiMove& move : round.line) {
    move = HachiMove::play(names[at(move.card.index())], named(names, move.takes));
  }
  return round;
}

}  // namespace hanaproof::checker
