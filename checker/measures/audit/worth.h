// What piles are worth in an audit.
#pragma once

#include <string>

#include "model/spec/rules.h"
#include "properties/pile_scores.h"

namespace hanaproof::audit {

// The rules by which piles are counted: in Hachi-Hachi with the willow as it counts there.
rulebook::Ruleset scoring(const rulebook::Ruleset& rules);

// Whether a pile is worth what its holder writes down, and not the points of its yaku: where the
// worth of cards is counted. Hachi-Hachi settles in its own way, so that its yaku are looked at.
bool by_result(const spec::Rules& rules);
// "result of the round", "points of yaku".
std::string what_counts(const spec::Rules& rules);
// The rules must outlive it.
properties::Worth worth(const spec::Rules& rules);

// How many cards of a month piles may hold: any number where the wildcard is played.
piles::PerMonth per_month(const spec::Rules& rules);

// Points that are multiplied by calls and such.
bool multiplies(const spec::Rules& rules);

}  // namespace hanaproof::audit
