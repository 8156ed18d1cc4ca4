// Looking for differences: which are found, what is made of them, and that none is made up.
#include "checker/engines/regress/hunt.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <stdexcept>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/engines/crosscheck/coverage.h"
#include "checker/engines/crosscheck/interrupted.h"
#include "checker/engines/regress/fuzz.h"
#include "model/notation/validate.h"
#include "tests/checker/engines/regress/served.h"

namespace hanaproof::regress::hunt_test {
namespace {

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
    EXPECT_TRUE(hunted.found.empty()) << edition;
    EXPECT_EQ(hunted.games, 12);
    EXPECT_GT(hunted.moves, 12);
    EXPECT_TRUE(hunted.passing.empty());
    // A game with what is made up after it counts once; some topic comes up in all of them.
    std::uint64_t most = 0;
    for (const auto& [topic, games] : hunted.games_by_topic) most = std::max(most, games);
    EXPECT_EQ(most, 12) << edition;
  }
}

TEST(Hunt, TheSameSeedFindsTheSame) {
  const Opponent wrong = playing({{"capture.played.three", "one"}});
  const auto once = hunt({rules("robin-red.koi-koi.en")}, wrong, library(), some_games(500));
  const auto twice = hunt({rules("robin-red.koi-koi.en")}, wrong, library(), some_games(500));
  ASSERT_TRUE(!once.found.empty() && !twice.found.empty());
  EXPECT_EQ(to_json(once.found.front().failure), to_json(twice.found.front().failure));
  EXPECT_EQ(once.found.front().game, twice.found.front().game);
}

TEST(Hunt, GoesThroughRulesetsInTurn) {
  const Opponent wrong = playing({{"payment.last-caller", "last-of-all"}});
  const std::vector both = {rules("oishi-tengudo.koi-koi", 2), rules("oishi-tengudo.koi-koi", 3)};
  const Hunted hunted = hunt(both, wrong, library(), some_games(3000));
  ASSERT_TRUE(!hunted.found.empty());
  // Of two players only one can have called.
  EXPECT_EQ(games::players_of(hunted.found.front().failure.line.start), 3);
}

// Every card worth one more shows in the worth of a single card.
TEST(Hunt, ShrinksToTheCardsThatMatter) {
  const Opponent wrong =
      playing({{"score.card-values", "{light = 20, animal = 10, ribbon = 5, dreg = 2}"}});
  const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), some_games(10));
  ASSERT_TRUE(!hunted.found.empty());
  const games::Line& least = hunted.found.front().failure.line;
  const auto& start = std::get<notation::Position>(least.start);
  EXPECT_EQ(start.deck.size(), 1);
  EXPECT_EQ(start.deck.front().kind(), cards::Kind::dreg);
  EXPECT_TRUE(least.moves.empty());
}

TEST(Hunt, NamesOtherEditionsThatAgree) {
  // All in which hana-awase.pl and a game that counts the same cards otherwise could agree: itself.
  const std::string dregs = "{light = 20, animal = 10, ribbon = 5, dreg = 0}";
  const Opponent wrong = playing({{"score.card-values", dregs}});
  const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), some_games(10));
  ASSERT_TRUE(!hunted.found.empty());
  const auto convicted = hunted.found.front().attribution.convicted();
  ASSERT_FALSE(convicted.empty());
  EXPECT_EQ(convicted.front().topic, "score.card-values");
  EXPECT_EQ(convicted.front().clause, "hana-awase.pl/score.card-values#1");
  EXPECT_THAT(convicted.front().edition, HasSubstr("sakura"));
}

// An engine that is another edition of the same game.
TEST(Hunt, SaysWhichEditionAnEngineAgreesWith) {
  const auto right = rules("robin-red.koi-koi.en");
  const auto other = rules("oishi-tengudo.koi-koi");
  const Opponent opponent = [&](const rulebook::Ruleset&) { return spec::game(other); };
  const Hunted hunted = hunt({right}, opponent, library(), some_games(200));
  ASSERT_TRUE(!hunted.found.empty());
  EXPECT_THAT(hunted.found.front().attribution.editions, Contains("oishi-tengudo.koi-koi"));
}

// Gives up at the n-th question of a run, once.
Opponent stumbling(int& left) {
  return [&left](const rulebook::Ruleset& right) {
    return std::make_unique<testing::Wrapped>(spec::game(right), [&left] {
      if (--left == 0) throw std::runtime_error("stumbled");
    });
  };
}

TEST(Hunt, WhatDoesNotComeUpAgainIsNoDifference) {
  int left = 20;
  const Opponent opponent = stumbling(left);
  const Hunted hunted = hunt({rules("hana-awase.pl")}, opponent, library(), some_games(10));
  EXPECT_TRUE(hunted.found.empty());
  ASSERT_EQ(hunted.passing.size(), 1);
  EXPECT_EQ(hunted.passing.front().failure.difference.subject, "stumbled");
  EXPECT_EQ(hunted.verdict(), Verdict::not_repeatable);
}

// The same, of an engine that is known to have crashed.
TEST(Hunt, AFaultThatComesNowAndThenIsOneAllTheSame) {
  int left = 20;
  const Opponent opponent = stumbling(left);
  HuntOptions options = some_games(10);
  options.fault = [&]() -> std::optional<std::string> {
    if (left > 0) return std::nullopt;
    left = 15;  // until the next
    return "crash";
  };
  const Hunted hunted = hunt({rules("hana-awase.pl")}, opponent, library(), options);
  EXPECT_TRUE(hunted.found.empty());
  ASSERT_EQ(hunted.passing.size(), 3);
  EXPECT_EQ(hunted.passing.front().fault, "crash");
  EXPECT_EQ(hunted.verdict(), Verdict::engine_fault);
}

// Plays by the one or the other.
class Either : public games::Game {
 public:
  Either(const rulebook::Ruleset& a, const rulebook::Ruleset& b, const bool& first)
      : a_(spec::game(a)), b_(spec::game(b)), first_(first) {}
  const rulebook::Ruleset& rules() const override { return b_->rules(); }
  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    return now().open(laid_out);
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    return now().at(position);
  }

 private:
  const games::Game& now() const { return first_ ? *a_ : *b_; }
  std::unique_ptr<games::Game> a_;
  std::unique_ptr<games::Game> b_;
  const bool& first_;
};

// An engine that has got into a state in which it plays wrong, and is right when it is started.
TEST(Hunt, ADifferenceHasToComeUpInAProcessOfItsOwn) {
  bool confused = true;
  const Opponent opponent = [&](const rulebook::Ruleset& right) {
    return std::make_unique<Either>(testing::changed(right, {{"capture.played.three", "one"}}),
                                    right, confused);
  };
  HuntOptions options = some_games(200);
  options.anew = [&] { confused = false; };
  const Hunted hunted = hunt({rules("hana-awase.pl")}, opponent, library(), options);
  EXPECT_EQ(hunted.verdict(), Verdict::not_repeatable);
  ASSERT_EQ(hunted.passing.size(), 1);
  EXPECT_EQ(hunted.passing.front().fault, "");
}

TEST(Hunt, SaysWhatItHasFoundBeforeItIsSettled) {
  const Opponent wrong = playing({{"capture.played.three", "one"}});
  HuntOptions options = some_games(500);
  std::vector<Found> told;
  std::vector<bool> repeats;
  options.found = [&](const Found& found) { told.push_back(found); };
  options.repeats = [&](bool on) { repeats.push_back(on); };
  const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), options);
  ASSERT_TRUE(!hunted.found.empty());
  ASSERT_EQ(told.size(), 3);
  EXPECT_FALSE(told[0].shrunk);
  EXPECT_EQ(to_json(told[0].failure), to_json(told[0].first));
  EXPECT_TRUE(told[1].shrunk);
  EXPECT_FALSE(told[1].attribution.complete);
  EXPECT_EQ(to_json(told[2].failure), to_json(hunted.found.front().failure));
  EXPECT_TRUE(told[2].attribution.complete);
  // The same questions come again and again while the clause is looked for, and only then.
  EXPECT_EQ(repeats, (std::vector<bool>{true, false}));
}

// Takes its time for every position, or wants to be left alone from some question on.
Opponent slow(const std::map<std::string, std::string>& answers,
              const std::function<void()>& wait) {
  return [inner = playing(answers), wait](const rulebook::Ruleset& right) {
    return std::make_unique<testing::Wrapped>(inner(right), wait);
  };
}

TEST(Hunt, DoesNotSettleForEver) {
  bool is_slow = false;
  const Opponent wrong = slow({{"capture.played.three", "one"}}, [&] {
    if (is_slow) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  });
  HuntOptions options = some_games(500);
  options.settle_seconds = 0.2;
  options.found = [&](const Found&) { is_slow = true; };
  const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), options);
  ASSERT_TRUE(!hunted.found.empty());
  EXPECT_FALSE(hunted.found.front().shrunk);
  EXPECT_FALSE(hunted.found.front().attribution.complete);
  EXPECT_LT(hunted.found.front().settled_after - hunted.found.front().found_after, 10);
  EXPECT_FALSE(hunted.interrupted);
}

TEST(Hunt, KeepsWhatItHasFoundWhenItIsInterrupted) {
  bool stop = false;
  int left = -1;
  const Opponent wrong = slow({{"capture.played.three", "one"}}, [&] {
    if (left-- != 0) return;
    stop = true;
    throw crosscheck::Interrupted();
  });
  for (const int questions : {0, 5, 40, 400}) {
    stop = false;
    left = -1;
    HuntOptions options = some_games(500);
    options.interrupted = [&] { return stop; };
    options.found = [&](const Found& found) {
      if (!found.shrunk) left = questions;
    };
    const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), options);
    EXPECT_TRUE(hunted.interrupted);
    ASSERT_TRUE(!hunted.found.empty()) << questions;
    EXPECT_TRUE(hunted.found.front().confirmed);
    EXPECT_EQ(hunted.verdict(), Verdict::differs);
    EXPECT_FALSE(hunted.found.front().attribution.complete);
    EXPECT_NO_THROW(notation::validate(
        std::get<notation::Position>(hunted.found.front().failure.line.start), rules("hana-awase.pl")));
  }
}

TEST(Hunt, StopsWhenItIsInterrupted) {
  const Opponent right = playing({});
  HuntOptions options = some_games(0);
  int asked = 0;
  options.interrupted = [&] { return ++asked > 50; };
  const Hunted hunted = hunt({rules("hana-awase.pl")}, right, library(), options);
  EXPECT_TRUE(hunted.interrupted);
  EXPECT_LT(hunted.games, 10);
  EXPECT_EQ(hunted.verdict(), Verdict::undecided);
}

TEST(Hunt, ThatNeverComparedAnythingIsUndecided) {
  int asked = 0;
  HuntOptions options = some_games(5, 1e-9);
  options.interrupted = [&] { return ++asked < 0; };
  const Hunted hunted = hunt({rules("hana-awase.pl")}, playing({}), library(), options);
  EXPECT_EQ(hunted.positions, 0);
  EXPECT_FALSE(hunted.interrupted);
  EXPECT_EQ(hunted.verdict(), Verdict::undecided);
}

// Looking for the clause plays on, which is no part of what it took to find the difference.
TEST(Hunt, CountsWhatWasPlayedUntilSomethingWasFound) {
  const std::vector all = {rules("hana-awase.pl")};
  const Hunted hunted =
      hunt(all, playing({{"capture.drawn.three", "one"}}), library(), some_games(500));
  ASSERT_TRUE(!hunted.found.empty());
  ASSERT_GT(hunted.games, 1);
  const Hunted before = hunt(all, playing({}), library(), some_games(hunted.games - 1));
  const Hunted with = hunt(all, playing({}), library(), some_games(hunted.games));
  EXPECT_GT(hunted.positions, before.positions);
  EXPECT_LE(hunted.positions, with.positions);
  EXPECT_LE(hunted.moves, with.moves);
}

// Steering pays: after as many games no rule that has come up at all in plain ones is missing.
TEST(Fuzzer, AsksForEveryRuleThatAnEditionHasWithinARound) {
  const auto right = rules("robin-red.koi-koi.en", 2, {"wildcard"});
  const spec::Rules executable(right);
  Fuzzer fuzzer(right, playing({}), 1);
  for (int game = 0; game < 60; ++game) {
    ASSERT_FALSE(fuzzer.game([] { return false; }).has_value());
  }
  std::set<std::string> never;
  for (const auto& [topic, games] : fuzzer.games_by_topic()) {
    const auto* known = rulebook::find_topic(topic);
    if (games == 0 && known && crosscheck::has_effect(executable, *known)) never.insert(topic);
  }
  // Of more than two players, and of cards that this edition does not count.
  for (const char* topic :
       {"yaku.gokou", "yaku.ame-shikou", "hiki.effect", "wildcard.collects", "score.high",
        "score.counter", "hand.both-win", "hand.against-field", "call.opponent-cancels"}) {
    EXPECT_FALSE(never.contains(topic)) << topic;
  }
  for (const games::Line& where : fuzzer.agreements()) {
    EXPECT_NO_THROW(notation::validate(std::get<notation::Position>(where.start), right));
  }
}

TEST(Hunt, KeepsWhatCouldNotComeUpAgain) {
  bool stop = false;
  const Opponent wrong = slow({{"capture.played.three", "one"}}, [&] {
    if (stop) throw crosscheck::Interrupted();
  });
  HuntOptions options = some_games(500);
  options.interrupted = [&] { return stop; };
  options.anew = [&] { stop = true; };
  int told = 0;
  options.found = [&](const Found&) { ++told; };
  const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), options);
  ASSERT_TRUE(!hunted.found.empty());
  EXPECT_FALSE(hunted.found.front().confirmed);
  EXPECT_EQ(hunted.verdict(), Verdict::undecided);
  EXPECT_EQ(told, 1);
}

TEST(Case, IsWhatItWasReadFrom) {
  const Opponent wrong = playing({{"capture.drawn.two", "both"}});
  const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), some_games(200));
  ASSERT_TRUE(!hunted.found.empty());
  const Case one{"hana-awase.pl", 2, "./engine --fast", 7, *hunted.found};
  const Case read = case_from_json(to_json(one));
  EXPECT_EQ(read.edition, one.edition);
  EXPECT_EQ(read.engine, one.engine);
  EXPECT_EQ(read.seed, 7);
  EXPECT_TRUE(read.found.shrunk);
  EXPECT_TRUE(read.found.confirmed);
  EXPECT_EQ(to_json(read.found.failure), to_json(one.found.failure));
  EXPECT_EQ(to_json(read.found.first), to_json(one.found.first));
  EXPECT_THROW(case_from_json("{}"), notation::NotationError);
}

}  // namespace
}  // namespace hanaproof::regress::hunt_test
