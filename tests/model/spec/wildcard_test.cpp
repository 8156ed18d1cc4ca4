#include <gtest/gtest.h>

#include "model/spec/score.h"
#include "tests/model/spec/table.h"

namespace hanaproof::spec::wildcard_test {
namespace {

using cards::Card;
using notation::Phase;
using notation::Position;
using notation::Wild;
using table::after;
using table::legal;
using Answers = std::map<std::string, std::string>;

// The option is on.
Answers wild(Answers answers = {}) {
  answers["option.wildcard"] = "on";
  return answers;
}

std::string with_lightning(const Answers& answers, const std::string& field,
                           std::vector<bool> november_played = {false, false}) {
  const Rules rules = table::rules(answers);
  Position position = table::at(rules, {.hands = {"B4", "22"}, .field = field, .stock = "41"});
  position.november_played = std::move(november_played);
  return legal(rules, position);
}

TEST(Wildcard, TheLightningIsAnOrdinaryCardWithoutTheOption) {
  EXPECT_EQ(with_lightning({}, "12 31"), "B4");
  EXPECT_EQ(with_lightning({}, "12 B1"), "B4xB1");
}

TEST(Wildcard, FromTheHandTheLightningTakesAnyCard) {
  EXPECT_EQ(with_lightning(wild(), "12 31"), "B4 B4x12 B4x31");
  EXPECT_EQ(with_lightning(wild(), "12 B1"), "B4x12 B4xB1");
  EXPECT_EQ(with_lightning(wild({{"wildcard.from-hand", "ordinary"}}), "12 B1"), "B4xB1");
}

TEST(Wildcard, WhatItTookIsCapturedWithItAndRemembered) {
  const Rules rules = table::rules(wild());
  const Position then = after(
      rules, table::at(rules, {.hands = {"B4", "22"}, .field = "12 31", .stock = "41"}), "B4x12");
  EXPECT_EQ(then.captured[0].codes(), "12 B4");
  EXPECT_EQ(then.wild, (Wild{0, *Card::parse("12")}));
}

TEST(Wildcard, ANovemberCardPlayedBeforeBarsItAsTheRuleSays) {
  const auto legal_with = [](const std::string& rule, std::vector<bool> played) {
    return with_lightning(wild({{"wildcard.barred", rule}}), "12", std::move(played));
  };
  EXPECT_EQ(legal_with("never", {true, true}), "B4 B4x12");
  EXPECT_EQ(legal_with("other-played", {false, true}), "B4");
  EXPECT_EQ(legal_with("other-played", {true, false}), "B4 B4x12");
  EXPECT_EQ(legal_with("anyone-played", {true, false}), "B4");
  EXPECT_EQ(legal_with("anyone-played", {false, false}), "B4 B4x12");
}

TEST(Wildcard, ANovemberCardIsPlayedFromTheHandOrAlsoWhenDrawn) {
  const auto played = [](const Answers& answers, const std::string& card,
                         const std::string& drawn) {
    const Rules rules = table::rules(wild(answers));
    return after(rules,
                 table::at(rules, {.hands = {card, "22"}, .field = "31", .stock = drawn + " 51"}),
                 card)
        .november_played;
  };
  const std::vector<bool> nobody = {false, false};
  const std::vector<bool> first = {true, false};
  EXPECT_EQ(played({}, "B3", "41"), first);
  EXPECT_EQ(played({}, "41", "B3"), nobody);
  EXPECT_EQ(played({{"wildcard.played-means", "from-hand-or-stock"}}, "41", "B3"), first);
  EXPECT_EQ(played({}, "41", "42"), nobody);
}

TEST(Wildcard, DrawnItIsOrdinaryOrWild) {
  const auto drawn = [](const Answers& answers) {
    const Rules rules = table::rules(wild(answers));
    const Position start =
        table::at(rules, {.hands = {"11", "22"}, .field = "31", .stock = "B4 51"});
    const Position then = after(rules, start, "11");
    return then.phase == Phase::choose ? legal(rules, then) : "";
  };
  EXPECT_EQ(drawn({}), "");
  EXPECT_EQ(drawn({{"wildcard.drawn", "wild"}}), "B4 B4x11 B4x31");
}

// The lightning goes for one of three January cards; seat 1 holds the fourth.
Position against_three(const Rules& rules) {
  return table::at(rules,
                   {.hands = {"B4 21", "11 32"}, .field = "12 13 14", .stock = "41 51 61 71"});
}

TEST(Wildcard, TheHolderOfTheFourthCardMayObject) {
  const Rules rules = table::rules(wild());
  const Position then = after(rules, against_three(rules), "B4x12");
  EXPECT_EQ(then.phase, Phase::declare);
  EXPECT_EQ(then.turn, 1);
  EXPECT_EQ(legal(rules, then), "hiki pass");
  const Position passed = after(rules, then, "pass");
  EXPECT_EQ(passed.captured[0].codes(), "12 B4");
  EXPECT_EQ(passed.turn, 1);
  EXPECT_EQ(passed.phase, Phase::play);
}

TEST(Wildcard, TheHolderOfTheFourthCardCannotObjectWhereTheRuleSaysSo) {
  const Rules rules = table::rules(wild({{"hiki.against-wildcard", "cannot"}}));
  const Position then = after(rules, against_three(rules), "B4x12");
  EXPECT_EQ(then.captured[0].codes(), "12 B4");
}

TEST(Wildcard, TheHolderOfTheFourthCardMustObjectWhereTheRuleSaysSo) {
  const Rules rules = table::rules(wild({{"hiki.against-wildcard", "must"}}));
  const Position then = after(rules, against_three(rules), "B4x12");
  EXPECT_EQ(then.field.codes(), "12 13 14 41 B4");
  EXPECT_TRUE(then.captured[0].empty());
}

TEST(Wildcard, NobodyObjectsWhereTheFieldHoldsFewerThanThree) {
  const Rules rules = table::rules(wild());
  const Position start =
      table::at(rules, {.hands = {"B4 21", "11 32"}, .field = "12 13", .stock = "41 51 61 71"});
  EXPECT_EQ(after(rules, start, "B4x12").captured[0].codes(), "12 B4");
}

TEST(Wildcard, AnObjectionLaysTheLightningTakesItBackOrDoesNothing) {
  const auto objected = [](const std::string& effect) {
    const Rules rules = table::rules(wild({{"hiki.effect", effect}}));
    return after(rules, against_three(rules), "B4x12 hiki");
  };
  const Position laid = objected("lightning-laid");
  EXPECT_EQ(laid.field.codes(), "12 13 14 41 B4");
  EXPECT_FALSE(laid.wild);
  EXPECT_EQ(laid.turn, 1);

  const Position back = objected("take-back");
  EXPECT_EQ(back.hands[0].codes(), "21 B4");
  EXPECT_EQ(back.turn, 0);
  EXPECT_FALSE(back.wild);
  EXPECT_EQ(legal(table::rules(wild({{"hiki.effect", "take-back"}})), back), "21 B4");

  const Position none = objected("none");
  EXPECT_EQ(none.captured[0].codes(), "12 B4");
  EXPECT_TRUE(none.wild);
}

// The last card is played while the wildcard lies with the moon; seat 0 has the sake cup, too.
Position at_the_end(const Rules& rules) {
  Position position =
      table::at(rules, {.hands = {"", "21"}, .field = "81 31", .captured = {"82 B4 91 92", ""}});
  position.turn = 1;
  position.wild = Wild{0, *Card::parse("82")};
  return after(rules, position, "21");
}

TEST(Wildcard, ItsPlayerCollectsAtTheEndWhatTheRuleSays) {
  const auto captured = [](const std::string& rule) {
    return at_the_end(table::rules(wild({{"wildcard.collects", rule}}))).captured[0].codes();
  };
  EXPECT_EQ(captured("none"), "82 91 92 B4");
  EXPECT_EQ(captured("same-month"), "81 82 91 92 B4");
  EXPECT_EQ(captured("all"), "21 31 81 82 91 92 B4");
}

TEST(Wildcard, WhatIsLeftUntilTheEndOfTheMatchIsNotCollectedInTheRound) {
  const Rules rules =
      table::rules(wild({{"wildcard.collects", "all"}, {"wildcard.collects-when", "match-end"}}));
  EXPECT_EQ(at_the_end(rules).captured[0].codes(), "82 91 92 B4");
}

TEST(Wildcard, WhatItCollectsCountsForYakuOnlyWhereTheRuleSaysSo) {
  const auto points = [](const std::string& rule) {
    const Rules rules = table::rules(
        wild({{"wildcard.collects", "same-month"}, {"wildcard.collected-score", rule}}));
    return sum(made_yaku(rules, counted_cards(rules, at_the_end(rules), 0)));
  };
  EXPECT_EQ(points("false"), 0);
  EXPECT_EQ(points("true"), 5);  // moon and sake cup
}

}  // namespace
}  // namespace hanaproof::spec::wildcard_test
