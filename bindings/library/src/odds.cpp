#include "hanaproof/odds.h"

#include <fmt/format.h>

#include "bindings/library/src/guarded.h"
#include "model/rulebook/library.h"
#include "model/rulebook/playable.h"
#include "solvers/deals/odds.h"
#include "solvers/odds/hand_table.h"
#include "solvers/odds/table.h"

namespace hanaproof {

using deals::Count;

namespace {

void expect_family(const Rules& rules, std::string_view family, std::string_view what) {
  if (rules.family() == family) return;
  throw Error(fmt::format("{} is an edition of {}: {} are those of {} games", rules.edition(),
                          rules.game(), what, family));
}

Fraction fraction(const Count& part, const Count& all) {
  const boost::multiprecision::cpp_rational exact(part, all);
  return {numerator(exact).str(), denominator(exact).str()};
}

Fraction fraction(const odds::Fraction& exact) {
  return {std::to_string(exact.num), std::to_string(exact.den)};
}

}  // namespace

DealOdds deal_odds(const Rules& rules) {
  return guarded([&] {
    expect_family(rules, "capturing", "odds of deals");
    rulebook::refuse_uncounted(rules.ruleset());
    const deals::Counts counts = deals::count_deals(deals::shape_of(rules.ruleset()));
    const auto verdicts = deals::verdict_odds(counts, deals::DealRules::from(rules.ruleset()));
    DealOdds odds;
    for (std::size_t i = 0; i < deals::kVerdicts; ++i) {
      odds.verdicts.emplace_back(name(static_cast<deals::Verdict>(i)),
                                 fraction(verdicts.deals[i], counts.deals));
    }
    for (const deals::CombinationOdds& each : deals::combination_odds(counts)) {
      odds.combinations.push_back({std::string(name(each.combination)),
                                   each.means ? std::string(name(*each.means)) : std::string(),
                                   fraction(each.given_hand, counts.deals),
                                   fraction(each.any_hand, counts.deals),
                                   fraction(each.field, counts.deals)});
    }
    return odds;
  });
}

std::vector<HandOdds> hand_odds(const Rules& rules) {
  return guarded([&] {
    expect_family(rules, "betting", "odds of hands");
    rulebook::refuse_uncounted(rules.ruleset());
    const odds::HandTable hands(rules.ruleset());
    const odds::Table table = odds::count_table(hands, rules.players());
    std::vector<HandOdds> all;
    for (std::size_t i = 0; i < table.hands.size(); ++i) {
      const odds::Hand& hand = hands.hands()[i];
      const odds::Outcome& outcome = table.hands[i];
      const auto code = [&](int place) {
        return hands.deck()[static_cast<std::size_t>(place)].code();
      };
      all.push_back({.cards = {code(hand.places[0]), code(hand.places[1])},
                     .category = hand.category,
                     .rank = hands.classes() - hand.strength,
                     .multiplier = hands.multiplier(hand.strength),
                     .win = fraction(outcome.win()),
                     .tie = fraction(outcome.tie()),
                     .lose = fraction(outcome.loss()),
                     .replay = fraction(outcome.replay()),
                     .equity = fraction(outcome.equity())});
    }
    return all;
  });
}

}  // namespace hanaproof
