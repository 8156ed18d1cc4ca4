#include "model/spec/capture.h"

#include <gtest/gtest.h>

#include "tests/model/spec/table.h"

namespace hanaproof::spec::capture_test {
namespace {

using notation::Phase;
using notation::Position;
using table::after;
using table::legal;

// What may be done with the crane, the only card in hand.
std::string with_crane_played(const std::string& field,
                              const std::map<std::string, std::string>& answers = {}) {
  const Rules rules = table::rules(answers);
  return legal(rules, table::at(rules, {.hands = {"11", "22"}, .field = field}));
}

// What may be done with the crane when it is drawn; "" when it is settled without a choice.
struct Drawn {
  std::string choices;
  std::string captured;
  std::string field;
};
Drawn with_crane_drawn(const std::string& field,
                       const std::map<std::string, std::string>& answers = {}) {
  const Rules rules = table::rules(answers);
  const Position start =
      table::at(rules, {.hands = {"21", "31"}, .field = field, .stock = "11 41"});
  const Position then = after(rules, start, "21");
  return {then.phase == Phase::choose ? legal(rules, then) : "", then.captured[0].codes(),
          then.field.codes()};
}

TEST(Capture, ACardThatMatchesNothingIsLaid) {
  const Rules rules = table::rules();
  const Position start = table::at(rules, {.hands = {"11", "22"}, .field = "31"});
  EXPECT_EQ(legal(rules, start), "11");
  const Position then = after(rules, start, "11");
  EXPECT_EQ(then.field.codes(), "11 31");
  EXPECT_TRUE(then.captured[0].empty());
}

TEST(Capture, ACardTakesTheOneThatMatches) {
  EXPECT_EQ(with_crane_played("12 31"), "11x12");
  const Rules rules = table::rules();
  const Position then =
      after(rules, table::at(rules, {.hands = {"11", "22"}, .field = "12 31"}), "11x12");
  EXPECT_EQ(then.captured[0].codes(), "11 12");
  EXPECT_EQ(then.field.codes(), "31");
}

TEST(Capture, WhereItIsARightACardMayBeLaidBesideItsMatch) {
  EXPECT_EQ(with_crane_played("12", {{"capture.played.one", "right"}}), "11 11x12");
  EXPECT_EQ(with_crane_played("12 13", {{"capture.played.one", "right"}}), "11 11x12 11x13");
  EXPECT_EQ(with_crane_played("12 13 14", {{"capture.played.one", "right"}}), "11 11x12,13,14");
}

TEST(Capture, OfTwoThatMatchACardTakesOneOrBoth) {
  EXPECT_EQ(with_crane_played("12 13"), "11x12 11x13");
  EXPECT_EQ(with_crane_played("12 13", {{"capture.played.two", "both"}}), "11x12,13");
}

TEST(Capture, OfThreeThatMatchACardTakesWhatTheRuleSays) {
  const auto three = [](const std::string& rule) {
    return with_crane_played("12 13 14", {{"capture.played.three", rule}});
  };
  EXPECT_EQ(three("all"), "11x12,13,14");
  EXPECT_EQ(three("all-or-one"), "11x12 11x13 11x14 11x12,13,14");
  EXPECT_EQ(three("all-or-lay"), "11 11x12,13,14");
  EXPECT_EQ(three("one"), "11x12 11x13 11x14");
}

TEST(Capture, ADrawnCardThatMatchesNothingIsLaid) {
  const Drawn drawn = with_crane_drawn("41");
  EXPECT_EQ(drawn.choices, "");
  EXPECT_EQ(drawn.field, "11 21 41");
}

TEST(Capture, ADrawnCardTakesTheOneThatMatchesUnlessThatIsARight) {
  EXPECT_EQ(with_crane_drawn("12").captured, "11 12");
  EXPECT_EQ(with_crane_drawn("12", {{"capture.drawn.one", "right"}}).choices, "11 11x12");
  EXPECT_EQ(with_crane_drawn("12", {{"capture.played.one", "right"}}).choices, "");
}

TEST(Capture, OfTwoThatMatchADrawnCardTakesOneOrBoth) {
  EXPECT_EQ(with_crane_drawn("12 13").choices, "11x12 11x13");
  EXPECT_EQ(with_crane_drawn("12 13", {{"capture.drawn.two", "both"}}).captured, "11 12 13");
}

TEST(Capture, OfThreeThatMatchADrawnCardTakesWhatTheRuleSays) {
  const auto three = [](const std::string& rule) {
    return with_crane_drawn("12 13 14", {{"capture.drawn.three", rule}});
  };
  EXPECT_EQ(three("all").captured, "11 12 13 14");
  EXPECT_EQ(three("all-or-one").choices, "11x12 11x13 11x14 11x12,13,14");
  EXPECT_EQ(three("all-or-lay").choices, "11 11x12,13,14");
  EXPECT_EQ(three("one").choices, "11x12 11x13 11x14");
}

TEST(Capture, TheRuleForDrawnCardsIsNotThatForPlayedOnes) {
  EXPECT_EQ(with_crane_drawn("12 13 14", {{"capture.played.three", "one"}}).captured,
            "11 12 13 14");
  EXPECT_EQ(with_crane_played("12 13 14", {{"capture.drawn.three", "one"}}), "11x12,13,14");
}

TEST(Capture, TheChosenCaptureOfADrawnCardIsMade) {
  const Rules rules = table::rules();
  const Position start =
      table::at(rules, {.hands = {"21", "31"}, .field = "12 13", .stock = "11 41"});
  const Position then = after(rules, start, "21 11x13");
  EXPECT_EQ(then.captured[0].codes(), "11 13");
  EXPECT_EQ(then.field.codes(), "12 21");
  EXPECT_EQ(then.turn, 1);
  EXPECT_FALSE(then.drawn);
}

TEST(Capture, APlayerMayKeepAMatchingCardBackUnlessBoundToPlayIt) {
  const auto legal_with = [](const std::map<std::string, std::string>& answers) {
    const Rules rules = table::rules(answers);
    return legal(rules, table::at(rules, {.hands = {"11 21", "22"}, .field = "12"}));
  };
  EXPECT_EQ(legal_with({}), "11x12 21");
  EXPECT_EQ(legal_with({{"play.must-match", "true"}}), "11x12");
  EXPECT_EQ(legal_with({{"play.must-match", "true"}, {"capture.played.one", "right"}}), "11 11x12");
}

TEST(Capture, APlayerBoundToMatchLaysAnyCardWhereNoneMatches) {
  const Rules rules = table::rules({{"play.must-match", "true"}});
  EXPECT_EQ(legal(rules, table::at(rules, {.hands = {"11 21", "22"}, .field = "31"})), "11 21");
}

TEST(Capture, AMoveThatIsNotLegalIsRefused) {
  const Rules rules = table::rules();
  const Position start = table::at(rules, {.hands = {"11", "22"}, .field = "12 31"});
  for (const std::string move : {"11", "11x31", "22", "31", "koi-koi", "stop", "hiki", "pass"}) {
    EXPECT_THROW(after(rules, start, move), IllegalMove) << move;
  }
}

}  // namespace
}  // namespace hanaproof::spec::capture_test
