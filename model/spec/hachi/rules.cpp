#include "model/spec/hachi/rules.h"

#include <algorithm>

#include "model/spec/hachi/willow.h"

namespace hanaproof::spec::hachi {

Rules::Rules(rulebook::Ruleset held)
    : CaptureRules(held, with_willow(held).yaku()),
      hand_combos_(rulebook::hand_combos(ruleset())),
      bonus_threes_(rulebook::bonus_threes(ruleset())) {
  const bool dreg_only = card_willow.is("dreg-only");
  forget();
  for (rulebook::HandCombo& combo : hand_combos_) {
    add("hand-combo." + combo.id);
    if (dreg_only) combo.cards = without_willow(combo.cards);
  }
  if (dreg_only) std::ranges::transform(bonus_threes_, bonus_threes_.begin(), without_willow);
  add_yaku();
}

}  // namespace hanaproof::spec::hachi
