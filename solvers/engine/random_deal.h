// Random deals, as fast as random play.
#pragma once

#include <cstdint>

#include "model/rulebook/ruleset.h"
#include "solvers/engine/random_set.h"
#include "solvers/engine/score.h"

namespace hanaproof::engine {

// How many cards a deal gives to each hand and to the field.
struct DealSizes {
  int hand = 0;
  int field = 0;
  // As deal.packets adds up.
  static DealSizes of(const rulebook::Ruleset& rules);
};

// A position at its first decision (or over, where hands or field decide the round before it is
// played), and the order of its stock.
template <int Players>
struct Deal {
  State<Players> state;
  Stock stock;
};

// Deals from shuffled cards. Which packets the cards come in does not matter to chance.
class Dealer {
 public:
  // The tables must outlive the dealer. `deck` must have the cards for all hands and the field.
  Dealer(const Tables& tables, DealSizes sizes, Bits deck = cards::CardSet::all().bits());

  // Every order of the deck is equally likely. The players must be those of the tables. The seat
  // that deals: 0..players-1.
  template <int Players>
  void deal(cards::Dice& random, int dealer, Deal<Players>& deal) const;

 private:
  const Tables* t_;
  DealSizes sizes_;
  Bits deck_;
  int size_;
};

template <int Players>
void Dealer::deal(cards::Dice& random, int dealer, Deal<Players>& deal) const {
  deal.state = State<Players>();
  Bits left = deck_;
  int size = size_;
  const auto take = [&](int wanted) {
    const Bits taken = deposit(random_places(random, wanted, size), left);
    left ^= taken;
    size -= wanted;
    return taken;
  };
  for (Bits& hand : deal.state.hand) hand = take(sizes_.hand);
  deal.state.field = take(sizes_.field);
  Bits places = bit(size) - 1;
  for (int i = 0; i < size; ++i) {
    const auto rank = static_cast<int>(random.below(static_cast<unsigned>(size - i)));
    const Bits place = deposit(bit(rank), places);
    places ^= place;
    deal.stock.cards[static_cast<std::size_t>(i)] =
        static_cast<std::uint8_t>(lowest(deposit(place, left)));
  }
  deal.stock.size = static_cast<std::uint8_t>(size);
  deal.state.dealer = static_cast<std::uint8_t>(dealer);
  open(*t_, deal.state);
}

}  // namespace hanaproof::engine
