#include "solvers/piles/pile_space.h"

#include <algorithm>

#include <fmt/format.h>

#include "model/spec/rules.h"
#include "solvers/engine/months.h"
#include "solvers/piles/pile_classes.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::piles {

using cards::CardSet;
using engine::Bits;
using rulebook::Ruleset;

namespace {

constexpr Bits kLightning = engine::bit(cards::kLightning.index());
constexpr int kNovember = engine::month_of(cards::kLightning.index());

OfMonths of_months(const Ruleset& ruleset) {
  const spec::Rules rules(ruleset);
  if (!rules.option_wildcard.is("on")) {
    return per_month(ruleset) == PerMonth::any ? OfMonths::any : OfMonths::even;
  }
  const bool two = per_month(ruleset.with("option.wildcard", "off")) == PerMonth::any;
  const bool collects =
      rules.round_field_left.is("wildcard-player") ||
      (!rules.wildcard_collects.is("none") && rules.wildcard_collects_when.is("round-end"));
  return two || (collects && rules.wildcard_collected_score.holds()) ? OfMonths::any
                                                                     : OfMonths::even_but_two;
}

}  // namespace

PileSpace PileSpace::of(const std::vector<Ruleset>& sides) {
  PileSpace space;
  space.most = 0;
  for (const Ruleset& rules : sides) {
    space.months = std::max(space.months, of_months(rules));
    space.most = std::max(space.most, rounds::cards_in_play(rules).most);
  }
  return space;
}

std::string PileSpace::text() const {
  switch (months) {
    case OfMonths::even:
      return fmt::format("piles of 0, 2 or 4 cards of each month, {} cards at most", most);
    case OfMonths::even_but_two:
      return fmt::format(
          "piles of 0, 2 or 4 cards of each month (or 1 or 3 of November with the lightning, and "
          "of the month from which it took a card), {} cards at most",
          most);
    case OfMonths::any:
      return fmt::format(
          "piles of any number of cards of each month, {} cards at most (more piles than can be "
          "captured)",
          most);
  }
  return {};
}

CardSet PileSpace::random(cards::Dice& random) const {
  Bits pile = random.next() & deck.bits();
  if (months == OfMonths::any) return CardSet::from_bits(pile);
  // An odd number is made even by leaving the lowest card out.
  for (int month = 0; month < cards::kMonths; ++month) {
    const Bits cards = pile & engine::whole_month(month);
    if (engine::count(cards) % 2 != 0) pile &= ~(cards & -cards);
  }
  if (months == OfMonths::even || (deck.bits() & kLightning) == 0 || random.below(2) == 0) {
    return CardSet::from_bits(pile);
  }
  // The lightning, with or without a pair of its month, and one card more or less of another.
  const Bits november = engine::whole_month(kNovember) & deck.bits() & ~kLightning;
  pile |= kLightning;
  if (engine::count(pile & november) % 2 != 0) pile ^= november & -november;
  const auto others = CardSet::from_bits(deck.bits() & ~(november | kLightning)).cards();
  if (others.empty()) return CardSet::from_bits(pile & ~(november | kLightning));
  return CardSet::from_bits(pile ^ engine::bit(others[random.below(others.size())].index()));
}

}  // namespace hanaproof::piles
