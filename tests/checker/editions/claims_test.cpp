// Claims that do not follow from an edition's own rules: each is found when the text is made to say
// so.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/editions/survey/survey.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::claims_test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// hana-awase.pl with other clauses.
std::vector<Finding> claims_with(const std::string& clauses) {
  rulebook::Library library = testing::builtin();
  const rulebook::Edition& edition = library.add(
      {"house.toml", "id = \"house\"\ntitle = \"House\"\ninherit = \"hana-awase.pl\"\n" + clauses});
  RulesetComparer comparer;
  return false_claims(edition, comparer);
}

std::vector<std::string> topics(const std::vector<Finding>& findings) {
  std::vector<std::string> ids;
  for (const Finding& finding : findings) ids.push_back(finding.topic);
  return ids;
}

std::string clause(const std::string& topic, const std::string& value) {
  return "\n[[clause]]\ntopic = \"" + topic + "\"\nvalue = " + value + "\n";
}

// The text as it stands: a turn does change with two players.
const std::vector<std::string> kAsPrinted = {"claim.turn-never-changes"};

TEST(Claims, OfThePolishTextThatDoNotFollow) {
  const auto findings = claims_with("");
  ASSERT_EQ(topics(findings), kAsPrinted);
  EXPECT_EQ(findings[0].scope.players, 2);
  EXPECT_THAT(findings[0].remarks, HasSubstr("8 stock cards"));  // 48 - 2 x 8 - 8 - 16 drawn
}

// What ends a round is customary there: no clause of the text holds for two players.
TEST(Claims, ThatNoClauseBacksAreHeldAgainstWhatIsCustomary) {
  const std::string end =
      "\n[[clause]]\ntopic = \"round.end\"\nvalue = \"hands-empty\"\n"
      "when = { option = \"short-ending\" }\n";
  const auto findings = claims_with(end);
  EXPECT_THAT(topics(findings), Contains("claim.field-is-cleared"));
}

TEST(Claims, StockThatIsLeftIsCounted) {
  const auto findings = claims_with(clause("claim.stock-left", "7"));
  ASSERT_EQ(topics(findings).front(), "claim.stock-left");
  EXPECT_THAT(findings.front().remarks, HasSubstr("says 7, but by its own rules it is 8"));
}

TEST(Claims, TheWorthOfTheDeckFollowsFromTheCards) {
  // 5 lights of 19 instead of 20: 264 - 5.
  const auto findings =
      claims_with(clause("score.card-values", "{ light = 19, animal = 10, ribbon = 5, dreg = 1 }"));
  ASSERT_EQ(topics(findings).front(), "claim.deck-worth");
  EXPECT_THAT(findings.front().remarks, HasSubstr("says 264, but by its own rules it is 259"));
}

TEST(Claims, AFieldIsNotClearedWhereCaptureIsARight) {
  const auto findings = claims_with(clause("capture.played.one", "\"right\"") +
                                    clause("capture.drawn.one", "\"right\""));
  const auto field = std::find_if(findings.begin(), findings.end(), [](const Finding& finding) {
    return finding.topic == "claim.field-is-cleared";
  });
  ASSERT_NE(field, findings.end());
  EXPECT_THAT(field->scope.options, IsEmpty());
  EXPECT_EQ(field->witness.outcomes.size(), 2U);
}

}  // namespace
}  // namespace hanaproof::checker::claims_test
