// What rules, engines and the protocol say to one question.
#include <gtest/gtest.h>

#include "checker/engines/identify/situations.h"
#include "checker/games/random_deal.h"
#include "tests/checker/engines/identify/serving.h"
#include "tests/checker/engines/identify/tables.h"

namespace hanaproof::identify::testing::answers_test {
namespace {

class Answers : public ::testing::TestWithParam<const char*> {};

// Calls that nobody may make at the first decision.
TEST_P(Answers, ToAMoveThatIsNotAllowedAreAlike) {
  const auto& edition = checker::testing::builtin().at(GetParam());
  const rulebook::Ruleset rules(edition, {edition.players.front(), {}});
  const auto spec = spec::game(rules);
  cards::Dice dice(1);
  const auto position = games::random_deal(*spec, dice);
  const auto sort = std::holds_alternative<notation::HachiPosition>(position)
                        ? games::Move::Sort::yoshi
                        : games::Move::Sort::stop;
  const Question question = about(Ask::play, position, games::Move::say(sort));
  EXPECT_EQ(Oracle(rules).answer(question), kIllegal);
  const auto engine = adapters::engine_game(rules);
  EXPECT_EQ(EngineRespondent(*engine, edition.id).answer(question, {}), kIllegal);
  const auto served = protocol::served(rules, protocol::With::spec);
  EXPECT_EQ(EngineRespondent(*served, edition.id).answer(question, {}), kIllegal);
}

INSTANTIATE_TEST_SUITE_P(Games, Answers,
                         ::testing::Values("robin-red.koi-koi.en", "oishi-tengudo.hachi-hachi"),
                         [](const auto& test) { return std::string(test.param).substr(0, 5); });

}  // namespace
}  // namespace hanaproof::identify::testing::answers_test
