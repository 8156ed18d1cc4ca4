// Hands one by one, evaluated by what the words say, against both ways of counting.
#include <gtest/gtest.h>

#include <map>

#include "model/cards/dice.h"
#include "solvers/hands/count.h"
#include "solvers/hands/enumerate.h"
#include "tests/solvers/hands/grebe_rules.h"

namespace hanaproof::hands::brute_force_test {
namespace {

using cards::CardSet;
using cards::Dice;
using rulebook::yaku::SakeCup;
using testing::grebe_rules;
using testing::place;

// Every way to give months of the hand to the parts of a combo is tried.
int worth_of(const Combo& combo, CardSet hand) {
  if (!evaluate_condition(combo.cards, hand, SakeCup::animal)) return kNotMade;
  std::vector<int> held_months;
  for (int month = 1; month <= cards::kMonths; ++month) {
    if (!(hand & CardSet::month(month)).empty()) held_months.push_back(month);
  }
  int most = kNotMade;
  std::vector<std::size_t> digits(combo.months.size());
  std::vector<int> months(combo.months.size());
  while (true) {
    for (std::size_t i = 0; i < months.size(); ++i) months[i] = held_months[digits[i]];
    bool fits = true;
    int kan = combo.kan;
    for (std::size_t i = 0; i < months.size(); ++i) {
      const CardSet held = hand & CardSet::month(months[i]);
      fits = fits && held.size() >= combo.months[i] &&
             std::count(months.begin(), months.end(), months[i]) == 1;
      bool worthy = false;
      for (const auto& three : combo.threes) {
        worthy = worthy || evaluate_condition(three, held, SakeCup::animal);
      }
      if (combo.months[i] == 3 && worthy) kan += combo.three_kan;
    }
    if (fits) most = std::max(most, kan);
    std::size_t digit = 0;
    while (digit < digits.size() && ++digits[digit] == held_months.size()) digits[digit++] = 0;
    if (digit == digits.size()) return most;
  }
}

Worths made_by(const HandRules& rules, CardSet hand) {
  Worths made;
  for (const Combo& combo : rules.combos) made.push_back(worth_of(combo, hand));
  return made;
}

// All hands of the deck in ascending order of their words.
Tally brute_force(const HandRules& rules) {
  const auto deck = rules.deck.cards();
  std::map<Worths, Class> classes;
  Tally tally;
  for (std::uint64_t chosen = (1U << rules.cards) - 1; chosen < std::uint64_t{1} << deck.size();) {
    CardSet hand;
    for (std::size_t i = 0; i < deck.size(); ++i) {
      if (((chosen >> i) & 1U) != 0) hand.insert(deck[i]);
    }
    const Worths made = made_by(rules, hand);
    Class& one = classes.try_emplace(made, Class{made, 0, hand}).first->second;
    ++one.hands;
    ++tally.hands;
    const std::uint64_t low = chosen & -chosen;
    const std::uint64_t ripple = chosen + low;
    chosen = ripple | (((chosen ^ ripple) >> 2U) / low);
  }
  for (const auto& [made, one] : classes) tally.classes.push_back(one);
  return tally;
}

void expect_counted(HandRules rules, CardSet deck, int cards) {
  rules.deck = deck;
  rules.cards = cards;
  const Tally tally = brute_force(rules);
  EXPECT_EQ(difference(rules, tally, count_hands(rules)), "");
  EXPECT_EQ(difference(rules, tally, enumerate_hands(rules)), "");
}

CardSet months(std::initializer_list<int> some) {
  CardSet cards;
  for (const int month : some) cards |= CardSet::month(month);
  return cards;
}

TEST(BruteForce, OfSmallDecksAgreesWithBothWaysOfCounting) {
  for (const char* willow : {"either", "dreg-only"}) {
    const HandRules rules = grebe_rules({{"card.willow", willow}});
    expect_counted(rules, months({4, 8, 11, 12}), 7);
    expect_counted(rules, months({1, 5, 7, 12}), 7);
    expect_counted(rules, months({3, 11}), 5);
    expect_counted(rules, CardSet::kind(cards::Kind::dreg) - months({2, 3, 5, 6}), 7);
    expect_counted(rules, months({9, 10, 11}), 1);
  }
}

// Conditions of other forms than those of the Grebe Book.
TEST(BruteForce, OfOtherConditionsAgreesToo) {
  const auto own = [](const std::string& id, const std::string& cards, const std::string& more) {
    return books::clause("hand-combo." + id,
                         books::hand_combo("dreg", 5, ", cards = \"" + cards + "\"" + more));
  };
  const HandRules rules = grebe_rules(
      {},
      own("own-a", "all(11 | 31) or not any(month(4) | month(8))", "") +
          own("own-b", "max(count(light), count(animal)) * 2 - 1 < count(dreg)", "") +
          own("own-c", "min(count(ribbon), 2) + count(month(12)) = 3", ", months = [2, 1]") +
          own("own-d", "count(light) != count(sake) and count(poem) <= 1", ", months = [1, 3]"));
  ASSERT_EQ(rules.combos.size(), 16U);
  expect_counted(rules, months({1, 3, 4, 12}), 7);
  expect_counted(rules, months({1, 8, 9, 11}), 7);
}

TEST(BruteForce, OfHandsOfTheWholeDeckAgreesWithTheLeastOfTheirClass) {
  const HandRules rules = grebe_rules();
  const Tally tally = count_hands(rules);
  Dice dice(7);
  std::vector<cards::Card> deck = CardSet::all().cards();
  for (int i = 0; i < 3000; ++i) {
    dice.shuffle(deck);
    const CardSet hand(std::vector<cards::Card>(deck.begin(), deck.begin() + 7));
    const Worths made = made_by(rules, hand);
    EXPECT_EQ(made, worths(rules, hand)) << hand;
    const auto known = std::ranges::find(tally.classes, made, &Class::made);
    ASSERT_NE(known, tally.classes.end()) << hand;
    EXPECT_LE(known->least, hand);
    EXPECT_EQ(made_by(rules, known->least), made) << known->least;
  }
}

// A hand of April, May and a card: the threes are taken of the months that are worth most.
TEST(Worth, TakesTheThreesThatAreWorthMost) {
  const HandRules rules = grebe_rules();
  const auto kan_of = [&](const char* codes, const char* id) {
    return worths(rules, *CardSet::parse(codes))[place(rules, id)];
  };
  EXPECT_EQ(kan_of("11 12 13 41 42 43 44", "three"), 3);
  EXPECT_EQ(kan_of("41 42 43 51 52 53 11", "three"), 3);
  EXPECT_EQ(kan_of("41 42 43 51 52 53 11", "double-three"), 8);
  EXPECT_EQ(kan_of("C1 C2 C3 11 12 13 21", "three"), 2);
  EXPECT_EQ(kan_of("C4 C2 C3 11 12 13 21", "three"), 3);
  EXPECT_EQ(kan_of("11 12 21 22 31 32 41", "three"), kNotMade);
}

}  // namespace
}  // namespace hanaproof::hands::brute_force_test
