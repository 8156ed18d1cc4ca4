// Lines of witnesses, played in the spec.
#include "checker/editions/played_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/spec/hachi/round.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::played_line_test {
namespace {

using testing::builtin;

cards::CardSet set(std::string_view codes) { return *cards::CardSet::parse(codes); }

// Two hands and a field of eight; the stock lies in the order of the codes: 14, 22, 32, ...
notation::Position dealt() {
  notation::Position position = notation::Position::empty("robin-red.koi-koi.en", 2);
  position.hands = {set("11 23 31 44 52 63 71 A3"), set("12 21 33 41 64 82 91 C1")};
  position.field = set("13 24 34 51 72 83 92 B1");
  position.stock = (position.deck - position.hands[0] - position.hands[1] - position.field).cards();
  return position;
}

Finding finding_of(const std::vector<std::string>& line) {
  Finding finding;
  finding.id = "contradiction/capture.drawn.one/2-players";
  finding.witness.situation = Situation::pile;
  finding.witness.deal = dealt();
  for (const auto& move : line) finding.witness.line.push_back(*notation::Move::parse(move));
  return finding;
}

TEST(WalkOfCapturing, KnowsWhereEveryCardLiesAfterEachStep) {
  const auto line = walk(finding_of({"11x13", "12x14"}), builtin());
  ASSERT_TRUE(line);
  ASSERT_EQ(line->steps.size(), 2U);
  EXPECT_EQ(line->start.table.field, dealt().field);

  // 11 takes 13; of January nothing is left on the field, so the 14 drawn stays there.
  const Stage& first = line->steps[0].after;
  EXPECT_EQ(line->steps[0].player, 0);
  EXPECT_EQ(line->steps[0].move, "11x13");
  EXPECT_EQ(first.table.hands[0], set("23 31 44 52 63 71 A3"));
  EXPECT_EQ(first.table.captured[0], set("11 13"));
  EXPECT_EQ(first.table.field, set("14 24 34 51 72 83 92 B1"));
  EXPECT_EQ(first.table.stock.front().code(), "22");
  EXPECT_EQ(first.turn, 1);

  // 12 takes that 14, and the 22 drawn takes 24.
  const Stage& second = line->steps[1].after;
  EXPECT_EQ(second.table.captured[1], set("12 14 22 24"));
  EXPECT_EQ(second.table.field, set("34 51 72 83 92 B1"));
  EXPECT_EQ(second.table.stock.size(), 22U);
  EXPECT_FALSE(line->parts);
}

TEST(WalkOfCapturing, TellsWhereTheSidesPart) {
  Finding finding = finding_of({"11x13", "12x14", "31x34"});
  finding.witness.outcomes = {
      {"duty", "robin-red.koi-koi.en", {}, 2, ""},
      {"right", "robin-red.koi-koi.en", {{"capture.drawn.one", "right"}}, 2, ""}};
  // The first card drawn matches nothing; who draws the second may leave 24 where it is a right.
  const auto line = walk(finding, builtin());
  ASSERT_TRUE(line);
  EXPECT_EQ(line->parts, 2U);
}

TEST(WalkOfCapturing, ADecisionIsTheLastStep) {
  Finding finding = finding_of({"11x13"});
  finding.witness.situation = Situation::decision;
  finding.witness.move = notation::Move::parse("12x14");
  const auto line = walk(finding, builtin());
  ASSERT_TRUE(line);
  ASSERT_EQ(line->steps.size(), 2U);
  EXPECT_EQ(line->steps[1].move, "12x14");
}

TEST(WalkOfCapturing, ThereIsNoneWhereTheLineIsIllegal) {
  EXPECT_FALSE(walk(finding_of({"11x24"}), builtin()));
  EXPECT_FALSE(walk(finding_of({}), builtin()));
}

TEST(WalkOfBetting, KnowsWhoHasPutInWhat) {
  Finding finding;
  finding.witness.situation = Situation::stake;
  finding.witness.bets = notation::BetRound{
      0, {60, 60}, 1, {notation::Bet::raise(2), notation::Bet::follow()}, {}, {}};
  finding.witness.outcomes = {{"", "korean.seotda", {}, 2, ""}};
  const auto line = walk(finding, builtin());
  ASSERT_TRUE(line);
  EXPECT_EQ(line->game, Walk::Game::betting);
  // One coin each at first, then two more of each.
  EXPECT_EQ(line->start.put_in, (std::vector{1, 1}));
  const auto first = static_cast<std::size_t>(line->steps[0].player);
  EXPECT_EQ(line->steps[0].after.put_in[first], 3);
  EXPECT_EQ(line->steps[0].after.money[first], 57);
  EXPECT_EQ(line->steps[0].after.put_in[1 - first], 1);
  EXPECT_EQ(line->steps[1].after.put_in, (std::vector{3, 3}));
}

TEST(WalkOfHachi, FollowsTheSpec) {
  const spec::hachi::Rules rules(
      rulebook::Ruleset(builtin().at("oishi-tengudo.hachi-hachi"), {4, {}}));
  std::vector<cards::Card> shuffled;
  for (int i = 0; i < cards::kCards; ++i) shuffled.push_back(cards::Card::at(i * 7 % 48));
  notation::HachiRound round;
  round.match = spec::hachi::first_match(rules, 6, 0);
  round.deal = spec::hachi::deal(rules, 0, shuffled, 0, shuffled);
  std::vector<notation::HachiPosition> positions = {
      spec::hachi::begin(rules, round.match, round.deal)};
  while (round.line.size() < 12 && positions.back().phase != notation::HachiPhase::over) {
    round.line.push_back(spec::hachi::legal_moves(rules, positions.back()).back());
    positions.push_back(spec::hachi::play(rules, positions.back(), round.line.back()));
  }
  Finding finding;
  finding.witness.situation = Situation::table;
  finding.witness.hachi = round;
  finding.witness.outcomes = {{"", "oishi-tengudo.hachi-hachi", {}, 4, ""}};
  const auto line = walk(finding, builtin());
  ASSERT_TRUE(line);
  ASSERT_EQ(line->steps.size(), round.line.size());
  for (std::size_t taken = 0; taken < positions.size(); ++taken) {
    const Stage& stage = line->at(taken);
    EXPECT_EQ(stage.table.hands, positions[taken].hands) << taken;
    EXPECT_EQ(stage.table.captured, positions[taken].captured) << taken;
    EXPECT_EQ(stage.table.field, positions[taken].field) << taken;
    EXPECT_EQ(stage.money, positions[taken].match.money) << taken;
  }
}

}  // namespace
}  // namespace hanaproof::checker::played_line_test
