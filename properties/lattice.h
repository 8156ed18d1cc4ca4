// The sets of yaku that can be held at once, ordered by inclusion.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"
#include "solvers/graph/graph.h"
#include "solvers/piles/pile_classes.h"

namespace hanaproof::properties {

// Yaku as bits, by their places in the rules.
using YakuSet = std::uint64_t;

// What some piles of captured cards make, whatever hides it.
struct HeldYaku {
  YakuSet yaku = 0;
  cards::CardSet least;     // of these piles: the fewest cards, then the least word
  std::uint64_t piles = 0;  // how many there are
  int points = 0;           // what the least pile is worth: what counts of its yaku
};

struct YakuLattice {
  std::vector<std::string> yaku;  // ids, in the order of the rules
  piles::PerMonth per_month = piles::PerMonth::even;
  std::vector<HeldYaku> nodes;         // fewest yaku first: the empty set is node 0
  graph::Graph covers;                 // from each set to the next larger ones
  std::vector<std::string> relations;  // "gokou implies sankou"; of every two that are related

  // The least pile of those that make a yaku; nothing where none does.
  std::optional<HeldYaku> smallest(std::size_t yaku) const;
  // The yaku that whoever holds a yaku holds, itself among them; nothing where none can.
  std::optional<YakuSet> closure(std::size_t yaku) const;
  std::vector<std::string> ids(YakuSet set) const;
};

// Over all piles that can be captured. Throws std::length_error where there are too many classes of
// them or more than 64 yaku.
YakuLattice yaku_lattice(const rulebook::Ruleset& rules);

// The part of it that shows how single yaku stand to each other: the empty set, and for each yaku
// the smallest set that includes its closure, of equals the one with the least pile; covers are
// those among these.
YakuLattice of_single_yaku(const YakuLattice& lattice);

}  // namespace hanaproof::properties
