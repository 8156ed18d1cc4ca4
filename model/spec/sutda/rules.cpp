#include "model/spec/sutda/rules.h"

namespace hanaproof::sutda {

Rules::Rules(rulebook::Ruleset held)
    : RuleReader(std::move(held)),
      deck_cards(rule("deck.cards")),
      combination_order(rule("combination.order")),
      points_value(rule("points.value")),
      points_order(rule("points.order")),
      points_against_combination(rule("points.against-combination")),
      combinations_(rulebook::combinations(ruleset())) {
  for (const rulebook::Combination& one : combinations_) add("combination." + one.id);
}

}  // namespace hanaproof::sutda
