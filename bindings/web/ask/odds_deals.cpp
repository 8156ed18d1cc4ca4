#include "bindings/web/ask/kinds.h"
#include "model/rulebook/playable.h"
#include "solvers/deals/odds.h"

namespace hanaproof::web {

using deals::Count;

namespace {

Json chance(const Count& part, const Count& all) {
  const boost::multiprecision::cpp_rational share(part, all);
  return {{"value", share.convert_to<double>()}, {"exact", share.str()}};
}

}  // namespace

Json odds_deals(const Request& request) {
  const rulebook::Ruleset rules = request.house();
  rulebook::refuse_uncounted(rules);
  const deals::Counts counts = deals::count_deals(deals::shape_of(rules));
  const auto deal_rules = deals::DealRules::from(rules);
  const auto verdicts = deals::verdict_odds(counts, deal_rules);
  const auto combination = [&](const deals::CombinationOdds& odds) -> Json {
    return {{"combination", deals::name(odds.combination)},
            {"means", odds.means ? deals::name(*odds.means) : ""},
            {"given_hand", chance(odds.given_hand, counts.deals)},
            {"any_hand", chance(odds.any_hand, counts.deals)},
            {"field", chance(odds.field, counts.deals)}};
  };
  return {
      {"deals", deals::digits(counts.deals)},
      {"hand", counts.shape.hand},
      {"field", counts.shape.field},
      {"played", chance(verdicts.of(deals::Verdict::played), counts.deals)},
      {"won", chance(verdicts.of(deals::Verdict::won) + verdicts.of(deals::Verdict::several_won),
                     counts.deals)},
      {"anew", chance(verdicts.anew(), counts.deals)},
      {"combinations", list(deals::combination_odds(counts), combination)}};
}

}  // namespace hanaproof::web
