// Six months of the deck: all sets of their cards that a hand can have, by number and by word.
#pragma once

#include "solvers/hands/compiled.h"

namespace hanaproof::hands {

// A set of cards in the 48 bits from the lowest on; above them the place of its word.
using Entry = std::uint64_t;
inline constexpr unsigned kEntryBits = cards::kCards;
inline constexpr Entry kEntryCards = (Entry{1} << kEntryBits) - 1;

// Sets of as many cards each.
struct Sets {
  std::vector<Word> words;           // each once
  std::vector<Entry> entries;        // by the places of their words
  std::vector<std::size_t> first;    // of each word's entries, and the end
  std::vector<std::uint64_t> least;  // of each word's sets, as a word of 48 bits

  std::span<const Entry> of(std::size_t word) const {
    return std::span(entries).subspan(first[word], first[word + 1] - first[word]);
  }
};

// By number of cards, from none to all of a hand. `first_month`: 1 or 7. Throws TooMany.
std::vector<Sets> sets_of_half(const Compiled& compiled, const HandRules& rules, int first_month);

}  // namespace hanaproof::hands
