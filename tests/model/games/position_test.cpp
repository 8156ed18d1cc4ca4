// Positions, moves and scores as values of every game.
#include <gtest/gtest.h>

#include "model/notation/position_json.h"
#include "tests/model/games/played.h"

namespace hanaproof::games {
namespace {

TEST(Position, IsReadAsItIsWritten) {
  for (const auto& ruleset : testing::one_of_each()) {
    testing::for_each_state(ruleset, [](const Position&, const State& state) {
      const std::string text = to_json(state.position());
      ASSERT_EQ(to_json(position_from_json(text)), text);
    });
  }
}

TEST(Position, SaysItsFamilyByAField) {
  EXPECT_THROW(position_from_json("{\"bets\":[]}"), notation::NotationError);
  EXPECT_THROW(position_from_json("[]"), notation::NotationError);
}

TEST(Position, IsOverWhereNothingIsLegal) {
  for (const auto& ruleset : testing::one_of_each()) {
    testing::for_each_state(ruleset, [](const Position&, const State& state) {
      ASSERT_EQ(is_over(state.position()), state.moves().empty()) << to_json(state.position());
    });
  }
}

TEST(Position, KeepsItsRulesUnderOtherNames) {
  for (const auto& ruleset : testing::one_of_each()) {
    testing::for_each_state(ruleset, [&](const Position&, const State& state) {
      const Position named = with_rules(state.position(), "a book", {{"topic", "reading"}});
      ASSERT_EQ(edition_of(named), "a book");
      ASSERT_EQ(rules_of(named).at("topic"), "reading");
      ASSERT_EQ(players_of(named), ruleset.scope().players);
      ASSERT_EQ(key(named), key(state.position()));
    });
  }
}

// Over the first positions of rounds and all that follows from them: keys are equal exactly if
// positions are.
TEST(Key, TellsPositionsOfARoundApart) {
  constexpr std::size_t kMost = 150;
  for (const auto& ruleset : testing::one_of_each()) {
    const auto spec = spec::game(ruleset);
    const auto deal = family(ruleset).playout(*spec, 1)->deal(nullptr);
    std::vector<std::unique_ptr<State>> states;
    states.push_back(spec->open(deal.value()));
    for (std::size_t i = 0; i < states.size() && states.size() < kMost; ++i) {
      for (const Move& move : states[i]->moves()) states.push_back(states[i]->after(move));
    }
    // The bets that led to where a betting stands are no part of it.
    const auto of = [](const State& state) {
      Position position = state.position();
      if (auto* bets = std::get_if<notation::BetPosition>(&position)) bets->round = {};
      return position;
    };
    for (const auto& one : states) {
      for (const auto& other : states) {
        ASSERT_EQ(key(one->position()) == key(other->position()), of(*one) == of(*other))
            << to_json(one->position()) << '\n'
            << to_json(other->position());
      }
    }
  }
}

TEST(Move, IsOneTypeForAllGames) {
  for (const char* text : {"11", "11x12,13,14", "koi-koi", "hiki", "pass", "raise:3", "fold",
                           "show:red+three", "repay:0", "cancel-sage"}) {
    ASSERT_TRUE(Move::parse(text)) << text;
    EXPECT_EQ(Move::parse(text)->text(), text);
  }
  for (const char* text : {"", "castle", "raise:0", "repay:-1", "show:", "show:A", "11x11"}) {
    EXPECT_FALSE(Move::parse(text)) << text;
  }
}

TEST(Score, NamesEachMember) {
  Score score;
  score.yaku = {{{"sanko", 6}, {"tan", 1}}, {}};
  score.points = {7, 0};
  score.next_dealer = 1;
  const auto fields = notation::score_fields();
  ASSERT_EQ(fields.size(), 11U);
  EXPECT_EQ(fields[0].name, "yaku");
  EXPECT_EQ(fields[0].text(score), "sanko 6, tan 1 | none");
  EXPECT_EQ(fields[1].text(score), "7 0");
  EXPECT_EQ(fields.back().name, "next_dealer");
  EXPECT_EQ(fields.back().text(score), "1");
  EXPECT_EQ(fields.back().text(Score()), "none");
}

}  // namespace
}  // namespace hanaproof::games
