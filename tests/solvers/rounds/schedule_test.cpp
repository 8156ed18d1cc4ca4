#include "solvers/rounds/construct.h"

#include <gtest/gtest.h>

#include "model/spec/play.h"
#include "model/spec/score.h"
#include "tests/cherry.h"

namespace hanaproof::rounds::schedule_test {
namespace {

using cards::CardSet;
using notation::Position;

CardSet set(const std::string& codes) { return CardSet::parse(codes).value(); }

bool anything(const Position&) { return true; }

// The round of these piles under the book's rules, for as many players as there are piles.
std::optional<Construction> round_of(const rulebook::Library& library,
                                     const std::vector<std::string>& piles, bool others = true) {
  const spec::Rules rules(
      rulebook::Ruleset(library.at("cherry.en"), {static_cast<int>(piles.size()), {}}));
  Shares shares;
  for (const std::string& pile : piles) {
    shares.piles.push_back(set(pile));
    shares.may.push_back(others ? CardSet::all() : CardSet());
  }
  auto made = play_out(rules, shares, anything, 3000);
  if (!made) return made;
  // What was made replays.
  Position position = made->deal;
  for (const auto& move : made->line) position = spec::play(rules, position, move);
  EXPECT_EQ(position, made->end);
  EXPECT_EQ(position.phase, notation::Phase::over);
  for (std::size_t seat = 0; seat < piles.size(); ++seat) {
    EXPECT_TRUE(position.captured[seat].contains(shares.piles[seat])) << seat;
  }
  return made;
}

TEST(Schedule, GivesEverySeatItsPile) {
  const auto library = books::cherry();
  EXPECT_TRUE(round_of(library, {"11 12 21 22 B1 B2 B3 B4", "13 14 81 82"}));
  EXPECT_TRUE(round_of(library, {"11 13 21 23", "12 14 22 24", "31 32 33 34"}));
  EXPECT_TRUE(round_of(library, {"11 12", "21 22", "31 32", "41 42", "51 52", "61 62"}));
}

// Ten hand cards and cards drawn, and each of them captures.
TEST(Schedule, GivesASeatAsManyPairsAsItHasCardsToCaptureWith) {
  const auto library = books::cherry();
  EXPECT_TRUE(round_of(
      library, {"11 12 21 22 31 32 41 42 51 52 61 62 71 72 81 82 91 92 A1 A2", "", "", ""}));
  EXPECT_FALSE(round_of(
      library, {"11 12 21 22 31 32 41 42 51 52 61 62 71 72 81 82 91 92 A1 A2 B1 B2", "", "", ""}));
}

TEST(Schedule, FindsNothingWhereCardsDoNotPair) {
  const auto library = books::cherry();
  EXPECT_FALSE(round_of(library, {"11 12 13", "21 22"}));
}

// Nobody may take what is in no pile, but with three players every card is captured.
TEST(Schedule, KeepsToWhatSeatsMayCapture) {
  EXPECT_FALSE(round_of(books::cherry(), {"11 12", "21 22", "31 32"}, false));
}

TEST(Schedule, FollowsTheDutyToPlayAMatchingCard) {
  const auto library = books::cherry(books::clause("play.must-match", "true"));
  EXPECT_TRUE(round_of(library, {"11 12 21 22 31 32 41 42 51 52", "", "", "61 62"}));
}

TEST(Schedule, LeavesTheLastWordToTheCaller) {
  const auto library = books::cherry();
  const spec::Rules rules(rulebook::Ruleset(library.at("cherry.en"), {2, {}}));
  const Shares shares{{set("11 12"), {}}, {CardSet::all(), CardSet::all()}};
  const auto made = play_out(rules, shares, [](const Position& end) {
    return end.captured[1].contains(set("B1 B2 B3 B4"));
  });
  ASSERT_TRUE(made);
  EXPECT_TRUE(made->end.captured[1].contains(set("B1 B2 B3 B4")));
  EXPECT_FALSE(play_out(
      rules, shares, [](const Position&) { return false; }, 200));
}

}  // namespace
}  // namespace hanaproof::rounds::schedule_test
