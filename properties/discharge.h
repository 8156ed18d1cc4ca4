// The ways to discharge the theorems, one function a property and method; the catalogue names them.
#pragma once

#include <string>

#include "properties/carry_over.h"
#include "properties/theorem.h"
#include "solvers/piles/pile_classes.h"

namespace hanaproof::properties {

// The deck.
Proof count_kinds(const Subject&, const Effort&);
Proof count_ribbons(const Subject&, const Effort&);
Proof count_points(const Subject&, const Effort&);
Proof count_points_by_solver(const Subject&, const Effort&);
Proof count_months(const Subject&, const Effort&);

// The list of yaku and how they stand to each other.
Proof count_yaku(const Subject&, const Effort&);
Proof relate_by_solver(const Subject&, const Effort&);
Proof relate_by_counting(const Subject&, const Effort&);
Proof reach_yaku(const Subject&, const Effort&);

// Yaku that many can make, and share.
Proof share_by_ways(const Subject&, const Effort&);
Proof share_by_piles(const Subject&, const Effort&);
Proof divide_yaku(const Subject&, const Effort&);
Proof divide_yaku_in_play(const Subject&, const Effort&);
Proof split_yaku(const Subject&, const Effort&);

// What is written down where yaku act on the scores of cards.
Proof extreme_results(const Subject&, const Effort&);
Proof extreme_results_in_play(const Subject&, const Effort&);
Proof results_add_up(const Subject&, const Effort&);
Proof results_add_up_in_play(const Subject&, const Effort&);

// Scores.
Proof scores_by_counting(const Subject&, const Effort&);
Proof low_scores_by_solver(const Subject&, const Effort&);
Proof low_scores_by_counting(const Subject&, const Effort&);
// `counter`: also where an opponent said koi-koi.
Discharge excluded_by_solver(bool counter);
Discharge excluded_by_counting(bool counter);

// Combos of a hand, under every reading of the clauses on them.
Proof hands_gone_through(const Subject&, const Effort&);
Proof hands_counted(const Subject&, const Effort&);

// Captures and deals.
Proof capture_parity(const Subject&, const Effort&);
Proof deal_fits(const Subject&, const Effort&);
Proof deal_in_play(const Subject&, const Effort&);
// Of a clause on four of a month or four pairs, in a hand or on the field.
Proof deal_rule_counted(const Subject&, const Effort&);
Proof deal_rule_laid_out(const Subject&, const Effort&);

// The field at the end of a round.
Proof field_cleared(const Subject&, const Effort&);
Proof field_cleared_in_play(const Subject&, const Effort&);
// With capture a right: the fewest cards of which some can be left.
Proof duty_clears_field(const Subject&, const Effort&);

// What is left on the field where the wildcard was played.
Proof wildcard_leaves_by_months(const Subject&, const Effort&);
Proof wildcard_leaves_in_small_rounds(const Subject&, const Effort&);
Proof wildcard_leaves_in_play(const Subject&, const Effort&);

// Rounds.
Proof payments_by_shape(const Subject&, const Effort&);
Proof payments_in_play(const Subject&, const Effort&);
Proof rounds_are_bounded(const Subject&, const Effort&);
Proof rounds_end_in_play(const Subject&, const Effort&);

// Bets.
Proof betting_ends(const Subject&, const Effort&);
Proof betting_goes_on(const Subject&, const Effort&);
Proof coins_conserved(const Subject&, const Effort&);
Proof coins_conserved_by_solver(const Subject&, const Effort&);
Proof stakes_paid_out_by_solver(const Subject&, const Effort&);

// The carry-over of fields.
// A law of all fields: over any number of deals by the solver, `what` names its queries, and on
// every line of a few deals.
using LawOf = Law (*)(const fields::Rules&);
Discharge by_induction(const std::string& what, LawOf law);
Discharge in_lines(LawOf law);
Proof waiting_fields_bounded(const Subject&, const Effort&);
Proof carry_examples_by_machine(const Subject&, const Effort&);
Proof carry_examples_by_solver(const Subject&, const Effort&);
Proof every_field_played_by_solver(const Subject&, const Effort&);

// Money in Hachi-Hachi.
Proof money_conserved_by_solver(const Subject&, const Effort&);
Proof transfers_balance_by_solver(const Subject&, const Effort&);
Proof counting_balances_by_solver(const Subject&, const Effort&);
Proof splits_counted(const Subject&, const Effort&);
Proof splits_in_play(const Subject&, const Effort&);

// A refutation with what refutes.
Proof refuted(const std::string& summary, Witness witness);
// "2-players", "2-players-wildcard": a scope in an id.
std::string slug(const rulebook::Scope& scope);

}  // namespace hanaproof::properties
