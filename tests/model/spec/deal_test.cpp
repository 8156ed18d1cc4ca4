#include "model/spec/deal.h"

#include <gmock/gmock.h>

#include "model/spec/settle.h"
#include "tests/model/spec/table.h"

namespace hanaproof::spec::deal_test {
namespace {

using cards::CardSet;
using notation::DealEnd;
using notation::Phase;
using notation::Position;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Answers = std::map<std::string, std::string>;

std::optional<int> dealer(const Answers& answers, const std::string& drawn, int players = 2) {
  const Rules rules = table::rules(answers, players);
  return first_dealer(rules, table::cards(drawn));
}

TEST(FirstDealer, HoldsTheEarliestMonthOrTheOneNearestToJanuary) {
  const Answers nearest = {{"dealer.first", "nearest-january"}};
  EXPECT_EQ(dealer({}, "31 21"), 1);
  EXPECT_EQ(dealer({}, "C1 31"), 1);
  EXPECT_EQ(dealer(nearest, "C1 31"), 0);  // December is one month from January
  EXPECT_EQ(dealer(nearest, "71 81"), 1);  // six months against five
  EXPECT_EQ(dealer(nearest, "C1 11"), 1);
}

TEST(FirstDealer, IsDrawnForAgainWhenTwoAreEqual) {
  EXPECT_EQ(dealer({}, "31 32"), std::nullopt);
  EXPECT_EQ(dealer({{"dealer.first", "nearest-january"}}, "C1 21"), std::nullopt);
  EXPECT_EQ(dealer({}, "C1 21"), 1);
}

TEST(FirstDealer, EqualMonthsFurtherOffMatterOnlyWhereTheRuleSaysSo) {
  EXPECT_EQ(dealer({}, "11 51 52", 3), 0);
  EXPECT_EQ(dealer({{"dealer.tie", "redraw-any-equal"}}, "11 51 52", 3), std::nullopt);
  EXPECT_EQ(dealer({{"dealer.tie", "redraw-any-equal"}}, "11 51 61", 3), 0);
}

TEST(Deal, GoesInPacketsToTheOthersThenTheDealerThenTheField) {
  const Rules rules = table::rules();
  const Position dealt = deal(rules, 0, CardSet::all().cards());
  EXPECT_EQ(dealt.hands[1], CardSet::month(1) | CardSet::month(4));
  EXPECT_EQ(dealt.hands[0], CardSet::month(2) | CardSet::month(5));
  EXPECT_EQ(dealt.field, CardSet::month(3) | CardSet::month(6));
  EXPECT_EQ(dealt.stock.front().code(), "71");
  EXPECT_EQ(dealt.stock.size(), 24U);
}

TEST(Deal, FollowsThePacketsOfTheRules) {
  const Rules rules =
      table::rules({{"deal.packets", "[{to = \"field\", cards = 1}, {to = \"each\", cards = 2}]"}});
  const Position dealt = deal(rules, 1, CardSet::all().cards());
  EXPECT_EQ(dealt.field.codes(), "11");
  EXPECT_EQ(dealt.hands[0].codes(), "12 13");
  EXPECT_EQ(dealt.hands[1].codes(), "14 21");
}

TEST(Deal, TheDealerOrTheNextSeatBegins) {
  const Rules dealer_begins = table::rules();
  EXPECT_EQ(deal(dealer_begins, 1, CardSet::all().cards()).turn, 1);
  const Rules next_begins = table::rules({{"dealer.begins", "next"}});
  EXPECT_EQ(deal(next_begins, 1, CardSet::all().cards()).turn, 0);
}

TEST(Deal, OppositeSeatsAreTeamsWhereTheRuleSaysSo) {
  const Rules rules = table::rules({{"teams.seats", "opposite"}}, 4);
  EXPECT_THAT(open(rules, Position::empty("willow.en", 4)).teams, ElementsAre(0, 1, 0, 1));
  const Rules alone = table::rules({}, 4);
  EXPECT_THAT(open(alone, Position::empty("willow.en", 4)).teams, ElementsAre(0, 1, 2, 3));
}

const std::string kFourOfMonth = "11 12 13 14 21 31 41 51";
const std::string kFourPairs = "11 12 21 22 31 32 41 42";
const std::string kFourOfMonthAndTwoPairs = "11 12 13 14 21 22 31 32";
const std::string kNothing = "11 21 31 41 51 61 71 81";

// The dealer holds `first`, the other seat `second`.
Position opened(const Rules& rules, const std::string& first, const std::string& second,
                const std::string& field = "C1 B1") {
  return open(rules, table::at(rules, {.hands = {first, second}, .field = field}));
}

const Answers kHandsWin = {{"hand.four-of-month", "wins"},
                           {"hand.four-of-month.points", "6"},
                           {"hand.four-pairs", "wins"},
                           {"hand.four-pairs.points", "4"}};

Answers with(Answers answers, const std::string& topic, const std::string& value) {
  answers[topic] = value;
  return answers;
}

TEST(HandCombo, FourOfAMonthAndFourPairsWinTheirPoints) {
  const Rules rules = table::rules(kHandsWin);
  const Position month = opened(rules, kNothing, kFourOfMonth);
  EXPECT_EQ(month.phase, Phase::over);
  EXPECT_EQ(month.deal_end, DealEnd::hand_win);
  EXPECT_THAT(month.hand_winners, ElementsAre(1));
  EXPECT_THAT(score(rules, month).payment, ElementsAre(-6, 6));
  EXPECT_THAT(score(rules, opened(rules, kFourPairs, kNothing)).payment, ElementsAre(4, -4));
}

TEST(HandCombo, HandsMeanNothingUnlessTheRulesSaySo) {
  const Rules rules = table::rules();
  EXPECT_EQ(opened(rules, kFourOfMonth, kFourPairs).phase, Phase::play);
}

TEST(HandCombo, ARedealVoidsTheDeal) {
  const Rules rules = table::rules({{"hand.four-of-month", "redeal"}});
  const Position position = opened(rules, kFourOfMonth, kNothing);
  EXPECT_EQ(position.deal_end, DealEnd::void_deal);
  EXPECT_THAT(position.hand_winners, IsEmpty());
}

TEST(HandCombo, FourOfAMonthAreOnePairOrTwo) {
  const Answers pairs = {{"hand.four-pairs", "wins"}, {"hand.four-pairs.points", "4"}};
  const auto points = [&](const std::string& means) {
    const Rules rules = table::rules(with(pairs, "hand.four-pairs.means", means));
    return hand_combo(rules, table::set(kFourOfMonthAndTwoPairs)).points;
  };
  EXPECT_EQ(points("four-months"), 0);
  EXPECT_EQ(points("four-of-month-is-two"), 4);
}

TEST(HandCombo, BothAtOnceScoreOnceOrAddUp) {
  const Answers both = with(kHandsWin, "hand.four-pairs.means", "four-of-month-is-two");
  const auto points = [&](const std::string& rule) {
    const Rules rules = table::rules(with(both, "hand.both-combos", rule));
    return hand_combo(rules, table::set(kFourOfMonthAndTwoPairs)).points;
  };
  EXPECT_EQ(points("once"), 6);
  EXPECT_EQ(points("sum"), 10);
}

TEST(HandCombo, TwoWinningHandsDrawOrAreDealtAgainOrTheDealersWinsOrBothScore) {
  const auto result = [&](const std::string& rule) {
    const Rules rules = table::rules(with(kHandsWin, "hand.both-win", rule));
    // Seat 0 deals and holds the pairs, worth four; seat 1 another month's four, worth six.
    return score(rules, opened(rules, kFourPairs, "51 52 53 54 61 71 81 91")).payment;
  };
  EXPECT_THAT(result("draw"), ElementsAre(0, 0));
  EXPECT_THAT(result("redeal"), ElementsAre(0, 0));
  EXPECT_THAT(result("dealer"), ElementsAre(4, -4));
  EXPECT_THAT(result("both-score"), ElementsAre(-2, 2));
  const Rules redeal = table::rules(with(kHandsWin, "hand.both-win", "redeal"));
  EXPECT_EQ(opened(redeal, kFourPairs, "51 52 53 54 61 71 81 91").deal_end, DealEnd::void_deal);
}

TEST(Field, FourOfAMonthOrFourPairsVoidTheDealWhereTheRuleSaysSo) {
  const auto ends = [&](const Answers& answers, const std::string& field) {
    const Rules rules = table::rules(answers);
    return opened(rules, kNothing, "B3 C3", field).deal_end;
  };
  const Answers month = {{"field.four-of-month", "void"}};
  const Answers pairs = {{"field.four-pairs", "void"}};
  const std::string four = "A1 A2 A3 A4";
  const std::string paired = "A1 A2 91 92 B1 B2 C1 C2";
  EXPECT_EQ(ends(month, four), DealEnd::void_deal);
  EXPECT_EQ(ends(month, paired), DealEnd::none);
  EXPECT_EQ(ends(pairs, paired), DealEnd::void_deal);
  EXPECT_EQ(ends(pairs, four), DealEnd::none);
  EXPECT_EQ(ends({}, four), DealEnd::none);
}

TEST(Field, AWinningHandComesBeforeAVoidFieldOrAfterIt) {
  const auto ends = [&](const std::string& rule) {
    const Rules rules = table::rules(
        with(with(kHandsWin, "field.four-of-month", "void"), "hand.against-field", rule));
    return opened(rules, kFourOfMonth, kNothing, "A1 A2 A3 A4").deal_end;
  };
  EXPECT_EQ(ends("hand-first"), DealEnd::hand_win);
  EXPECT_EQ(ends("field-first"), DealEnd::void_deal);
}

}  // namespace
}  // namespace hanaproof::spec::deal_test
