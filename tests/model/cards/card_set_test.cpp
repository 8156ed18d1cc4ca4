#include "model/cards/card_set.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "tests/model/cards/generators.h"

namespace hanaproof::cards::card_set_test {
namespace {

// The same set in the plainest form there is.
std::set<int> indices(CardSet set) {
  std::set<int> found;
  for (int index = 0; index < kCards; ++index) {
    if ((set.bits() >> index) % 2 == 1) found.insert(index);
  }
  return found;
}

CardSet read(std::string_view codes) { return CardSet::parse(codes).value(); }

TEST(CardSet, IsReadFromCodesSeparatedByBlanksOrCommas) {
  const CardSet expected = {kCrane, kMoon, kLightning};
  EXPECT_EQ(read("11 81 B4"), expected);
  EXPECT_EQ(read(" B4,81,  11 "), expected);
  EXPECT_EQ(read(""), CardSet());
}

TEST(CardSet, IsNotReadFromAWordThatIsNoCodeNorFromACardGivenTwice) {
  EXPECT_FALSE(CardSet::parse("11 8"));
  EXPECT_FALSE(CardSet::parse("11;81"));
  EXPECT_FALSE(CardSet::parse("11 81 11"));
}

TEST(CardSet, IsPrintedInIndexOrder) {
  std::ostringstream out;
  out << read("B4 11 81");
  EXPECT_EQ(out.str(), "{11 81 B4}");
  EXPECT_EQ(read("B4 11 81").codes(), "11 81 B4");
}

TEST(CardSet, KnowsTheCardsOfAMonthAKindAndARibbon) {
  EXPECT_EQ(CardSet::month(11), read("B1 B2 B3 B4"));
  EXPECT_EQ(CardSet::kind(Kind::light), read("11 31 81 B1 C1"));
  EXPECT_EQ(CardSet::kind(Kind::animal), read("21 41 51 61 71 82 91 A1 B2"));
  EXPECT_EQ(CardSet::ribbon(Ribbon::blue), read("62 92 A2"));
  EXPECT_EQ(CardSet::all().size(), 48);
}

TEST(CardSet, IsPartitionedByMonthsAndByKinds) {
  CardSet months, kinds;
  int cards = 0;
  for (Month month = 1; month <= kMonths; ++month) months |= CardSet::month(month);
  for (const Kind kind : cards::kKinds) {
    kinds |= CardSet::kind(kind);
    cards += CardSet::kind(kind).size();
  }
  EXPECT_EQ(months, CardSet::all());
  EXPECT_EQ(kinds, CardSet::all());
  EXPECT_EQ(cards, 48);
}

TEST(CardSet, IsWorthWhatItsCardsAreWorth) {
  EXPECT_EQ(CardSet().points(), 0);
  EXPECT_EQ(read("11 21 12 13").points(), 20 + 10 + 5 + 1);
  EXPECT_EQ(CardSet::all().points(), 264);
}

RC_GTEST_PROP(CardSet, IsReadBackFromItsCodes, (CardSet set)) {
  RC_ASSERT(CardSet::parse(set.codes()) == set);
}

RC_GTEST_PROP(CardSet, GoesThroughItsCardsInIndexOrder, (CardSet set)) {
  std::vector<int> walked;
  for (const Card card : set) walked.push_back(card.index());
  const auto expected = indices(set);
  RC_ASSERT(walked == std::vector<int>(expected.begin(), expected.end()));
  RC_ASSERT(set.size() == static_cast<int>(expected.size()));
  RC_ASSERT(CardSet(set.cards()) == set);
}

RC_GTEST_PROP(CardSet, HasTheAlgebraOfSets, (CardSet a, CardSet b)) {
  const auto in_a = indices(a), in_b = indices(b);
  for (int index = 0; index < kCards; ++index) {
    const Card card = Card::at(index);
    const bool left = in_a.contains(index), right = in_b.contains(index);
    RC_ASSERT((a | b).contains(card) == (left || right));
    RC_ASSERT((a & b).contains(card) == (left && right));
    RC_ASSERT((a - b).contains(card) == (left && !right));
  }
  RC_ASSERT(a.contains(b) == std::includes(in_a.begin(), in_a.end(), in_b.begin(), in_b.end()));
}

RC_GTEST_PROP(CardSet, HoldsACardAfterInsertingItAndNotAfterErasingIt, (CardSet set, Card card)) {
  CardSet with = set, without = set;
  with.insert(card);
  without.erase(card);
  RC_ASSERT(with.contains(card) && !without.contains(card));
  RC_ASSERT(with.size() == without.size() + 1);
  RC_ASSERT((set.contains(card) ? with : without) == set);
}

}  // namespace
}  // namespace hanaproof::cards::card_set_test
