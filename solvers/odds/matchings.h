// Counts in how many ways opponents can hold disjoint hands none of which is above a class.
//
// Opponents' hands are a matching in the graph of the cards left: an edge is a hand. Cards that are
// alike under the rules (the two plain cards of a month) need no telling apart, so the cards left
// are described by how many there are of each kind, and matchings are counted by taking one card of
// the last kind away: it is in nobody's hand, or in a hand with a card of some kind. The cards that
// opponents show are taken first, and each of them must be in a hand. What can be reached from
// several starts is counted once; only the weights of the hands change from class to class.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solvers/odds/hand_table.h"

namespace hanaproof::odds {

// A set of places in the deck: bit i is place i.
using PlaceSet = std::uint32_t;
constexpr PlaceSet bit(int place) { return PlaceSet{1} << place; }

inline constexpr std::size_t kMostOpponents = kMostPlayers - 1;

// [hands of the class itself][opponents]: ways in which so many opponents hold hands, none of them
// above the class. An opponent without a shown card is counted like any other such: ways are sets
// of hands. Every number fits: eighteen cards make fewer than 2^29 sets of disjoint pairs of one
// size.
using Ways = std::array<std::array<std::uint32_t, kMostOpponents + 1>, kMostOpponents + 1>;

class Matchings {
 public:
  // `shown`: for each opponent who shows a card, its place. `gone`: for each start, the places that
  // no opponent can hold, at least two; none of them is shown. The table must outlive this.
  Matchings(const HandTable& table, const std::vector<int>& shown,
            const std::vector<PlaceSet>& gone);

  // For each different start, the ways with hands up to class `strength`.
  std::vector<Ways> count(int strength) const;
  // The place in those counts of the start with this index: starts that leave alike cards share it.
  std::size_t start(std::size_t index) const { return start_of_[index]; }
  // How many sets of cards are told apart.
  std::size_t size() const { return nodes_.size(); }

 private:
  struct Step {
    std::uint32_t to;       // a node before this one
    std::uint32_t choices;  // of the partner
    int strength;           // of the hand; kAlone when the card is in nobody's hand
  };
  struct Node {
    std::uint32_t first = 0;  // of its steps
    std::uint32_t last = 0;
    std::uint32_t hands = 0;  // that its cards make at most
  };
  static constexpr int kAlone = -1;
  class Builder;

  const HandTable* table_;
  std::vector<Node> nodes_;  // what a node needs stands before it
  std::vector<Step> steps_;
  std::vector<std::uint32_t> starts_;  // nodes, each once
  std::vector<std::size_t> start_of_;
};

}  // namespace hanaproof::odds
