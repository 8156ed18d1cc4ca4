// What is true of every family, and of whoever plays its games.
#include <algorithm>

#include <gtest/gtest.h>

#include "model/notation/position_json.h"
#include "solvers/adapters/games/game.h"
#include "tests/model/games/played.h"

namespace hanaproof::games {
namespace {

TEST(Family, FindsPositionsOfPlayValid) {
  for (const auto& ruleset : testing::one_of_each()) {
    const auto spec = spec::game(ruleset);
    testing::for_each_state(ruleset, [&](const Position&, const State& state) {
      ASSERT_NO_THROW(family(ruleset).validate(*spec, state.position()))
          << to_json(state.position());
    });
  }
}

TEST(Family, RefusesPositionsOfAnother) {
  const auto all = testing::one_of_each();
  for (const auto& ruleset : all) {
    const auto spec = spec::game(ruleset);
    for (const auto& other : all) {
      if (&family(other) == &family(ruleset)) continue;
      const auto deal = family(other).playout(*spec::game(other), 1)->deal(nullptr);
      EXPECT_THROW(family(ruleset).validate(*spec, *deal), notation::NotationError);
      EXPECT_THROW(family(ruleset).validate_laid_out(*spec, *deal), notation::NotationError);
    }
  }
}

TEST(Family, LosesNothingInPlay) {
  for (const auto& ruleset : testing::one_of_each()) {
    const Family& kind = family(ruleset);
    testing::for_each_state(ruleset, [&](const Position& before, const State& state) {
      ASSERT_EQ(kind.displaced(before, state.position()), "");
      ASSERT_EQ(kind.lost(before, state.position()), "");
    });
  }
}

TEST(Family, NoticesWhatIsLost) {
  const auto after_a_move = [](const rulebook::Ruleset& ruleset) {
    const auto spec = spec::game(ruleset);
    auto playout = family(ruleset).playout(*spec, 2);
    const auto state = spec->open(playout->deal(nullptr).value());
    return state->after(playout->choose(state->position(), state->moves()))->position();
  };
  const Position table = after_a_move(testing::rules("hana-awase.pl", 2));
  auto short_of_a_card = std::get<notation::Position>(table);
  short_of_a_card.stock.pop_back();
  EXPECT_NE(capturing().displaced(table, short_of_a_card), "");
  auto with_one_twice = std::get<notation::Position>(table);
  with_one_twice.field.insert(with_one_twice.stock.front());
  EXPECT_NE(capturing().displaced(table, with_one_twice), "");

  const Position bets = after_a_move(testing::rules("robin-red.sutda.en", 2));
  auto short_of_a_coin = std::get<notation::BetPosition>(bets);
  ++short_of_a_coin.betting->seats.front().bids;
  EXPECT_NE(betting().lost(bets, short_of_a_coin), "");
  auto without_a_bet = std::get<notation::BetPosition>(bets);
  without_a_bet.round.bets.clear();
  EXPECT_NE(betting().displaced(bets, without_a_bet), "");

  const Position match = after_a_move(testing::rules("oishi-tengudo.hachi-hachi", 3));
  auto short_of_a_point = std::get<notation::HachiPosition>(match);
  --short_of_a_point.match.bank;
  EXPECT_NE(hachi().lost(match, short_of_a_point), "");
}

// Whoever plays: a position that is taken up again goes on alike.
TEST(Game, GoesOnFromAnyOfItsPositions) {
  for (const auto& ruleset : testing::one_of_each()) {
    const Family& kind = family(ruleset);
    const auto engine = adapters::engine_game(ruleset);
    testing::for_each_state(ruleset, [&](const Position&, const State& state) {
      const auto again = engine->at(state.position());
      ASSERT_TRUE(std::ranges::is_permutation(again->moves(), state.moves()));
      ASSERT_EQ(again->fault(), "");
      const auto seen = [&](const Position& position) {
        return kind.seen(ruleset, position, position);
      };
      ASSERT_EQ(seen(again->position()), seen(state.position()));
    });
  }
}

// An engine that counts in its own way and one that makes its moves one by one.
TEST(Game, CountsAsItsMovesSay) {
  for (const auto& ruleset : testing::one_of_each()) {
    const auto spec = spec::game(ruleset);
    const auto engine = adapters::engine_game(ruleset);
    const auto deal = family(ruleset).playout(*spec, 3)->deal(nullptr);
    const Position first = spec->open(deal.value())->position();
    EXPECT_EQ(spec->perft(first, 0), 1U);
    EXPECT_EQ(spec->perft(first, 1), spec->at(first)->moves().size());
    EXPECT_EQ(spec->perft(first, 2), engine->perft(first, 2));
  }
}

TEST(Game, RefusesWhatIsIllegal) {
  for (const auto& ruleset : testing::one_of_each()) {
    const auto spec = spec::game(ruleset);
    const auto deal = family(ruleset).playout(*spec, 1)->deal(nullptr);
    const auto state = spec->open(deal.value());
    EXPECT_THROW(state->after(Move::say(Move::Sort::go_on)), IllegalMove);
  }
}

TEST(Game, RecordsWhatItAsksFor) {
  for (const auto& ruleset : testing::one_of_each()) {
    const auto spec = spec::game(ruleset);
    spec->forget();
    EXPECT_TRUE(spec->consulted().empty());
    const auto deal = family(ruleset).playout(*spec, 1)->deal(nullptr);
    spec->open(deal.value())->moves();
    EXPECT_FALSE(spec->consulted().empty());
  }
}

TEST(Line, StartsAndEndsWhereItsMovesLead) {
  const auto ruleset = testing::rules("robin-red.sutda.en", 2);
  const auto spec = spec::game(ruleset);
  const auto deal = betting().playout(*spec, 1)->deal(nullptr);
  Line line{deal.value(), true, {}};
  EXPECT_EQ(start(*spec, line)->position(), end(*spec, line)->position());
  line.moves.push_back(start(*spec, line)->moves().back());
  EXPECT_EQ(std::get<notation::BetPosition>(end(*spec, line)->position()).round.bets, line.moves);
}

}  // namespace
}  // namespace hanaproof::games
