// How often hands and field hold the combinations, and what the rules make of it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "solvers/deals/count.h"
#include "solvers/deals/verdict.h"

namespace hanaproof::deals {

enum class Combination {
  four_of_month,
  four_pairs,
  either,  // four of a month, or four pairs
  both,    // four of a month and four pairs
};
// "four-of-month", ...
std::string_view name(Combination combination);
// Whether a hand or field that holds this is such a combination.
bool is(Combination combination, Means means, Holding holding);

// In how many deals a combination is where.
struct CombinationOdds {
  Combination combination = Combination::four_of_month;
  std::optional<Means> means;   // nothing where both readings come to the same
  Count given_hand;             // in a certain player's hand
  std::vector<Count> in_hands;  // in exactly k hands, k from 0 to the number of players
  Count any_hand;               // in one hand or more
  Count several_hands;          // in two or more
  Count field;
  Count hand_and_field;  // in a hand and on the field at once
  Count nowhere;         // neither in a hand nor on the field
};
// Every combination under every reading.
std::vector<CombinationOdds> combination_odds(const Counts& counts);

// What the rules make of the deals.
struct VerdictOdds {
  std::array<Count, kVerdicts> deals;  // by Verdict; they add up to all
  Count clash;                         // a hand wins by itself, and the field voids
  Count several_with_given;            // of several winning hands, one is that of a certain player
  const Count& of(Verdict verdict) const { return deals[static_cast<std::size_t>(verdict)]; }
  // Dealt anew, for whatever reason.
  Count anew() const;
};
VerdictOdds verdict_odds(const Counts& counts, const DealRules& rules);

// A rule about deals, and in how many of them it has something to say.
struct RuleUse {
  std::string topic;
  bool in_force = false;  // whether its answer is more than "nothing", or can change a verdict
  Count deals;            // in which its question comes up
  // In force, and never asked for: the rule cannot fire.
  bool dead() const { return in_force && deals == 0; }
};
// The four rules of hands and field, then those that say what comes of them together.
std::vector<RuleUse> rule_uses(const Counts& counts, const DealRules& rules);

}  // namespace hanaproof::deals
