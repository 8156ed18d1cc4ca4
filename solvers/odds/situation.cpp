#include "solvers/odds/situation.h"

#include <bit>
#include <stdexcept>

#include <fmt/format.h>

#include "solvers/odds/effects.h"

namespace hanaproof::odds {

using cards::Card;

namespace {

// The places of cards, each seen once.
class Seen {
 public:
  explicit Seen(const HandTable& hands) : hands_(&hands) {}

  int see(Card card) {
    const int place = hands_->place(card);
    if (place < 0) {
      throw std::invalid_argument(fmt::format("card {} is not in the deck", card.code()));
    }
    if (places_ & bit(place)) {
      throw std::invalid_argument(fmt::format("card {} is there twice", card.code()));
    }
    places_ |= bit(place);
    return place;
  }
  std::vector<int> see(const std::vector<Card>& cards) {
    std::vector<int> places;
    for (const Card card : cards) places.push_back(see(card));
    return places;
  }
  PlaceSet places() const { return places_; }

 private:
  const HandTable* hands_;
  PlaceSet places_ = 0;
};

void check(const HandTable& hands, const Situation& situation) {
  const int cards = hands.cards();
  if (situation.players < 2 || situation.players > hands.most_players()) {
    throw std::invalid_argument(fmt::format("{} players: a deck of {} cards is for 2 to {}",
                                            situation.players, cards, hands.most_players()));
  }
  if (situation.own.size() > 2) throw std::invalid_argument("a hand is two cards");
  const auto opponents = static_cast<std::size_t>(situation.players) - 1;
  if (situation.shown.size() > opponents) {
    throw std::invalid_argument(fmt::format("{} cards are shown by {} opponents, one card each",
                                            situation.shown.size(), opponents));
  }
  if (2 * situation.players + static_cast<int>(situation.folded.size()) > cards) {
    throw std::invalid_argument(
        fmt::format("{} cards of folded players are too many: {} players hold {} of {} cards",
                    situation.folded.size(), situation.players, 2 * situation.players, cards));
  }
}

}  // namespace

Outcome count_situation(const HandTable& hands, const Situation& situation) {
  check(hands, situation);
  Seen seen(hands);
  seen.see(situation.own);
  const PlaceSet own = seen.places();
  const std::vector<int> shown = seen.see(situation.shown);
  seen.see(situation.folded);
  PlaceSet open = seen.places();
  for (const int place : shown) open &= ~bit(place);
  std::vector<const Hand*> possible;
  std::vector<std::size_t> numbers;
  std::vector<PlaceSet> gone;
  for (const Hand& hand : hands.hands()) {
    const PlaceSet places = places_of(hand);
    if ((places & own) != own || (places & seen.places() & ~own) != 0) continue;
    possible.push_back(&hand);
    numbers.push_back(static_cast<std::size_t>(hands.index(hand.places[0], hand.places[1])));
    gone.push_back(places | open);
  }
  Outcome outcome;
  if (!hands.effects().empty()) {
    const auto by_players = count_effects(hands, numbers, shown, open & ~own, {situation.players});
    for (const Outcome& each : by_players.front()) outcome += each;
    return outcome;
  }
  const Matchings matchings(hands, shown, gone);
  for (int strength = 0; strength < hands.classes(); ++strength) {
    const std::vector<Ways> ways = matchings.count(strength);
    for (std::size_t i = 0; i < possible.size(); ++i) {
      if (strength < possible[i]->strength) continue;
      outcome.add(hands, possible[i]->strength, strength, situation.players - 1,
                  ways[matchings.start(i)]);
    }
  }
  return outcome;
}

}  // namespace hanaproof::odds
