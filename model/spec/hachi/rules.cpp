#include "model/spec/hachi/rules.h"

#include "model/spec/hachi/willow.h"

namespace hanaproof::spec::hachi {

Rules::Rules(rulebook::Ruleset held)
    : CaptureRules(held, with_willow(held).yaku()), hand_combos_(rulebook::hand_combos(ruleset())) {
  dreg_only_ = card_willow.is("dreg-only");
  forget();
  for (rulebook::HandCombo& combo : hand_combos_) {
    add("hand-combo." + combo.id);
    if (dreg_only_) combo.cards = without_willow(combo.cards);
  }
  add_yaku();
}

}  // namespace hanaproof::spec::hachi
