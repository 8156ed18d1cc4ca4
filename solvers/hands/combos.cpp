#include "solvers/hands/combos.h"

#include <algorithm>
#include <utility>

#include "solvers/engine/hachi/willow.h"

namespace hanaproof::hands {

using cards::CardSet;
using rulebook::Ruleset;
using rulebook::yaku::Expr;
using rulebook::yaku::SakeCup;

namespace {

// The most that the threes of `months` from the `next` one on can add, when the months in `taken`
// (bit m) serve others; nothing where the hand has no months for them.
std::optional<int> added(const Combo& combo, CardSet hand, std::size_t next, unsigned taken) {
  if (next == combo.months.size()) return 0;
  const int least = combo.months[next];
  std::optional<int> most;
  for (int month = 1; month <= cards::kMonths; ++month) {
    const CardSet held = hand & CardSet::month(month);
    if (held.size() < least || ((taken >> month) & 1U) != 0) continue;
    const auto rest = added(combo, hand, next + 1, taken | 1U << month);
    if (!rest) continue;
    const bool worthy =
        least == kThree && std::ranges::any_of(combo.threes, [&](const Expr& three) {
          return evaluate_condition(three, held, SakeCup::animal);
        });
    most = std::max(most.value_or(0), *rest + (worthy ? combo.three_kan : 0));
  }
  return most;
}

}  // namespace

HandRules HandRules::from(const Ruleset& ruleset) {
  HandRules rules;
  rules.types = ruleset.one_of<Types>("combo.types", {"one-of-each", "best-only", "all-add"});
  rules.cards = ruleset.number("deal.hand-size");
  const auto in_hand = [dreg = ruleset.is("card.willow", "dreg-only")](Expr condition) {
    return dreg ? engine::hachi::willow_as_dreg(std::move(condition)) : condition;
  };
  std::vector<Expr> threes;
  for (Expr& three : rulebook::bonus_threes(ruleset)) threes.push_back(in_hand(std::move(three)));
  const int three_kan = ruleset.number("combo.bonus", "kan");
  for (rulebook::HandCombo& combo : rulebook::hand_combos(ruleset)) {
    std::ranges::sort(combo.months, std::greater());
    rules.combos.push_back({std::move(combo.id), combo.type, in_hand(std::move(combo.cards)),
                            std::move(combo.months), combo.kan});
    if (!combo.bonus) continue;
    rules.combos.back().threes = threes;
    rules.combos.back().three_kan = three_kan;
  }
  return rules;
}

int worth(const Combo& combo, CardSet hand) {
  if (!evaluate_condition(combo.cards, hand, SakeCup::animal)) return kNotMade;
  const auto more = added(combo, hand, 0, 0);
  return more ? combo.kan + *more : kNotMade;
}

Worths worths(const HandRules& rules, CardSet hand) {
  Worths all;
  for (const Combo& combo : rules.combos) all.push_back(worth(combo, hand));
  return all;
}

std::optional<std::size_t> best(const HandRules& rules, const Worths& made, Combo::Type type) {
  std::optional<std::size_t> first;
  for (std::size_t i = 0; i < made.size(); ++i) {
    if (rules.combos[i].type != type || made[i] == kNotMade) continue;
    const bool better = !first || made[i] > made[*first] ||
                        (made[i] == made[*first] && rules.combos[i].id < rules.combos[*first].id);
    if (better) first = i;
  }
  return first;
}

int kan(const HandRules& rules, const Worths& made) {
  if (rules.types == Types::all_add) {
    int sum = 0;
    for (const int each : made) sum += std::max(each, 0);
    return sum;
  }
  const auto dreg = best(rules, made, Combo::Type::dreg);
  const auto suit = best(rules, made, Combo::Type::suit);
  const int first = dreg ? made[*dreg] : 0;
  const int second = suit ? made[*suit] : 0;
  return rules.types == Types::one_of_each ? first + second : std::max(first, second);
}

}  // namespace hanaproof::hands
