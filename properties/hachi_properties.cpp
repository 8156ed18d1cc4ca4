// What is said of Hachi-Hachi.
#include "properties/property.h"

#include "properties/discharge.h"

namespace hanaproof::properties {

using rulebook::Ruleset;

namespace {

bool carries_fields(const Ruleset& rules) { return rules.is("field.carry", "carried"); }

bool plays_grand_first(const Ruleset& rules) {
  return carries_fields(rules) && rules.is("field.priority", "grand-first");
}

}  // namespace

std::vector<Property> hachi_properties() {
  using enum Method;
  const std::vector<std::string> hands = {"hand-combo.", "combo.bonus", "combo.types",
                                          "card.willow", "deal.hand-size"};
  const std::vector<std::string> fields = {"field.", "round.no-match-counts", "deal.field-size",
                                           "match.rounds", "claim.carry-examples"};
  const std::vector<std::string> money = {
      "money.",      "loan.",  "half.",   "marker.", "pot.",    "final.",
      "four-three.", "stay.",  "pass.",   "blank.",  "chased.", "deal.blank",
      "field.",      "combo.", "sage.",   "yoshi.",  "count",   "double-eight",
      "all-eights.", "escape", "diving.", "mizuten."};
  return {
      {"claim.counting-adds-up",
       "What the points of cards bring the three players of a round adds up to nothing.",
       "claim.equal-share",
       {"count.", "field.", "deal.", "claim.equal-share"},
       false,
       Counts::hachi,
       {{smt, counting_balances_by_solver}}},
      {"claim.every-field-is-played",
       "Every field that arises is played before the match is over.",
       "field.carry",
       fields,
       false,
       Counts::hachi,
       {{smt, every_field_played_by_solver}},
       carries_fields},
      {"claim.field-examples",
       "The fields of the worked examples are those that the rules have played.",
       "claim.carry-examples",
       fields,
       false,
       Counts::hachi,
       {{exhaustive, carry_examples_by_machine}, {smt, carry_examples_by_solver}}},
      {"hand-combos",
       "The hands that can be dealt make the combos of the hand exactly so often.",
       "",
       hands,
       false,
       Counts::hachi,
       {{exhaustive, hands_gone_through}, {arithmetic, hands_counted}}},
      {"fields-are-conserved",
       "Every field that arises is played or waits.",
       "",
       fields,
       false,
       Counts::hachi,
       {{smt, fields_conserved_by_solver}, {simulation, fields_conserved_in_lines}},
       carries_fields},
      {"fields-do-not-starve",
       "A field waits for no more rounds than fields stand before it and grand ones arise.",
       "",
       fields,
       false,
       Counts::hachi,
       {{smt, fields_do_not_starve_by_solver}, {simulation, fields_do_not_starve_in_lines}},
       carries_fields},
      {"fields-in-order",
       "No double field is played while a grand one waits, and no small one while any waits.",
       "",
       fields,
       false,
       Counts::hachi,
       {{smt, fields_ordered_by_solver}, {simulation, fields_ordered_in_lines}},
       plays_grand_first},
      {"fields-waiting-are-bounded",
       "How many fields can wait grows with the number of rounds, and no faster than this.",
       "",
       fields,
       false,
       Counts::hachi,
       {{smt, waiting_fields_bounded}}},
      {"money-is-conserved",
       "No point is lost and none appears: players, pot, track and bank account for all, and "
       "nobody "
       "has less than nothing.",
       "",
       money,
       true,
       Counts::hachi,
       {{smt, money_conserved_by_solver}}},
      {"points-of-three-piles",
       "So many divisions of the cards give three players all eights, or one a double eight, and "
       "play leads to both.",
       "",
       {"count.par", "double-eight.points"},
       false,
       Counts::hachi,
       {{exhaustive, splits_counted}, {simulation, splits_in_play}}},
      {"transfers-balance",
       "What players get from each other is what players pay.",
       "",
       money,
       true,
       Counts::hachi,
       {{smt, transfers_balance_by_solver}}},
  };
}

}  // namespace hanaproof::properties
