// Four texts of one game in which yaku act on the scores of cards.
#include <array>
#include <set>
#include <string_view>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/editions/replay.h"
#include "checker/editions/survey/survey.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::sakura_survey_test {
namespace {

using cards::CardSet;
using cards::Kind;
using notation::Position;
using ::testing::EndsWith;
using ::testing::HasSubstr;

const Report& report() {
  static const Report all = survey(testing::builtin().of_game("sakura"));
  return all;
}

std::vector<const Finding*> all_of(checker::Kind kind, const std::string& topic) {
  std::vector<const Finding*> found;
  for (const Finding& finding : report().findings) {
    if (finding.kind == kind && finding.topic == topic) found.push_back(&finding);
  }
  return found;
}

// The yaku of pages 32 and 33, plain ribbons without the willow's.
constexpr std::array<std::string_view, 8> kYaku = {"31 81 91", "11 21 31", "12 22 32", "62 92 A2",
                                                   "41 51 71", "71 82 A1", "61 91 A1", "42 52 72"};

struct Held {
  int worth = 0;
  int yaku = 0;
};

Held held(CardSet captured) {
  Held held;
  for (const cards::Card card : captured) {
    held.worth += card.kind() == Kind::light    ? 20
                  : card.kind() == Kind::animal ? 10
                  : card.kind() == Kind::ribbon ? 5
                                                : 0;
  }
  for (const std::string_view codes : kYaku) {
    const CardSet yaku = *CardSet::parse(codes);
    if ((captured & yaku) == yaku) ++held.yaku;
  }
  return held;
}

Position played(const rulebook::Edition& edition, const Witness& witness) {
  const spec::Rules rules(rulebook::Ruleset(edition, {2, {}}));
  Position position = spec::open(rules, *witness.position);
  for (const auto& move : witness.line) position = spec::play(rules, position, move);
  return position;
}

TEST(SakuraSurvey, ThreeTextsContradictThemselvesOnWhoLosesFiftyPoints) {
  std::set<std::string> editions;
  RulesetComparer comparer;
  const GameEditions game{testing::builtin().of_game("sakura"), &comparer};
  const auto found = overlaps(game, *rulebook::find_topic("score.yaku-effect"), {2, {}});
  for (const Finding& finding : found) {
    editions.insert(finding.editions.begin(), finding.editions.end());
    ASSERT_EQ(finding.positions.size(), 2U);
    EXPECT_EQ(finding.positions[0].value, "opponents-lose");
    const rulebook::Edition& edition = testing::builtin().at(finding.editions.front());
    const Position over = played(edition, finding.witness);
    const Held a = held(over.captured[0]);
    const Held b = held(over.captured[1]);
    ASSERT_GT(a.yaku + b.yaku, 0);
    const bool everyone = finding.positions[1].value == "everyone-loses";
    EXPECT_TRUE(everyone || finding.positions[1].value == "gain-and-lose");
    const int own = everyone ? -50 : 50;
    const auto written = [](int first, int second) {
      return EndsWith(fmt::format("written down: {} {}", first, second));
    };
    EXPECT_THAT(finding.witness.outcomes[0].text,
                written(a.worth - 50 * b.yaku, b.worth - 50 * a.yaku));
    EXPECT_THAT(finding.witness.outcomes[1].text, written(a.worth - 50 * b.yaku + own * a.yaku,
                                                          b.worth - 50 * a.yaku + own * b.yaku));
  }
  const std::set<std::string> expected = {"robin-red.sakura.de", "robin-red.sakura.en",
                                          "robin-red.sakura.es"};
  EXPECT_EQ(editions, expected);
}

// English and Spanish print one of two answers in one place and the other in three.
TEST(SakuraSurvey, TwoAnswersOfOneTextAreSaidOnceOfAllLanguages) {
  const auto found = all_of(checker::Kind::translation, "score.yaku-effect");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_THAT(found.front()->remarks,
              EndsWith("robin-red.sakura.de says “The points of a yaku are taken off each "
                       "opponent's score; the player who made it gains nothing.” in one place and "
                       "“The points of a yaku are taken off each opponent's score and added once "
                       "to that of the player who made it.” in another, and not which holds. "
                       "robin-red.sakura.en, robin-red.sakura.es say “The points of a yaku are "
                       "taken off each opponent's score; the player who made it gains nothing.” in "
                       "one place and “The points of a yaku are taken off every player's score, "
                       "including that of the player who made it.” in another, and not which "
                       "holds."));
  // No language settles it: the same in all of them would not do.
  EXPECT_EQ(found.front()->suggestion,
            "Say which is meant, and the same in all languages. Say which of the two passages "
            "gives way.");
}

TEST(SakuraSurvey, WhatOneLanguageSettlesIsToBePrintedInAll) {
  const auto found = all_of(checker::Kind::translation, "teams.captured");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.front()->suggestion, "Print the same in all languages.");
}

// Nobody pays: cards and yaku are written down. The winners of the round write down the same.
TEST(SakuraSurvey, WhatIsWrittenDownIsAtStake) {
  const auto found = all_of(checker::Kind::internal, "payment.team");
  ASSERT_EQ(found.size(), 1U);
  const std::vector<Outcome>& outcomes = found.front()->witness.outcomes;
  ASSERT_EQ(outcomes.size(), 2U);
  EXPECT_THAT(outcomes[0].text, EndsWith("written down: 10 130 10 130"));
  EXPECT_THAT(outcomes[1].text, EndsWith("written down: -90 130 -90 130"));
  EXPECT_EQ(found.front()->impact.points, 100);
}

TEST(SakuraSurvey, RulesThatNeverFireAreDeadInEachTextAndOneFinding) {
  RulesetComparer comparer;
  // Seven cards hold no four pairs, three cards no four of a month; nor do six cards on the field.
  for (const auto& [topic, players, also] :
       {std::tuple{"hand.four-pairs", 3, "Nor with 7 players"},
        std::tuple{"hand.four-of-month", 6, "Nor with 7 players"},
        std::tuple{"field.four-pairs", 3, "Nor with 7 players"}}) {
    for (const rulebook::Edition* edition : testing::builtin().of_game("sakura")) {
      const auto found = dead_rules(*edition, comparer);
      const auto finding = std::ranges::find(found, topic, &Finding::topic);
      ASSERT_NE(finding, found.end()) << topic;
      EXPECT_EQ(finding->scope.players, players);
      EXPECT_THAT(finding->remarks, HasSubstr(also));
    }
  }
  for (const Finding* finding : all_of(checker::Kind::dead_rule, "field.four-pairs"))
    EXPECT_EQ(finding->editions.size(), 4U);
  EXPECT_EQ(all_of(checker::Kind::dead_rule, "field.four-pairs").size(), 1U);
}

// The texts give the cards of one month to the wildcard's player, and none else: no gap.
TEST(SakuraSurvey, NobodyIsGivenTheOtherCardsThatTheWildcardLeaves) {
  EXPECT_TRUE(all_of(checker::Kind::gap, "round.field-left").empty());
}

TEST(SakuraSurvey, EveryFindingReplays) {
  for (const Finding& finding : report().findings) {
    EXPECT_TRUE(replay(finding, testing::builtin()).holds()) << finding.id;
  }
}

}  // namespace
}  // namespace hanaproof::checker::sakura_survey_test
