// What a text counts, against what it lists.
#include <gmock/gmock.h>

#include "checker/editions/survey/survey.h"
#include "tests/cherry.h"

namespace hanaproof::checker::arithmetic_test {
namespace {

using books::cherry;
using books::clause;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::vector<Finding> counted(const std::string& clauses) {
  const rulebook::Library library = cherry(clauses);
  RulesetComparer comparer;
  return faulty_arithmetic(library.at("cherry.en"), comparer);
}

// Eight yaku of three cards, four cards in two of them: 8 x 3 - 4.
TEST(Arithmetic, EightYakuOfThreeCardsDoNotMarkEveryCard) {
  const auto findings = counted(clause("claim.every-card-marked", "true"));
  ASSERT_THAT(findings, SizeIs(1));
  EXPECT_EQ(findings[0].topic, "claim.every-card-marked");
  EXPECT_EQ(findings[0].kind, Kind::internal);
  EXPECT_THAT(findings[0].remarks, HasSubstr("its 8 yaku are made of 20 of the 48 cards"));
  EXPECT_THAT(findings[0].evidence.summary, HasSubstr("11 12 21 22"));
}

// The fourth plain ribbon is the willow's.
TEST(Arithmetic, CardsAreCountedInEveryReadingOfAYaku) {
  const auto findings = counted(clause("claim.every-card-marked", "true") +
                                "\n[[yaku]]\nid = \"red\"\npoints = \"50\"\nreadings = [\n"
                                "  { name = \"three\", cards = \"all(12 | 42 | 52)\" },\n"
                                "  { name = \"any\", cards = \"count(plain) >= 3\" },\n]\n");
  ASSERT_THAT(findings, SizeIs(1));
  EXPECT_THAT(findings[0].remarks, HasSubstr("21 of the 48 cards"));
}

TEST(Arithmetic, ATextThatMarksEveryCardIsRight) {
  EXPECT_THAT(counted(clause("claim.every-card-marked", "false")), IsEmpty());
  EXPECT_THAT(counted(clause("claim.every-card-marked", "true") +
                      books::yaku("all", "count(light | animal | ribbon | dreg) >= 40", "50")),
              IsEmpty());
}

TEST(Arithmetic, ThreePartnersDoNotSitOppositeEachOther) {
  const std::string six = "when = { players = [6] }\n";
  const auto opposite = clause("teams.seats", "\"opposite\"") + six;
  const auto threes = counted(clause("option.teams-of-three", "\"optional\"") + six + opposite);
  ASSERT_THAT(threes, SizeIs(1));
  EXPECT_EQ(threes[0].topic, "teams.seats");
  const auto twos = counted(clause("option.teams-of-two", "\"optional\"") + six + opposite);
  EXPECT_THAT(twos, IsEmpty());
}

}  // namespace
}  // namespace hanaproof::checker::arithmetic_test
