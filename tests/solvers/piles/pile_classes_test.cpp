#include "solvers/piles/pile_classes.h"

#include <gtest/gtest.h>

#include <map>

#include "tests/books.h"

namespace hanaproof::piles::pile_classes_test {
namespace {

using cards::CardSet;
using cards::Kind;
using rulebook::yaku::evaluate_condition;
using rulebook::yaku::parse_condition;
using rulebook::yaku::parse_number;
using rulebook::yaku::SakeCup;

std::uint64_t total(const std::vector<PileClass>& classes) {
  std::uint64_t piles = 0;
  for (const PileClass& one : classes) piles += one.piles;
  return piles;
}

std::uint64_t making(const std::string& condition, PerMonth per_month) {
  const auto expression = parse_condition(condition);
  std::uint64_t piles = 0;
  for (const PileClass& one : classes_of({expression}, per_month)) {
    if (evaluate_condition(expression, one.pile, SakeCup::animal)) piles += one.piles;
  }
  return piles;
}

TEST(Piles, ClassesTogetherHoldEveryPileOnce) {
  const auto expressions = {parse_condition("count(light) >= 3 or all(moon | sake)"),
                            parse_number("count(dreg) + count(ribbon)")};
  EXPECT_EQ(total(classes_of(expressions, PerMonth::even)), std::uint64_t{1} << 36);  // 8^12
  EXPECT_EQ(total(classes_of(expressions, PerMonth::any)), std::uint64_t{1} << 48);   // 16^12
  EXPECT_EQ(all_piles(PerMonth::even), std::uint64_t{1} << 36);
  EXPECT_EQ(all_piles(PerMonth::any), std::uint64_t{1} << 48);
}

TEST(Piles, ACardIsInHalfOfThem) {
  // Of the eight sets of a month with 0, 2 or 4 cards, four hold a given card.
  EXPECT_EQ(making("all(moon)", PerMonth::even), std::uint64_t{1} << 35);
  EXPECT_EQ(making("all(moon | sake)", PerMonth::even), std::uint64_t{1} << 34);
  EXPECT_EQ(making("any(moon | sake)", PerMonth::even), 3 * (std::uint64_t{1} << 34));
}

TEST(Piles, CountsFollowTheBinomialCoefficients) {
  // Each light is of another month, so that the number of lights is binomial: (10 + 5 + 1) of 32.
  EXPECT_EQ(making("count(light) >= 3", PerMonth::even), std::uint64_t{1} << 35);
  EXPECT_EQ(making("count(light) >= 5", PerMonth::any), std::uint64_t{1} << 43);
}

TEST(Piles, EveryMonthIsCountedAsIfOneWentThroughItsSets) {
  // By hand: all 8^2 even piles of November and December, by lights and dregs.
  std::map<bool, std::uint64_t> expected;
  for (std::uint64_t bits = 0; bits < 256; ++bits) {
    const CardSet pile = CardSet::from_bits(bits << 40);
    if ((pile & CardSet::month(11)).size() % 2 == 1 || (pile & CardSet::month(12)).size() % 2 == 1)
      continue;
    const int lights = (pile & CardSet::kind(Kind::light)).size();
    const int dregs = (pile & CardSet::kind(Kind::dreg)).size();
    ++expected[lights >= 1 && dregs == 2];
  }
  const std::string months = "(month(11) | month(12))";
  const auto made = making(
      "count(light & " + months + ") >= 1 and count(dreg & " + months + ") = 2", PerMonth::even);
  EXPECT_EQ(made, expected[true] << 30);
  EXPECT_GT(expected[true], 0U);
}

// One use of the lightning leaves three cards of another month to be captured.
TEST(Piles, MayHoldAnyNumberOfAMonthWithTheWildcard) {
  const auto library = books::small(books::clause("option.wildcard", "\"optional\""));
  const auto& edition = library.at("pond.en");
  EXPECT_EQ(per_month({edition, {2, {}}}), PerMonth::even);
  EXPECT_EQ(per_month({edition, {2, {"wildcard"}}}), PerMonth::any);
}

TEST(Piles, TheRepresentativeIsTheLeastOfItsClass) {
  const auto expression = parse_condition("count(light) >= 3");
  for (const PileClass& one : classes_of({expression}, PerMonth::even)) {
    const int lights = (one.pile & CardSet::kind(Kind::light)).size();
    EXPECT_EQ(one.pile.size(), 2 * lights) << one.pile;
  }
}

TEST(Piles, MonthsGiveEvenNumbersUnlessACardTakesTwo) {
  const auto even = books::small();
  EXPECT_EQ(per_month({even.at("pond.en"), {2, {}}}), PerMonth::even);
  for (const std::string topic : {"capture.played.two", "capture.drawn.two"}) {
    const auto both = books::small(books::clause(topic, "\"both\""));
    EXPECT_EQ(per_month({both.at("pond.en"), {2, {}}}), PerMonth::any) << topic;
  }
}

}  // namespace
}  // namespace hanaproof::piles::pile_classes_test
