// Piles of several findings, counted together where they fall into the same classes.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "checker/measures/impact/measurement.h"
#include "checker/measures/impact/piles.h"

namespace hanaproof::impact {

// Findings whose piles fall into the same classes: these are counted once.
struct PileGroup {
  piles::PileSpace space;
  piles::CardClasses sorts;
  std::vector<std::pair<Measurement*, std::vector<rulebook::Ruleset>>>
      cases;  // with the rules that matter
};

// Of the cases those whose witness is a pile; they must outlive the groups. What a machine does not
// take is kept in the case.
std::vector<PileGroup> pile_groups(std::vector<Measurement>& cases);

// Adds the share of piles to every case of a group. Throws Disagreement where the engine and the
// spec score a pile of a random slice differently, or a witness is no hit of the count.
void count_piles(const PileGroup& group, std::uint64_t seed);

}  // namespace hanaproof::impact
