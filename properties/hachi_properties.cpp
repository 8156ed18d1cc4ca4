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
      Property("claim.counting-adds-up",
               "What the points of cards bring the three players of a round adds up to nothing.",
               Counts::hachi, Players::alike, {"count.", "field.", "deal.", "claim.equal-share"},
               {{smt, counting_balances_by_solver}}, "claim.equal-share"),
      Property("claim.every-field-is-played",
               "Every field that arises is played before the match is over.", Counts::hachi,
               Players::alike, fields, {{smt, every_field_played_by_solver}}, "field.carry",
               carries_fields),
      Property("claim.field-examples",
               "The fields of the worked examples are those that the rules have played.",
               Counts::hachi, Players::alike, fields,
               {{exhaustive, carry_examples_by_machine}, {smt, carry_examples_by_solver}},
               "claim.carry-examples"),
      Property("hand-combos",
               "The hands that can be dealt make the combos of the hand exactly so often.",
               Counts::hachi, Players::alike, hands,
               {{exhaustive, hands_gone_through}, {arithmetic, hands_counted}}),
      Property("fields-are-conserved", "Every field that arises is played or waits.", Counts::hachi,
               Players::alike, fields,
               {{smt, by_induction("fields-conserved", nothing_is_lost)},
                {simulation, in_lines(nothing_is_lost)}},
               "", carries_fields),
      Property("fields-do-not-starve",
               "A field waits for no more rounds than fields stand before it and grand ones arise.",
               Counts::hachi, Players::alike, fields,
               {{smt, by_induction("fields-starve", nothing_starves)},
                {simulation, in_lines(nothing_starves)}},
               "", carries_fields),
      Property(
          "fields-in-order",
          "No double field is played while a grand one waits, and no small one while any waits.",
          Counts::hachi, Players::alike, fields,
          {{smt, by_induction("fields-ordered", grand_before_double)},
           {simulation, in_lines(grand_before_double)}},
          "", plays_grand_first),
      Property("fields-waiting-are-bounded",
               "How many fields can wait grows with the number of rounds, and no faster than this.",
               Counts::hachi, Players::alike, fields, {{smt, waiting_fields_bounded}}),
      Property("money-is-conserved",
               "No point is lost and none appears: players, pot, track and bank account for all, "
               "and nobody has less than nothing.",
               Counts::hachi, Players::matter, money, {{smt, money_conserved_by_solver}}),
      Property("points-of-three-piles",
               "So many divisions of the cards give three players all eights, or one a double "
               "eight, and play leads to both.",
               Counts::hachi, Players::alike, {"count.par", "double-eight.points"},
               {{exhaustive, splits_counted}, {simulation, splits_in_play}}),
      Property("transfers-balance", "What players get from each other is what players pay.",
               Counts::hachi, Players::matter, money, {{smt, transfers_balance_by_solver}}),
  };
}

}  // namespace hanaproof::properties
