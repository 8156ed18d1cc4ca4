// What a tally of hands comes to: how often each combo is made, two at once, and what hands are
// worth.
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "solvers/hands/tally.h"

namespace hanaproof::hands {

// Combos by their places in the rules.
struct Pair {
  std::size_t first = 0;
  std::size_t second = 0;  // after the first
  std::uint64_t hands = 0;
};

// Hands whose worthiest combos are these; nothing where a hand has none of the type.
struct BestPair {
  std::optional<std::size_t> dreg;
  std::optional<std::size_t> suit;
  std::uint64_t hands = 0;
  friend bool operator==(const BestPair&, const BestPair&) = default;
};

struct Summary {
  std::uint64_t hands = 0;                           // all of them
  std::vector<std::uint64_t> made;                   // by combo: hands that make it
  std::vector<std::map<int, std::uint64_t>> worths;  // by combo: the same, by kan
  std::vector<Pair> pairs;                           // every two combos, in the order of the rules
  std::vector<BestPair>
      best;  // each that some hand has, dreg first, nothing before the first combo
  std::map<int, std::uint64_t> kan;  // by what they are worth under combo.types; no combo: 0
  std::uint64_t without = 0;         // hands that make no combo

  // The sum of what all hands are worth.
  std::uint64_t total_kan() const;
};

Summary summarise(const HandRules& rules, const Tally& tally);

}  // namespace hanaproof::hands
