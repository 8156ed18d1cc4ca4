#include "model/spec/rules.h"

namespace hanaproof::spec {

CaptureRules::CaptureRules(rulebook::Ruleset ruleset, std::vector<rulebook::Yaku> yaku)
    : RuleReader(std::move(ruleset)), yaku_(std::move(yaku)) {}

void CaptureRules::add_yaku() {
  first_yaku_ = topics().size();
  for (const rulebook::Yaku& one : yaku_) add("yaku." + one.id);
}

namespace {

std::optional<rulebook::yaku::Expr> parsed_factor(const rulebook::Ruleset& rules) {
  if (rules.is("score.factor", "none")) return std::nullopt;
  return rulebook::yaku::parse_factor(*rules["score.factor"].word());
}

}  // namespace

Rules::Rules(rulebook::Ruleset held)
    : CaptureRules(held, held.yaku()), factor(parsed_factor(ruleset())) {
  add_yaku();
}

}  // namespace hanaproof::spec
