// What rounds come to, in numbers worked out by hand.
#include "model/spec/hachi/reckoning.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/model/spec/hachi/table.h"

namespace hanaproof::hachi_tests::reckoning_test {
namespace {

using notation::FieldSort;
using notation::HachiEnd;
using ::testing::ElementsAre;

constexpr int kKan = 12;

// Three piles that together are all that is captured.
std::vector<CardSet> piles(int first, int second) {
  const CardSet a = worth(first);
  const CardSet b = worth(second, CardSet::all() - a);
  EXPECT_EQ(a.points(), first);
  EXPECT_EQ(b.points(), second);
  return {a, b, CardSet::all() - a - b};
}

std::vector<int> reckoned(const spec::hachi::Rules& rules, HachiPosition position) {
  spec::hachi::decide(rules, position);
  return spec::hachi::reckon(rules, position).seats;
}

// No captured combos and no hand combos: the cards alone.
std::map<std::string, std::string> cards_alone() {
  return {{"yaku.aotan", "none"}, {"yaku.kasu", "none"}};
}

TEST(Reckoning, CardsCountAgainstPar) {
  const spec::hachi::Rules rules(ruleset(4, cards_alone()));
  // 100, 72 and the remaining 92 points.
  EXPECT_THAT(reckoned(rules, played_out(rules, piles(100, 72))), ElementsAre(12, -16, 4, 0));
}

TEST(Reckoning, PairwiseCardsCountThreeTimes) {
  auto changed = cards_alone();
  changed["count.settle"] = "pairwise";
  const spec::hachi::Rules rules(ruleset(4, changed));
  EXPECT_THAT(reckoned(rules, played_out(rules, piles(100, 72))), ElementsAre(36, -48, 12, 0));
}

TEST(Reckoning, FieldsMultiplyCards) {
  const spec::hachi::Rules rules(ruleset(4, cards_alone()));
  HachiPosition position = played_out(rules, piles(100, 72));
  position.sort = FieldSort::grand;
  EXPECT_THAT(reckoned(rules, position), ElementsAre(48, -64, 16, 0));
}

TEST(Reckoning, DoubleEightIsPaidByEachOfTheOthers) {
  const spec::hachi::Rules rules(ruleset(4, cards_alone()));
  HachiPosition position = played_out(rules, piles(170, 50));
  // 10 kan, and one for each of the two points beyond 168.
  EXPECT_THAT(reckoned(rules, position), ElementsAre(24 * kKan, -12 * kKan, -12 * kKan, 0));
  spec::hachi::decide(rules, position);
  EXPECT_EQ(position.end, HachiEnd::counted);
  EXPECT_EQ(position.winner, 0);
}

TEST(Reckoning, AllEightsAreOyas) {
  const spec::hachi::Rules rules(ruleset(4, cards_alone()));
  HachiPosition position = played_out(rules, piles(88, 88));
  position.oya = 1;
  EXPECT_THAT(reckoned(rules, position), ElementsAre(-10 * kKan, 20 * kKan, -10 * kKan, 0));
}

TEST(Reckoning, EqualBestPointsGoToOyaFirst) {
  const spec::hachi::Rules rules(ruleset(4, cards_alone()));
  HachiPosition position = played_out(rules, piles(64, 100));
  position.oya = 1;  // 1 and 2 have 100 each
  spec::hachi::decide(rules, position);
  EXPECT_EQ(position.winner, 1);
  position.oya = 2;
  spec::hachi::decide(rules, position);
  EXPECT_EQ(position.winner, 2);
}

TEST(Reckoning, CombosAfterSageAreHalvedWhenTheStockIsEmpty) {
  auto changed = cards_alone();
  changed.erase("yaku.aotan");
  const spec::hachi::Rules rules(ruleset(4, changed));
  HachiPosition position = played_out(rules, piles(100, 72));
  const CardSet blue = CardSet::ribbon(cards::Ribbon::blue);
  for (CardSet& pile : position.captured) pile -= blue;
  position.captured[1] |= blue;
  const int lost = position.captured[0].points();
  const int held = position.captured[1].points();
  position.sage[1] = true;
  // Half of 7 kan from each, and cards against 88.
  const auto brought = reckoned(rules, position);
  EXPECT_EQ(brought[0], lost - 88 - 42);
  EXPECT_EQ(brought[1], held - 88 + 84);
}

TEST(Reckoning, YoshiAgainstASageIsPaidTwiceByOne) {
  auto changed = cards_alone();
  changed.erase("yaku.aotan");
  const spec::hachi::Rules rules(ruleset(4, changed));
  HachiPosition position = played_out(rules, {{}, CardSet::ribbon(cards::Ribbon::blue), {}});
  position.end = HachiEnd::yoshi;
  position.turn = 1;
  position.winner = 1;
  EXPECT_THAT(spec::hachi::reckon(rules, position).seats, ElementsAre(-84, 168, -84, 0));
  position.sage[2] = true;
  EXPECT_THAT(spec::hachi::reckon(rules, position).seats, ElementsAre(0, 168, -168, 0));
}

TEST(Reckoning, HandCombosArePaidPairwise) {
  const spec::hachi::Rules rules(ruleset(4));
  HachiPosition position = played_out(rules, {});
  position.deal.hands[0] = *CardSet::parse("11 12 13 22 33 44 53");  // three: 2 kan
  position.deal.hands[1] = *CardSet::parse("41 42 43 21 52 63 71");  // three of April: 3 kan
  position.deal.hands[2] = *CardSet::parse("61 62 72 81 82 91 92");  // nothing
  position.shown = {{"three"}, {"three"}, {}, {}};
  EXPECT_THAT(spec::hachi::settle_hand_combos(rules, position).seats,
              ElementsAre(1 * kKan, 4 * kKan, -5 * kKan, 0));
}

TEST(Reckoning, MizuTenIsWonFrom89AndLostTo87) {
  const spec::hachi::Rules rules(ruleset(4, cards_alone()));
  const auto with_mizuten = [&](int points, const std::string& between) {
    auto changed = cards_alone();
    changed["mizuten.between"] = between;
    const spec::hachi::Rules with(ruleset(4, changed));
    HachiPosition position = played_out(with, piles(points, 80));
    position.mizu_ten = true;
    return reckoned(with, position);
  };
  // The passing seat 3 pays and is paid, too.
  EXPECT_THAT(with_mizuten(89, "nothing"), ElementsAre(1 + 36, -8 - 12, 7 - 12, -12));
  EXPECT_THAT(with_mizuten(87, "nothing"), ElementsAre(-1 - 36, -8 + 12, 9 + 12, 12));
  EXPECT_THAT(with_mizuten(88, "nothing"), ElementsAre(0, -8, 8, 0));
  EXPECT_THAT(with_mizuten(88, "success"), ElementsAre(36, -8 - 12, 8 - 12, -12));
}

TEST(Reckoning, EscapeNeedsADregComboOtherThanTheSingleLight) {
  const spec::hachi::Rules rules(ruleset(4, cards_alone()));
  HachiPosition position = played_out(rules, piles(100, 72));
  position.deal.hands[0] = *CardSet::parse("13 14 23 24 33 34 43");
  position.shown[0] = {"all-dregs"};
  EXPECT_THAT(reckoned(rules, position), ElementsAre(12 + 24, -16 - 12, 4 - 12, 0));
  position.deal.hands[0] = *CardSet::parse("11 14 23 24 33 34 43");
  position.shown[0] = {"single-light"};
  EXPECT_THAT(reckoned(rules, position), ElementsAre(12, -16, 4, 0));
}

TEST(Reckoning, DivingNeedsTheThreeOfTheHand) {
  const spec::hachi::Rules rules(ruleset(4, cards_alone()));
  HachiPosition position = played_out(rules, piles(100, 72));
  const CardSet january = *CardSet::parse("11 12 13");
  position.deal.hands[0] = january | *CardSet::parse("22 33 44 53");
  position.shown[0] = {"three"};
  for (CardSet& pile : position.captured) pile -= january;
  position.captured[0] |= january;
  const int own = position.captured[0].points() - 88;
  EXPECT_EQ(reckoned(rules, position)[0], own + 24);
  position.captured[0].erase(Card::of(1, 3));
  EXPECT_EQ(reckoned(rules, position)[0], own - 1);
}

}  // namespace
}  // namespace hanaproof::hachi_tests::reckoning_test
