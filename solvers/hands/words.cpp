#include "solvers/hands/words.h"

#include <algorithm>
#include <bit>

namespace hanaproof::hands {

using cards::CardSet;
using rulebook::yaku::SakeCup;

namespace {

constexpr unsigned kWordBits = 64;

unsigned bits_for(int most) {
  return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(most)));
}

// Months of fewer cards are of no sort.
int fewest_of_month(const HandRules& rules) {
  int least = cards::kCardsPerMonth + 1;
  for (const Combo& combo : rules.combos) {
    for (const int part : combo.months) least = std::min(least, part);
  }
  return least;
}

}  // namespace

Words::Words(const HandRules& rules) : rules_(&rules) {
  unsigned bits = 0;
  for (const Combo& combo : rules.combos) {
    for (const auto& expression : sets_of(combo.cards)) {
      const CardSet set = expression.resolve(SakeCup::animal) & rules.deck;
      if (sets_.try_emplace(set, bits).second) bits += bits_for(std::min(set.size(), rules.cards));
    }
  }
  const int least = fewest_of_month(rules);
  for (int month = 1; month <= cards::kMonths; ++month) {
    for (const CardSet held : (rules.deck & CardSet::month(month)).subsets()) {
      if (held.empty() || held.size() < least || held.size() > rules.cards) continue;
      if (sorts_.try_emplace(sort_of(held), bits).second) {
        bits += bits_for(rules.cards / held.size());
      }
    }
  }
  if (bits >= kWordBits) throw TooMany("the combos of the hand tell apart too many sets of cards");
}

Words::Sort Words::sort_of(CardSet of_month) const {
  Sort sort{of_month.size(), {}};
  for (const Combo& combo : rules_->combos) {
    sort.second.push_back(of_month.size() >= kThree &&
                          std::ranges::any_of(combo.threes, [&](const auto& three) {
                            return evaluate_condition(three, of_month, SakeCup::animal);
                          }));
  }
  return sort;
}

Word Words::of_month(CardSet cards) const {
  Word word = 0;
  for (const auto& [set, shift] : sets_) {
    word |= static_cast<Word>((cards & set).size()) << shift;
  }
  const auto sort = sorts_.find(sort_of(cards));
  if (sort != sorts_.end()) word |= Word{1} << sort->second;
  return word;
}

}  // namespace hanaproof::hands
