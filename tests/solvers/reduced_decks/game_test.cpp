// An edition's rules at a small table.
#include <gtest/gtest.h>

#include "model/spec/score.h"
#include "solvers/reduced_decks/game.h"
#include "tests/solvers/reduced_decks/books.h"

namespace hanaproof::reduced_decks::game_test {
namespace {

using cards::CardSet;
using rulebook::Value;
using testing::rules;
using testing::tiny;

TEST(SmallGame, DealsWhatTheTableSays) {
  const Game game = derive(rules("robin-red.koi-koi.en"), tiny());
  EXPECT_EQ(game.rules["deal.hand-size"], Value(2));
  EXPECT_EQ(game.rules["deal.field-size"], Value(1));
  EXPECT_EQ(game.rules["deal.packets"].text(),
            R"([{cards = 2, to = "each"}, {cards = 1, to = "field"}])");
}

TEST(SmallGame, KeepsEveryOtherRule) {
  const auto whole = rules("robin-red.koi-koi.en");
  const Game game = derive(whole, tiny());
  for (const rulebook::Topic& topic : rulebook::topics()) {
    if (topic.id.starts_with("yaku.") || topic.id.starts_with("deal.")) continue;
    EXPECT_EQ(game.rules[topic.id], whole[topic.id]) << topic.id;
  }
}

// A position names the rules it is played by, so that anyone can play on from it.
TEST(SmallGame, CanBeMadeAgainFromTheChangesThatItsPositionsName) {
  for (const char* id : {"robin-red.koi-koi.fr", "blog.koi-koi.fr", "oishi-tengudo.koi-koi"}) {
    const Game game = derive(rules(id), tiny());
    const rulebook::Ruleset again(testing::edition(id), rulebook::Scope{2, {}},
                                  game.rules.changes());
    for (const rulebook::Topic& topic : rulebook::topics()) {
      EXPECT_EQ(again[topic.id], game.rules[topic.id]) << id << ' ' << topic.id;
    }
  }
}

TEST(SmallGame, ScoresByTheScaledThresholds) {
  // Three ribbons of ten are in the deck: 5 x 3 / 10 = 1.5, so two make tan, for one point.
  const Game game = derive(rules("oishi-tengudo.koi-koi"), tiny());
  const spec::Rules spec(game.rules);
  EXPECT_TRUE(spec::made_yaku(spec, *CardSet::parse("12")).empty());
  const std::vector<spec::MadeYaku> two = {{"tan", 1}};
  EXPECT_EQ(spec::made_yaku(spec, *CardSet::parse("12 22")), two);
  // Three dregs of twenty-four: 10 x 3 / 24 = 1.25, so two make kasu.
  const std::vector<spec::MadeYaku> dregs = {{"kasu", 2}};
  EXPECT_EQ(spec::made_yaku(spec, *CardSet::parse("13 23 33")), dregs);
}

TEST(SmallGame, AYakuWithACardThatIsNotInTheDeckCannotBeMade) {
  const Game game = derive(rules("oishi-tengudo.koi-koi"), tiny());
  const spec::Rules spec(game.rules);
  for (const auto& made : spec::made_yaku(spec, game.table.deck)) {
    EXPECT_TRUE(made.id == "tan" || made.id == "kasu" || made.id == "akatan") << made.id;
  }
}

TEST(SmallGame, SaysWhyRulesDoNotFitATable) {
  EXPECT_EQ(misfit(rules("oishi-tengudo.koi-koi", 3), tiny()),
            "tiny is for 2 players, the rules are for 3");
  Table table = tiny();
  table.field_size = 3;
  EXPECT_EQ(misfit(rules("oishi-tengudo.koi-koi"), table),
            "tiny deals 2 hands of 2 and a field of 3 from 6 cards");
  // 12, 22, 32: 5 each; 13, 23: 1 each: 17.
  table = tiny();
  table.deck = *CardSet::parse("12 13 22 23 32");
  table.hand_size = 1;
  const rulebook::Ruleset tokens(testing::edition("hana-awase.pl"), rulebook::Scope{2, {"tokens"}});
  EXPECT_EQ(misfit(tokens, table), "the deck of tiny has no 2 equal shares");
  EXPECT_EQ(misfit(rules("hana-awase.pl"), table), std::nullopt);
  EXPECT_THROW(derive(tokens, table), std::invalid_argument);
}

}  // namespace
}  // namespace hanaproof::reduced_decks::game_test
