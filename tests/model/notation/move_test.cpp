#include "model/notation/move.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "tests/model/cards/generators.h"

namespace hanaproof::notation::move_test {
namespace {

using cards::Card;
using cards::CardSet;

// The examples of the contract, and what they mean.
TEST(Move, ReadsAndWritesTheFormsThatThereAre) {
  const auto card = [](const char* code) { return *Card::parse(code); };
  const auto set = [](const char* codes) { return *CardSet::parse(codes); };
  const std::vector<std::pair<std::string, Move>> forms = {
      {"11", Move::play(card("11"))},
      {"11x12", Move::play(card("11"), set("12"))},
      {"11x12,13,14", Move::play(card("11"), set("12 13 14"))},
      {"81x82", Move::play(card("81"), set("82"))},
      {"B4x31", Move::play(card("B4"), set("31"))},
      {"koi-koi", Move::say(Move::Sort::koi_koi)},
      {"stop", Move::say(Move::Sort::stop)},
      {"hiki", Move::say(Move::Sort::hiki)},
      {"pass", Move::say(Move::Sort::pass)},
  };
  for (const auto& [text, move] : forms) {
    EXPECT_EQ(move.text(), text);
    EXPECT_EQ(Move::parse(text), move) << text;
  }
}

TEST(Move, FieldCardsAreWrittenInCodeOrder) {
  EXPECT_EQ(Move::parse("11x14,12,13")->text(), "11x12,13,14");
}

TEST(Move, WhatIsNoMoveIsNotRead) {
  for (const std::string text :
       {"", "1", "D1", "15", "11x", "11x11", "11x12,", "11x12,12", "11x12 13", "11x12,,13", "11 12",
        "x12", "11x99", "KOI-KOI", "koi", "11x12x13"}) {
    EXPECT_FALSE(Move::parse(text)) << text;
  }
}

TEST(Move, MovesAreListedByCardThenByWhatIsTakenCallsLast) {
  const std::vector<std::string> order = {"11", "11x12",   "11x13", "11x12,13,14",
                                          "12", "koi-koi", "stop"};
  for (std::size_t i = 0; i + 1 < order.size(); ++i) {
    EXPECT_LT(Move::parse(order[i]), Move::parse(order[i + 1])) << order[i];
  }
}

RC_GTEST_PROP(MoveProperty, EveryMoveReadsBackFromItsText, ()) {
  const auto card = *rc::gen::arbitrary<Card>();
  const CardSet takes = *rc::gen::arbitrary<CardSet>() - CardSet{card};
  const Move move = Move::play(card, takes);
  RC_ASSERT(Move::parse(move.text()) == move);
}

}  // namespace
}  // namespace hanaproof::notation::move_test
