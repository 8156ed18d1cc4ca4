#include "solvers/rounds/construct.h"

#include <gtest/gtest.h>

#include "model/notation/validate.h"
#include "model/spec/play.h"
#include "model/spec/settle.h"
#include "tests/books.h"

namespace hanaproof::rounds::construct_test {
namespace {

using cards::CardSet;
using notation::Move;
using notation::Position;

// The pond book: three lights are a yaku, and five are another.
const std::string kThreeLights = "11 12 31 32 81 82";
const std::string kFiveLights = "11 12 31 32 81 82 B1 B2 C1 C2";

spec::Rules rules(const rulebook::Library& library, int players = 2) {
  return spec::Rules(rulebook::Ruleset(library.at("pond.en"), {players, {}}));
}

Position end_of(const spec::Rules& table, const Construction& made) {
  Position position = made.deal;
  for (const Move& move : made.line) position = spec::play(table, position, move);
  return position;
}

int said_by(const Construction& made, const spec::Rules& table, bool holder) {
  int times = 0;
  Position position = made.deal;
  for (const Move& move : made.line) {
    if (move.sort == Move::Sort::koi_koi && (position.turn == made.seat) == holder) ++times;
    position = spec::play(table, position, move);
  }
  return times;
}

TEST(Construct, ADealAndALineLeadToThePileAndNothingElse) {
  const auto library = books::small();
  const spec::Rules table = rules(library);
  for (const std::string codes : {"81 82", "11 12 21 22 31 32 41 42 51 52", "11 12 13 14"}) {
    const CardSet pile = *CardSet::parse(codes);
    const auto made = construct(table, pile);
    ASSERT_TRUE(made) << codes;
    EXPECT_NO_THROW(validate(made->deal, table.ruleset())) << codes;
    EXPECT_EQ(end_of(table, *made), made->end) << codes;
    EXPECT_EQ(made->end.captured[static_cast<std::size_t>(made->seat)], pile) << codes;
  }
}

TEST(Construct, MorePairsThanHandCardsAreDrawn) {
  const auto library =
      books::small(books::clause("deal.hand-size", "2") +
                   books::clause("deal.packets",
                                 "[{ to = \"each\", cards = 2 }, { to = \"field\", cards = 8 }]"));
  const CardSet pile = *CardSet::parse("11 12 21 22 31 32");
  const spec::Rules table = rules(library);
  EXPECT_TRUE(construct(table, pile));
}

TEST(Construct, APileThatNobodyCanCaptureIsNotConstructed) {
  const auto library = books::small();
  const spec::Rules table = rules(library);
  EXPECT_FALSE(construct(table, CardSet::all()));
  EXPECT_FALSE(construct(table, *CardSet::parse("11")));
}

TEST(Construct, WithCallsToSayTheHolderStops) {
  const auto library = books::small();
  const spec::Rules table = rules(library);
  const auto made = construct(table, *CardSet::parse(kThreeLights), Calls{});
  ASSERT_TRUE(made);
  EXPECT_EQ(made->line.back().sort, Move::Sort::stop);
  EXPECT_EQ(made->end.stopped, made->seat);
  EXPECT_EQ(spec::score(table, made->end).result[static_cast<std::size_t>(made->seat)], 7);
}

TEST(Construct, OwnCallsAreSaidOnTheWay) {
  const auto library = books::small();
  const spec::Rules table = rules(library);
  const CardSet pile = *CardSet::parse(kFiveLights);
  const auto made = construct(table, pile, Calls{.own = 1});
  ASSERT_TRUE(made);
  EXPECT_EQ(said_by(*made, table, true), 1);
  EXPECT_EQ(said_by(*made, table, false), 0);
  EXPECT_EQ(made->end.stopped, made->seat);
  // One capture from the hand and one of the stock card do not get from two lights to five, and
  // there are but two yaku to call for.
  EXPECT_FALSE(construct(table, pile, Calls{.own = 0}));
  EXPECT_FALSE(construct(table, pile, Calls{.own = 2}));
}

TEST(Construct, AnOpponentMakesAYakuAndGoesOnFirst) {
  const auto library = books::small(books::yaku("akatan", "all(12 | 22)", "4"), "[2, 3]");
  for (const int players : {2, 3}) {
    const spec::Rules table = rules(library, players);
    const CardSet pile = *CardSet::parse("31 32 81 82 C1 C2");
    const auto made = construct(table, pile, Calls{.own = 0, .opponent = true});
    ASSERT_TRUE(made) << players;
    EXPECT_EQ(said_by(*made, table, true), 0);
    EXPECT_EQ(said_by(*made, table, false), 1);
    EXPECT_EQ(made->end.stopped, made->seat);
    EXPECT_TRUE(holds(table, made->end, made->seat, pile));
  }
}

TEST(Construct, AnOpponentWithoutAYakuCannotCall) {
  const auto library = books::small();
  const spec::Rules table = rules(library);
  // Of five lights three are in the pile.
  EXPECT_FALSE(construct(table, *CardSet::parse(kThreeLights), Calls{.opponent = true}));
}

}  // namespace
}  // namespace hanaproof::rounds::construct_test
