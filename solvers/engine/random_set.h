// Cards drawn at random from a set.
#pragma once

#include "model/cards/dice.h"
#include "solvers/engine/months.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace hanaproof::engine {

// Spreads the low bits of `places` over the cards of `set`: bit i goes to the card that has i cards
// of the set below it.
inline Bits deposit(Bits places, Bits set) {
#ifdef __BMI2__
  return _pdep_u64(places, set);
#else
  Bits spread = 0;
  for (; set != 0; set &= set - 1, places >>= 1) {
    if ((places & 1) != 0) spread |= set & -set;
  }
  return spread;
#endif
}

// The card that has `rank` cards of the set below it.
inline int nth_card(Bits set, unsigned rank) {
  return lowest(deposit(bit(static_cast<int>(rank)), set));
}

// So many of the lowest `size` places, all such sets equally likely. Takes no notice of any other
// draw, so that the processor can work on several at a time.
inline Bits random_places(cards::Dice& random, int wanted, int size) {
  Bits left = bit(size) - 1;
  for (int i = 0; i < wanted; ++i) {
    left ^= deposit(bit(static_cast<int>(random.below(static_cast<unsigned>(size - i)))), left);
  }
  return left ^ (bit(size) - 1);
}

}  // namespace hanaproof::engine
