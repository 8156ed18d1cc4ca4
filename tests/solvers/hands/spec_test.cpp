// Seeded hands of the whole deck, against what the specification makes of them.
#include <gtest/gtest.h>

#include <algorithm>

#include "model/cards/dice.h"
#include "model/spec/hachi/combos.h"
#include "solvers/hands/count.h"
#include "solvers/hands/enumerate.h"
#include "solvers/hands/readings.h"
#include "tests/books.h"
#include "tests/grebe.h"

namespace hanaproof::hands::spec_test {
namespace {

using cards::CardSet;

Worths of_spec(const HandRules& rules, const spec::hachi::Rules& spec, CardSet hand) {
  Worths made(rules.combos.size(), kNotMade);
  for (const spec::hachi::MadeCombo& one : spec::hachi::made_combos(spec, hand)) {
    const auto found = std::ranges::find(rules.combos, one.combo->id, &Combo::id);
    made[static_cast<std::size_t>(found - rules.combos.begin())] = one.kan;
  }
  return made;
}

// Hands of few months, so that rare combos come up, and any others.
CardSet drawn(cards::Dice& dice) {
  const int months = 2 + dice.roll(11);
  std::vector<cards::Card> deck;
  std::vector<int> order = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  for (std::size_t i = 0; i < order.size(); ++i) {
    std::swap(order[i], order[i + static_cast<std::size_t>(dice.roll(static_cast<int>(12 - i)))]);
  }
  for (int i = 0; i < months; ++i) {
    for (const cards::Card card : CardSet::month(order[static_cast<std::size_t>(i)])) {
      deck.push_back(card);
    }
  }
  dice.shuffle(deck);
  return CardSet(std::vector<cards::Card>(deck.begin(), deck.begin() + 7));
}

void expect_as_in_the_spec(const rulebook::Edition& edition) {
  const rulebook::Ruleset plain(edition, {edition.players.front(), {}});
  for (const Reading& reading : readings(plain)) {
    const rulebook::Ruleset ruleset(edition, plain.scope(), reading.chosen);
    const spec::hachi::Rules spec(ruleset);
    const HandRules& rules = reading.rules;
    cards::Dice dice(11);
    for (int i = 0; i < 2000; ++i) {
      const CardSet hand = drawn(dice);
      const Worths made = worths(rules, hand);
      ASSERT_EQ(made, of_spec(rules, spec, hand)) << hand;
      for (const auto type : {Combo::Type::dreg, Combo::Type::suit}) {
        const auto ours = best(rules, made, type);
        const auto theirs = spec::hachi::best_combo(spec::hachi::made_combos(spec, hand), type);
        ASSERT_EQ(ours.has_value(), theirs.has_value());
        if (ours) {
          ASSERT_EQ(rules.combos[*ours].id, theirs->combo->id) << hand;
        }
      }
    }
    // The least hand of each class stands for all of it.
    const Tally tally = enumerate_hands(rules);
    for (const Class& one : tally.classes) {
      EXPECT_EQ(of_spec(rules, spec, one.least), one.made) << one.least;
    }
    EXPECT_EQ(difference(rules, tally, count_hands(rules)), "");
  }
}

TEST(AgainstTheSpec, TheGrebeBook) {
  const rulebook::Library library = books::grebe();
  expect_as_in_the_spec(*library.find("grebe.en"));
}

TEST(AgainstTheSpec, EveryReadingOfTheBuiltInEditions) {
  for (const rulebook::Edition* edition : books::builtin().of_game("hachi-hachi")) {
    expect_as_in_the_spec(*edition);
  }
}

}  // namespace
}  // namespace hanaproof::hands::spec_test
