// Random sets of cards for RapidCheck, shrunk by taking cards away.
#pragma once

#include <rapidcheck.h>

#include "model/cards/card_set.h"

namespace rc {

template <>
struct Arbitrary<hanaproof::cards::Card> {
  static Gen<hanaproof::cards::Card> arbitrary() {
    return gen::map(gen::inRange(0, hanaproof::cards::kCards), &hanaproof::cards::Card::at);
  }
};

template <>
struct Arbitrary<hanaproof::cards::CardSet> {
  static Gen<hanaproof::cards::CardSet> arbitrary() {
    using hanaproof::cards::Card;
    using hanaproof::cards::CardSet;
    // Half of the sets are dense: a uniformly drawn word would hardly ever hold three given cards.
    const auto word =
        gen::map(gen::pair(gen::arbitrary<std::uint64_t>(), gen::arbitrary<std::uint64_t>()),
                 [](const std::pair<std::uint64_t, std::uint64_t>& words) {
                   const std::uint64_t dense = words.first | words.second;
                   const bool keep = (words.second >> 48) & 1U;
                   return (keep ? dense : words.first) & CardSet::all().bits();
                 });
    return gen::shrink(gen::noShrink(gen::map(word, &CardSet::from_bits)), [](const CardSet& set) {
      return seq::map(seq::fromContainer(set.cards()),
                      [set](const Card& card) { return set - CardSet{card}; });
    });
  }
};

}  // namespace rc
