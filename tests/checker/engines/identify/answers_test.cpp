// What rules, engines and the protocol say to one question.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/engines/identify/situations.h"
#include "checker/games/random_deal.h"
#include "checker/situations/playout.h"
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

// ---- Capturing games ----------------------------------------------------------------------------

std::string served_answer(const rulebook::Ruleset& rules, const Question& question,
                          bool opens = true) {
  const auto game = protocol::served(rules, protocol::With::spec);
  EngineRespondent respondent(*game, rules.edition().id, {}, opens);
  return respondent.answer(question, {}).value_or("no answer");
}

rulebook::Ruleset koi_koi() {
  return {checker::testing::builtin().at("robin-red.koi-koi.en"), {2, {}}};
}

// A deal with the four cards of January on the field.
notation::Position with_january_on_the_field() {
  checker::Style style;
  style.field = cards::CardSet::month(cards::Month(1));
  cards::Dice dice(1);
  return checker::dealt(spec::Rules(koi_koi()), style, dice);
}

TEST(Opening, DecidesWhetherADealIsPlayed) {
  const Question question = about(Ask::open, with_january_on_the_field());
  const auto voided = koi_koi().with("field.four-of-month", rulebook::Value("void"));
  const auto played = koi_koi().with("field.four-of-month", rulebook::Value("nothing"));
  EXPECT_TRUE(served_answer(voided, question).ends_with("; the deal is void"));
  EXPECT_TRUE(served_answer(played, question).ends_with("; player 0: play"));
  for (const rulebook::Ruleset& rules : {voided, played}) {
    EXPECT_EQ(served_answer(rules, question), Oracle(rules).answer(question));
  }
}

TEST(Opening, IsAskedOfEnginesThatCanOpen) {
  const Question question = about(Ask::open, with_january_on_the_field());
  EXPECT_EQ(served_answer(koi_koi(), question, false), "no answer");
}

// Yaku of the same worth are not the same yaku.
TEST(Scores, TellYakuApartByTheirIds) {
  notation::Position end = notation::Position::empty("", 2);
  end.captured[0] = {*cards::Card::parse("81"), *cards::Card::parse("91")};  // moon and sake
  end.phase = notation::Phase::over;
  end.stopped = 0;
  const Question question = about(Ask::score, end);
  const auto hanami = koi_koi().with("yaku.tsukimi", rulebook::Value("none"));
  const auto renamed = hanami.with("yaku.hanami", rulebook::Value("none"))
                           .with("yaku.tsukimi", hanami["yaku.hanami"]);
  EXPECT_THAT(Oracle(hanami).answer(question), ::testing::StartsWith("player 0 makes hanami 5; "));
  EXPECT_THAT(Oracle(renamed).answer(question),
              ::testing::StartsWith("player 0 makes tsukimi 5; "));
}

// A line that goes on where the last one went is not played again from the deal.
class Counting : public games::Game {
 public:
  explicit Counting(const games::Game& game) : game_(game) {}
  const rulebook::Ruleset& rules() const override { return game_.rules(); }
  std::unique_ptr<games::State> open(const games::Position& deal) const override {
    ++starts;
    return game_.open(deal);
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    ++starts;
    return game_.at(position);
  }
  mutable int starts = 0;

 private:
  const games::Game& game_;
};

TEST(Walker, GoesOnWhereItHasBeen) {
  const auto spec = spec::game(koi_koi());
  const Counting counting(*spec);
  Walker walker(counting);
  for (const Question& question : along_a_round(koi_koi(), 3)) {
    const auto line = line_of(question, *spec, koi_koi().edition().id);
    const std::string answer = answer_of(walker, question, line);
    Walker anew(*spec);
    EXPECT_EQ(answer, answer_of(anew, question, line));
  }
  EXPECT_LE(counting.starts, 3);
}

}  // namespace
}  // namespace hanaproof::identify::testing::answers_test
