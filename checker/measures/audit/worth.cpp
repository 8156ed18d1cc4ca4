#include "checker/measures/audit/worth.h"

#include "model/spec/hachi/willow.h"
#include "model/spec/score.h"

namespace hanaproof::audit {

namespace {

bool is_hachi(const spec::Rules& rules) {
  return rulebook::family_of(rules.ruleset().edition().game) == rulebook::Family::hachi;
}

}  // namespace

rulebook::Ruleset scoring(const rulebook::Ruleset& rules) {
  return spec::hachi::with_willow(rules);
}

bool by_result(const spec::Rules& rules) { return counts_cards(rules) && !is_hachi(rules); }

std::string what_counts(const spec::Rules& rules) {
  return by_result(rules) ? "result of the round, nobody else having captured anything"
                          : "points of yaku";
}

properties::Worth worth(const spec::Rules& rules) {
  return by_result(rules) ? properties::own_result(rules) : properties::yaku_points(rules);
}

piles::PerMonth per_month(const spec::Rules& rules) {
  return rules.option_wildcard.is("on") ? piles::PerMonth::any : piles::per_month(rules.ruleset());
}

bool multiplies(const spec::Rules& rules) { return !counts_cards(rules) && !is_hachi(rules); }

}  // namespace hanaproof::audit
