#include "solvers/engine/hachi/random_match.h"

#include <numeric>
#include <utility>

#include "solvers/engine/hachi/money.h"

namespace hanaproof::engine::hachi {

void random_deal(const Rules& rules, cards::Dice& random, Deal& deal) {
  deal = Deal();
  std::iota(deal.mixed.begin(), deal.mixed.end(), std::uint8_t{0});
  auto deck = deal.mixed;
  for (std::size_t i = kDeck; i > 1; --i) {
    std::swap(deck[i - 1], deck[random.below(i)]);
    std::swap(deal.mixed[i - 1], deal.mixed[random.below(i)]);
  }
  // The blank card is one of 49, and its place decides whose it is.
  const std::size_t blank = rules.blank_card ? random.below(kDeck + 1) : kDeck + 1;
  std::size_t place = 0;  // in the deck with the blank card
  const auto next = [&](Bits& set, int seat) {
    if (place == blank) {
      deal.blank = static_cast<Seat>(seat);
    } else {
      set |= engine::bit(deck[place - (place > blank ? 1 : 0)]);
    }
    ++place;
  };
  for (int seat = 0; seat < rules.players; ++seat) {
    for (int i = 0; i < rules.hand_size; ++i) next(deal.hands[at(seat)], seat);
  }
  // With the blank card a hand becomes the field.
  const int field = rules.blank_card ? 0 : rules.field_size;
  for (int i = 0; i < field; ++i) next(deal.field, kNobody);
}

}  // namespace hanaproof::engine::hachi
