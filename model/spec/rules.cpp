#include "model/spec/rules.h"

namespace hanaproof::spec {

CaptureRules::CaptureRules(rulebook::Ruleset ruleset, std::vector<rulebook::Yaku> yaku)
    : RuleReader(std::move(ruleset)), yaku_(std::move(yaku)) {}

void CaptureRules::add_yaku() {
  for (const rulebook::Yaku& one : yaku_) add("yaku." + one.id);
}

Rules::Rules(rulebook::Ruleset held) : CaptureRules(held, held.yaku()) { add_yaku(); }

}  // namespace hanaproof::spec
