// What tables of deals say in words.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/deals/sheet.h"
#include "tests/books.h"

namespace hanaproof::reports::deals_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(DealReports, LargeNumbersKeepAllTheirDigits) {
  deals::Count count = 1;
  for (int i = 0; i < 40; ++i) count *= 10;
  EXPECT_EQ(deals::digits(count + 7), "10000000000000000000000000000000000000007");
  EXPECT_EQ(deals::digits(0), "0");
  EXPECT_EQ(deals::digits(1'000'000'000'000'000'000), "1000000000000000000");
}

// What is said of an invented edition in which hands of eight win.
std::string remarks(const std::map<std::string, std::string>& rules = {}) {
  static const rulebook::Library library =
      books::small(books::clause("hand.four-of-month", "\"wins\"") +
                   books::clause("field.four-of-month", "\"void\""));
  const rulebook::Ruleset ruleset(library.at("pond.en"), {2, {}}, rules);
  const DealSheet sheet = DealSheet::of(ruleset, deals::count_deals(deals::shape_of(ruleset)));
  return to_terminal(to_document({{"pond.en", "Pond", {sheet}}}), {false, 200});
}

TEST(DealReports, SayWhatComesOfSeveralWinningHandsAndWhoSaysSo) {
  EXPECT_THAT(remarks(), HasSubstr("nobody scores (the text is silent: this is assumed)"));
  EXPECT_THAT(remarks({{"hand.both-win", "both-score"}}),
              HasSubstr("all of them score, a given player 1 in 40,843."));
  EXPECT_THAT(remarks({{"hand.both-win", "redeal"}}), HasSubstr("the cards are dealt anew."));
  EXPECT_THAT(remarks({{"hand.both-win", "dealer"}}),
              HasSubstr("the dealer wins if one of them, 1 in 40,843"));
  EXPECT_THAT(remarks({{"hand.four-of-month", "nothing"}}),
              Not(HasSubstr("Several hands win at once, ")));
}

TEST(DealReports, SayWhichOfHandAndFieldComesFirst) {
  EXPECT_THAT(remarks(), HasSubstr("the hand comes first and wins"));
  EXPECT_THAT(remarks({{"hand.against-field", "field-first"}}),
              HasSubstr("the field comes first and voids the deal."));
}

}  // namespace
}  // namespace hanaproof::reports::deals_test
