// Looking for differences: which are found, what is made of them, and that none is made up.
#include "checker/regress/hunt.h"

#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/regress/case_json.h"
#include "checker/regress/fuzz.h"
#include "model/notation/validate.h"
#include "tests/checker/regress/served.h"

namespace hanaproof::regress {
namespace {

using crosscheck::Failure;
using ::testing::Contains;
using ::testing::HasSubstr;
using testing::library;
using testing::playing;
using testing::rules;
using testing::some_games;

TEST(Hunt, FindsNothingWhereNothingIs) {
  for (const char* edition : {"robin-red.koi-koi.en", "hana-awase.pl", "robin-red.sutda.en"}) {
    const Opponent right = playing({});
    const Hunted hunted = hunt({rules(edition)}, right, library(), some_games(12));
    EXPECT_FALSE(hunted.found.has_value()) << edition;
    EXPECT_EQ(hunted.games, 12);
    EXPECT_GT(hunted.moves, 12);
    EXPECT_TRUE(hunted.passing.empty());
  }
}

TEST(Hunt, TheSameSeedFindsTheSame) {
  const Opponent wrong = playing({{"capture.played.three", "one"}});
  const auto once = hunt({rules("robin-red.koi-koi.en")}, wrong, library(), some_games(500));
  const auto twice = hunt({rules("robin-red.koi-koi.en")}, wrong, library(), some_games(500));
  ASSERT_TRUE(once.found && twice.found);
  EXPECT_EQ(to_json(once.found->failure), to_json(twice.found->failure));
  EXPECT_EQ(once.found->game, twice.found->game);
}

TEST(Hunt, GoesThroughRulesetsInTurn) {
  const Opponent wrong = playing({{"payment.last-caller", "last-of-all"}});
  const std::vector both = {rules("oishi-tengudo.koi-koi", 2), rules("oishi-tengudo.koi-koi", 3)};
  const Hunted hunted = hunt(both, wrong, library(), some_games(3000));
  ASSERT_TRUE(hunted.found.has_value());
  // Of two players only one can have called.
  EXPECT_EQ(std::get<Failure>(hunted.found->failure).start.players, 3);
}

// Every card worth one more shows in the worth of a single card.
TEST(Hunt, ShrinksToTheCardsThatMatter) {
  const Opponent wrong =
      playing({{"score.card-values", "{light = 20, animal = 10, ribbon = 5, dreg = 2}"}});
  const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), some_games(10));
  ASSERT_TRUE(hunted.found.has_value());
  const auto& least = std::get<Failure>(hunted.found->failure);
  EXPECT_EQ(least.start.deck.size(), 1);
  EXPECT_EQ(least.start.deck.front().kind(), cards::Kind::dreg);
  EXPECT_TRUE(least.line.empty());
}

TEST(Hunt, NamesOtherEditionsThatAgree) {
  // All in which hana-awase.pl and a game that counts the same cards otherwise could agree: itself.
  const std::string dregs = "{light = 20, animal = 10, ribbon = 5, dreg = 0}";
  const Opponent wrong = playing({{"score.card-values", dregs}});
  const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), some_games(10));
  ASSERT_TRUE(hunted.found.has_value());
  const auto convicted = hunted.found->attribution.convicted();
  ASSERT_FALSE(convicted.empty());
  EXPECT_EQ(convicted.front().topic, "score.card-values");
  EXPECT_EQ(convicted.front().clause, "hana-awase.pl/score.card-values#1");
  EXPECT_THAT(convicted.front().edition, HasSubstr("sakura"));
}

// An engine that is another edition of the same game.
TEST(Hunt, SaysWhichEditionAnEngineAgreesWith) {
  const auto right = rules("robin-red.koi-koi.en");
  const auto other = rules("oishi-tengudo.koi-koi");
  const Opponent opponent = {
      [&](const rulebook::Ruleset&) { return crosscheck::spec_subject(other); }, {}};
  const Hunted hunted = hunt({right}, opponent, library(), some_games(200));
  ASSERT_TRUE(hunted.found.has_value());
  EXPECT_THAT(hunted.found->attribution.editions, Contains("oishi-tengudo.koi-koi"));
}

// Gives up at the n-th question of a run, once.
class Stumbling : public crosscheck::Subject {
 public:
  Stumbling(std::unique_ptr<crosscheck::Subject> inner, int& left)
      : inner_(std::move(inner)), left_(left) {}
  std::unique_ptr<crosscheck::Board> open(const notation::Position& dealt) const override {
    stumble();
    return inner_->open(dealt);
  }
  std::unique_ptr<crosscheck::Board> at(const notation::Position& position) const override {
    stumble();
    return inner_->at(position);
  }
  std::uint64_t perft(const notation::Position& position, int depth) const override {
    return inner_->perft(position, depth);
  }

 private:
  void stumble() const {
    if (--left_ == 0) throw std::runtime_error("stumbled");
  }
  std::unique_ptr<crosscheck::Subject> inner_;
  int& left_;
};

TEST(Hunt, WhatDoesNotComeUpAgainIsNoDifference) {
  int left = 20;
  const Opponent opponent = {[&](const rulebook::Ruleset& right) {
                               return std::make_unique<Stumbling>(crosscheck::spec_subject(right),
                                                                  left);
                             },
                             {}};
  const Hunted hunted = hunt({rules("hana-awase.pl")}, opponent, library(), some_games(10));
  EXPECT_FALSE(hunted.found.has_value());
  EXPECT_EQ(hunted.passing, std::vector<std::string>{"error: stumbled"});
}

TEST(Hunt, StopsWhenItIsInterrupted) {
  const Opponent right = playing({});
  HuntOptions options = some_games(0);
  int asked = 0;
  options.interrupted = [&] { return ++asked > 50; };
  const Hunted hunted = hunt({rules("hana-awase.pl")}, right, library(), options);
  EXPECT_TRUE(hunted.interrupted);
  EXPECT_LT(hunted.games, 10);
}

// Steering pays: after as many games no rule that has come up at all in plain ones is missing.
TEST(Fuzzer, AsksForEveryRuleThatAnEditionHasWithinARound) {
  const auto right = rules("robin-red.koi-koi.en", 2, {"wildcard"});
  const spec::Rules executable(right);
  const auto subject = crosscheck::spec_subject(right);
  Fuzzer fuzzer(executable, *subject, 1);
  for (int game = 0; game < 60; ++game) {
    ASSERT_FALSE(fuzzer.game([] { return false; }).has_value());
  }
  std::set<std::string> never;
  for (const auto& [topic, games] : fuzzer.guide().games_by_topic()) {
    const auto* known = rulebook::find_topic(topic);
    if (games == 0 && known && crosscheck::has_effect(executable, *known)) never.insert(topic);
  }
  // Of more than two players, and of cards that this edition does not count.
  for (const char* topic :
       {"yaku.gokou", "yaku.ame-shikou", "hiki.effect", "wildcard.collects", "score.high",
        "score.counter", "hand.both-win", "hand.against-field", "call.opponent-cancels"}) {
    EXPECT_FALSE(never.contains(topic)) << topic;
  }
  for (const Failure& where : fuzzer.agreements()) {
    EXPECT_NO_THROW(notation::validate(where.start, right));
  }
}

TEST(Case, IsWhatItWasReadFrom) {
  const Opponent wrong = playing({{"capture.drawn.two", "both"}});
  const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), some_games(200));
  ASSERT_TRUE(hunted.found.has_value());
  const Case one{"hana-awase.pl", 2, "./engine --fast", 7, *hunted.found};
  const Case read = case_from_json(to_json(one));
  EXPECT_EQ(read.edition, one.edition);
  EXPECT_EQ(read.engine, one.engine);
  EXPECT_EQ(read.seed, 7);
  EXPECT_EQ(to_json(read.found.failure), to_json(one.found.failure));
  EXPECT_EQ(to_json(read.found.first), to_json(one.found.first));
  EXPECT_THROW(case_from_json("{}"), notation::NotationError);
}

}  // namespace
}  // namespace hanaproof::regress
