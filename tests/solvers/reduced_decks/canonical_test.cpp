#include "solvers/reduced_decks/canonical.h"

#include <gtest/gtest.h>

#include "model/cards/dice.h"
#include "tests/books.h"

namespace hanaproof::reduced_decks::canonical_test {
namespace {

using rulebook::Value;
using rulebook::yaku::SakeCup;

Value yaku(const std::string& cards, const std::string& points) {
  return Value::Record{{"cards", cards}, {"points", points}};
}

TEST(Canonical, WordsThatMeanTheSameAreOne) {
  const Value lights = canonical(yaku("all(light)", "10"));
  for (const char* cards :
       {"count(light) >= 5", "not count(light) < 5", "all(light) and count(dreg) >= 0",
        "all(light & month(1)) and all(light - month(1))",
        "count(11 | 31) + count(81 | B1 | C1) > 4"}) {
    EXPECT_EQ(canonical(yaku(cards, "10")), lights) << cards;
  }
  EXPECT_EQ(canonical(yaku("all(light)", "4 + 6")), lights);
  EXPECT_EQ(canonical(yaku("all(light)", "5 + count(light)")), lights);
  EXPECT_NE(canonical(yaku("count(light) >= 4", "10")), lights);
  EXPECT_NE(canonical(yaku("all(light)", "9")), lights);
}

TEST(Canonical, TheSakeCupIsCountedForItself) {
  const Value dregs = canonical(yaku("count(dreg) >= 10", "1 + count(dreg) - 10"));
  EXPECT_EQ(
      canonical(yaku("count(dreg & month(9)) + count(dreg - month(9)) >= 10", "count(dreg) - 9")),
      dregs);
  EXPECT_NE(canonical(yaku("count(dreg - sake) >= 10", "1 + count(dreg) - 10")), dregs);
}

// What every edition has is made by the same piles and worth the same as before.
TEST(Canonical, MeansWhatTheWordsMean) {
  cards::Dice dice(7);
  for (const rulebook::Edition& edition : books::builtin().editions()) {
    if (rulebook::family_of(edition.game) != rulebook::Family::capturing || edition.game == "base")
      continue;
    const rulebook::Ruleset rules(edition, rulebook::scopes(edition).front());
    const rulebook::Ruleset put = canonical(rules);
    ASSERT_EQ(put.yaku().size(), rules.yaku().size());
    for (int i = 0; i < 200; ++i) {
      auto deck = dice.shuffled(cards::CardSet::all().cards());
      deck.resize(static_cast<std::size_t>(dice.roll(49)), deck.front());
      const cards::CardSet pile(deck);
      for (const SakeCup cup : {SakeCup::animal, SakeCup::dreg, SakeCup::both}) {
        for (std::size_t y = 0; y < put.yaku().size(); ++y) {
          const auto& a = rules.yaku()[y];
          const auto& b = put.yaku()[y];
          const bool made = evaluate_condition(a.cards, pile, cup);
          ASSERT_EQ(evaluate_condition(b.cards, pile, cup), made) << edition.id << " " << a.id;
          if (!made) continue;
          ASSERT_EQ(evaluate_number(b.points, pile, cup), evaluate_number(a.points, pile, cup))
              << edition.id << " " << a.id;
        }
      }
    }
  }
}

}  // namespace
}  // namespace hanaproof::reduced_decks::canonical_test
