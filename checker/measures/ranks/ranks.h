// Which of all hands of a betting game beat which: whether that is an order, and what comes of it
// where it is none.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/spec/betting/hands.h"

namespace hanaproof::checker {

// Hands that count alike.
struct HandClass {
  spec::betting::Standing standing;
  std::vector<cards::CardSet> hands;
};

using HandTriple = std::array<cards::CardSet, 3>;

// So many of all ways to deal three hands to three players, the order of players apart.
struct DealCount {
  std::uint64_t deals = 0;
  std::optional<HandTriple> first = {};  // in the order of the cards
};

struct Ranks {
  // From the weakest up by rank alone, so that those that stand in no order stand by their points.
  std::vector<HandClass> classes;
  std::size_t hands = 0;
  // Whether beating is a strict weak order: no hand beats one that beats what it beats, and hands
  // of which none beats the other are equal to the same ones.
  bool strict_weak_order = true;
  // Sets of classes that beat each other in circles, by their places in `classes`; and the shortest
  // circle of all, each beating the next and the last the first. Empty where there is none.
  std::vector<std::vector<std::size_t>> loops;
  std::vector<std::size_t> circle;
  // Combinations in no order that neither catch nor replay: the printed list lacks their place.
  std::vector<std::string> unranked;
  // Classes of which no two hands can be dealt at once, by their places.
  std::vector<std::pair<std::size_t, std::size_t>> never_meet;
  // Deals to three players: all; those with three hands in a circle; and those in which the winner
  // depends on the order in which hands are shown, were they compared one after another.
  std::uint64_t deals = 0;
  DealCount circles;
  DealCount depends_on_order;
};

Ranks rank_hands(const rulebook::Ruleset& rules);

}  // namespace hanaproof::checker
