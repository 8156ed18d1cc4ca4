// What tables of deals say in words and numbers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/deals/lines.h"
#include "tests/books.h"

namespace hanaproof::reports {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(DealLines, ChancesAreNeverRoundedToCertainty) {
  EXPECT_EQ(chance(0, 7), "never");
  EXPECT_EQ(chance(7, 7), "always");
  EXPECT_EQ(chance(1, 3), "33.33 %");
  EXPECT_EQ(chance(1, 10), "10.00 %");
  EXPECT_EQ(chance(2, 23), "1 in 12");
  EXPECT_EQ(chance(1, 23'456), "1 in 23,456");
  EXPECT_EQ(chance(1, 200'000'007), "1 in 2e+08");
  EXPECT_EQ(chance(999'999, 1'000'000), "> 99.99 %");
}

TEST(DealLines, LargeNumbersKeepAllTheirDigits) {
  deals::Count count = 1;
  for (int i = 0; i < 40; ++i) count *= 10;
  EXPECT_EQ(deals::digits(count + 7), "10000000000000000000000000000000000000007");
  EXPECT_EQ(deals::digits(0), "0");
  EXPECT_EQ(deals::digits(1'000'000'000'000'000'000), "1000000000000000000");
}

// The sheet of an invented edition in which hands of eight win.
DealSheet sheet(const std::map<std::string, std::string>& rules = {}) {
  static const rulebook::Library library =
      books::small(books::clause("hand.four-of-month", "\"wins\"") +
                   books::clause("field.four-of-month", "\"void\""));
  const rulebook::Ruleset ruleset(library.at("pond.en"), {2, {}}, rules);
  return DealSheet::of(ruleset, deals::count_deals(deals::shape_of(ruleset)));
}

TEST(DealLines, SayWhatComesOfSeveralWinningHandsAndWhoSaysSo) {
  EXPECT_THAT(remarks(sheet()),
              Contains(HasSubstr("nobody scores (the text is silent: this is assumed)")));
  EXPECT_THAT(remarks(sheet({{"hand.both-win", "both-score"}})),
              Contains(HasSubstr("all of them score, a given player 1 in 40,843.")));
  EXPECT_THAT(remarks(sheet({{"hand.both-win", "redeal"}})),
              Contains(HasSubstr("the cards are dealt anew.")));
  EXPECT_THAT(remarks(sheet({{"hand.both-win", "dealer"}})),
              Contains(HasSubstr("the dealer wins if one of them, 1 in 40,843")));
  EXPECT_THAT(remarks(sheet({{"hand.four-of-month", "nothing"}})),
              Not(Contains(HasSubstr("Several hands"))));
}

TEST(DealLines, SayWhichOfHandAndFieldComesFirst) {
  EXPECT_THAT(remarks(sheet()), Contains(HasSubstr("the hand comes first and wins")));
  EXPECT_THAT(remarks(sheet({{"hand.against-field", "field-first"}})),
              Contains(HasSubstr("the field comes first and voids the deal.")));
}

}  // namespace
}  // namespace hanaproof::reports
