// What the survey finds in Hachi-Hachi, and that it finds what is put in.
#include <algorithm>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/editions/replay.h"
#include "checker/editions/survey/survey.h"
#include "checker/situations/corpus.h"
#include "model/spec/hachi/round.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::hachi_survey_test {
namespace {

using cards::CardSet;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const Report& report() {
  static const Report all = survey(testing::builtin().of_game("hachi-hachi"));
  return all;
}

const Finding* find(checker::Kind kind, const std::string& topic) {
  const auto found = std::ranges::find_if(report().findings, [&](const Finding& finding) {
    return finding.topic == topic &&
           (finding.kind == kind || std::ranges::find(finding.also, kind) != finding.also.end());
  });
  return found == report().findings.end() ? nullptr : &*found;
}

std::string outcome(const Finding& finding, const std::string& side) {
  for (const Outcome& each : finding.witness.outcomes) {
    if (each.side == side) return each.text;
  }
  return "no such side";
}

TEST(HachiSurvey, EveryWitnessReplays) {
  EXPECT_GE(report().findings.size(), 30U);
  for (const Finding& finding : report().findings) {
    const Replay again = replay(finding, testing::builtin());
    EXPECT_THAT(again.mismatches, IsEmpty()) << finding.id;
  }
}

// Fields that wait when the match ends: with the rules read one way they are lost, else play goes
// on.
TEST(HachiSurvey, FieldsThatWaitAtTheEnd) {
  const Finding* finding = find(Kind::ambiguity, "field.pending-end");
  if (!finding) finding = find(Kind::gap, "field.pending-end");
  ASSERT_NE(finding, nullptr);
  ASSERT_TRUE(finding->witness.hachi.has_value());
  EXPECT_THAT(outcome(*finding, "lost"), HasSubstr("the match is over"));
  EXPECT_THAT(outcome(*finding, "extra-rounds"),
              AllOf(HasSubstr("waiting:"), ::testing::Not(HasSubstr("the match is over"))));
}

// The text has 89 and more, and 87 and fewer: an edition that does not say what of 88 has a gap,
// and it is shown at 88.
TEST(HachiSurvey, MizuTenWithExactly88) {
  rulebook::Edition silent = testing::builtin().at("oishi-tengudo.hachi-hachi");
  for (rulebook::Clause& clause : silent.clauses) {
    if (clause.topic->id == "mizuten.between") clause.standing = rulebook::Standing::silent;
  }
  RulesetComparer comparer;
  const GameEditions game{.editions = {&silent}, .comparer = &comparer};
  const auto found =
      gaps(game, *rulebook::find_topic("mizuten.between"), {silent.players.front(), {}});
  ASSERT_EQ(found.size(), 1U);
  ASSERT_TRUE(found.front().witness.hachi.has_value());
  const notation::HachiRound& round = *found.front().witness.hachi;
  const spec::hachi::Rules rules(rulebook::Ruleset(
      testing::builtin().at("oishi-tengudo.hachi-hachi"),
      {round.position ? round.position->match.players : round.match.players, {}}));
  auto position =
      round.position ? *round.position : spec::hachi::begin(rules, round.match, round.deal);
  for (const auto& move : round.line) position = spec::hachi::play(rules, position, move);
  EXPECT_TRUE(position.mizu_ten);
  EXPECT_EQ(position.captured[static_cast<std::size_t>(position.dealt_by)].points(), 88);
}

// The chart has combos of four of a month; the base rules deal such a hand again.
TEST(HachiSurvey, FourOfAMonthAgainstTheBaseRules) {
  const Finding* finding = find(Kind::internal, "hand.four-of-month");
  ASSERT_NE(finding, nullptr);
  EXPECT_THAT(outcome(*finding, "redeal"), HasSubstr("void-deal"));
  EXPECT_EQ(finding->clauses.size(), 2U);
  EXPECT_EQ(finding->clauses.back().edition, "oishi-tengudo.base");
}

// With three players nobody passes and is replaced: the pot of a round that is played is empty.
TEST(HachiSurvey, APointForTheTrackFromAnEmptyPot) {
  const Finding* finding = find(Kind::gap, "marker.empty-pot");
  ASSERT_NE(finding, nullptr);
  EXPECT_EQ(finding->impact.points, 1);
}

// If the willow cards are dregs alone there are four lights.
TEST(HachiSurvey, FiveLightsWithoutTheWillow) {
  // It hangs on the sentence that can be read either way, and keeps its proof there.
  const Finding* finding = find(Kind::ambiguity, "card.willow");
  ASSERT_NE(finding, nullptr);
  EXPECT_THAT(finding->rows, Contains(Field(&FindingRow::topic, "yaku.gokou")));
  ASSERT_EQ(finding->evidence.queries.size(), 1U);
  EXPECT_EQ(finding->evidence.queries.front().verdict, "unsat");
}

// A dreg hand with the willow's ribbon: seven dregs, or one ribbon and six.
TEST(HachiSurvey, HandsThatMakeTwoCombosOfOneType) {
  RulesetComparer comparer;
  rulebook::Edition silent = testing::builtin().at("oishi-tengudo.hachi-hachi");
  std::erase_if(silent.clauses, [](const rulebook::Clause& clause) {
    return clause.topic->id == "combo.same-type";
  });
  const auto all = overlapping_combos(silent, comparer);
  const auto found = std::ranges::find_if(all, [](const Finding& finding) {
    return finding.id.find("all-dregs-and-single-ribbon") != std::string::npos;
  });
  ASSERT_NE(found, all.end());
  // The 24 dregs and the three other willow cards count as dregs: the willow's ribbon and any six
  // of the other 26.
  EXPECT_THAT(found->evidence.summary, HasSubstr("230230 make both"));  // choose(26, 6)
  EXPECT_EQ(found->witness.outcomes.size(), 2U);
}

TEST(HachiSurvey, TheSeventhPlaceHasNoPenalty) {
  const auto is_of_seven = [](const Finding& finding) {
    const bool row = std::ranges::any_of(finding.rows, [](const FindingRow& each) {
      return each.topic == "pass.beyond" && (!each.scope || each.scope->players == 7);
    });
    return row && finding.scope.players == 7;
  };
  EXPECT_TRUE(std::ranges::any_of(report().findings, is_of_seven));
}

TEST(HachiSurvey, NoExampleOfTheTextIsWrong) {
  for (const Finding& finding : report().findings) {
    EXPECT_THAT(finding.topic, ::testing::Not(::testing::StartsWith("claim."))) << finding.id;
  }
}

// The styles of deal and play, and the ends that are made up, exist so that every rule comes up;
// this is what keeps them honest.
TEST(HachiCorpus, AsksForEveryRule) {
  const auto& edition = testing::builtin().at("oishi-tengudo.hachi-hachi");
  // Asked when a match or a deal is made, before there is a round.
  const std::set<std::string> before = {"money.start", "deal.blank-card"};
  std::set<std::string> never;
  for (const rulebook::Topic& topic : rulebook::topics()) {
    if (topic.family != rulebook::Family::hachi || topic.asked == rulebook::Asked::text) continue;
    if (!before.contains(topic.id)) never.insert(topic.id);
  }
  for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
    const HachiCorpus corpus(rulebook::Ruleset(edition, scope), 40, 210);
    std::erase_if(never, [&](const std::string& topic) { return corpus.asked(topic); });
  }
  EXPECT_THAT(never, IsEmpty());
}

// ---- Seeded faults ------------------------------------------------------------------------------

// The topics of the findings on an edition that gives some topics another answer.
std::vector<std::string> accused(const std::string& clauses) {
  rulebook::Library library(editions::builtin_editions());
  const std::string text =
      "id = \"house.hachi-hachi\"\ntitle = \"House\"\ngame = \"hachi-hachi\"\nlanguage = \"en\"\n"
      "inherit = \"oishi-tengudo.hachi-hachi\"\nplayers = [4]\n" +
      clauses;
  const auto& edition = library.add({"house.toml", text});
  RulesetComparer comparer;
  std::vector<std::string> topics;
  for (const Finding& finding : false_hachi_claims(edition, comparer))
    topics.push_back(finding.topic);
  return topics;
}

std::string clause(const std::string& topic, const std::string& value) {
  return "\n[[clause]]\ntopic = \"" + topic + "\"\nvalue = " + value + "\n";
}

TEST(HachiSurvey, WrongExamplesAreFound) {
  EXPECT_THAT(accused(""), IsEmpty());
  EXPECT_THAT(accused(clause("claim.double-eight-example", "{ points = 170, kan = 13 }")),
              ::testing::ElementsAre("claim.double-eight-example"));
  EXPECT_THAT(
      accused(clause("claim.combo-settlement", "[{ kan = [2, 3, 0], gains = [1, 4, -4] }]")),
      ::testing::ElementsAre("claim.combo-settlement"));
  EXPECT_THAT(accused(clause("claim.count-examples", "[{ points = 100, gain = 13 }]")),
              ::testing::ElementsAre("claim.count-examples"));
  EXPECT_THAT(
      accused(clause("claim.carry-examples",
                     "[{ fields = [[\"11\", \"B1\"]], played = [\"double\", \"grand\"] }]")),
      ::testing::ElementsAre("claim.carry-examples"));
  EXPECT_THAT(accused(clause("claim.start-total", "6")),
              ::testing::ElementsAre("claim.start-total"));
  EXPECT_THAT(accused(clause("final.bonus", "4")), ::testing::ElementsAre("claim.bonus-example"));
  // The first of the text's two examples needs that each light makes a field.
  EXPECT_THAT(accused(clause("field.generates", "\"one-field\"")),
              ::testing::Contains("claim.carry-examples"));
}

}  // namespace
}  // namespace hanaproof::checker::hachi_survey_test
