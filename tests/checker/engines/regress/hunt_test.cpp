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
  const auto once = hunt({rules("robin-red.koi-koi.en")}, wrong, library(), some_games(60));
  const auto twice = hunt({rules("robin-red.koi-koi.en")}, wrong, library(), some_games(60));
  ASSERT_TRUE(!once.found.empty() && !twice.found.empty());
  EXPECT_EQ(to_json(once.found.front().failure), to_json(twice.found.front().failure));
  EXPECT_EQ(once.found.front().game, twice.found.front().game);
}

TEST(Hunt, GoesThroughRulesetsInTurn) {
  const Opponent wrong = playing({{"payment.last-caller", "last-of-all"}});
  const std::vector both = {rules("oishi-tengudo.koi-koi", 2), rules("oishi-tengudo.koi-koi", 3)};
  const Hunted hunted = hunt(both, wrong, library(), some_games(400));
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
  // Two of a month, as they are captured.
  EXPECT_EQ(start.deck.size(), 2);
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
  const Hunted hunted = hunt({right}, opponent, library(), some_games(60));
  ASSERT_TRUE(!hunted.found.empty());
  EXPECT_THAT(hunted.editions, Contains("oishi-tengudo.koi-koi"));
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
  HuntOptions options = some_games(60);
  options.anew = [&] { confused = false; };
  const Hunted hunted = hunt({rules("hana-awase.pl")}, opponent, library(), options);
  EXPECT_EQ(hunted.verdict(), Verdict::not_repeatable);
  ASSERT_FALSE(hunted.passing.empty());
  EXPECT_EQ(hunted.passing.front().fault, "");
}

TEST(Hunt, SaysWhatItHasFoundBeforeItIsSettled) {
  const Opponent wrong = playing({{"capture.played.three", "one"}});
  HuntOptions options = some_games(60);
  std::vector<Found> told;
  int open = 0;
  options.found = [&](const Hunted& so_far) {
    ASSERT_FALSE(so_far.found.empty());
    told.push_back(so_far.found.front());
  };
  options.repeats = [&](bool on) { open += on ? 1 : -1; };
  const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), options);
  ASSERT_EQ(hunted.found.size(), 1U);
  ASSERT_GE(told.size(), 4U);
  EXPECT_FALSE(told.front().confirmed);
  EXPECT_TRUE(told[1].confirmed);
  EXPECT_FALSE(told[1].shrunk);
  EXPECT_TRUE(told[1].attribution.suspects.empty());
  EXPECT_TRUE(told.back().shrunk);
  EXPECT_EQ(to_json(told.back().failure), to_json(hunted.found.front().failure));
  EXPECT_TRUE(told.back().attribution.complete);
  // What is to come many times is said to be over as often.
  EXPECT_EQ(open, 0);
}

TEST(Hunt, FindsAllAtOnceAndWhatHidesBehindAnother) {
  const Answers wrong = {{"capture.played.three", "one"},
                         {"round.empty-hand", "round-over"},
                         {"score.card-values", "{light = 20, animal = 10, ribbon = 5, dreg = 2}"}};
  const Hunted hunted = hunt({rules("hana-awase.pl")}, playing(wrong), library(), some_games(120));
  EXPECT_EQ(hunted.verdict(), Verdict::differs);
  // The end of the round has two answers that come to the same.
  EXPECT_EQ(hunted.rules.size(), 3U);
  EXPECT_EQ(hunted.rules.at("capture.played.three"), "one");
  EXPECT_EQ(hunted.rules.count("score.card-values"), 1U);
  for (const Found& found : hunted.found) {
    EXPECT_NE(found.rule(), nullptr) << found.signature.text();
    EXPECT_EQ(signature(found.failure.difference), found.signature);
  }
  // What is known does not count, and hides nothing.
  HuntOptions options = some_games(60);
  options.accepted_rules = hunted.rules;
  const Hunted again = hunt({rules("hana-awase.pl")}, playing(wrong), library(), options);
  EXPECT_EQ(again.verdict(), Verdict::agrees);
  EXPECT_TRUE(again.found.empty());
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
    if (is_slow) std::this_thread::sleep_for(std::chrono::milliseconds(2));
  });
  HuntOptions options = some_games(8);
  options.settle_seconds = 0.02;
  options.found = [&](const Hunted&) { is_slow = true; };
  const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), options);
  ASSERT_FALSE(hunted.found.empty());
  EXPECT_FALSE(hunted.found.front().shrunk);
  EXPECT_FALSE(hunted.found.front().attribution.complete);
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
    HuntOptions options = some_games(60);
    options.interrupted = [&] { return stop; };
    options.found = [&](const Hunted& so_far) {
      const bool first = left < 0 && !stop;
      if (first && so_far.found.front().confirmed) left = questions;
    };
    const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), options);
    EXPECT_TRUE(hunted.interrupted);
    ASSERT_TRUE(!hunted.found.empty()) << questions;
    EXPECT_TRUE(hunted.found.front().confirmed);
    EXPECT_EQ(hunted.verdict(), Verdict::differs);
    EXPECT_FALSE(hunted.found.front().shrunk);
    EXPECT_NO_THROW(
        notation::validate(std::get<notation::Position>(hunted.found.front().failure.line.start),
                           rules("hana-awase.pl")));
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

// Steering pays: after as many games no rule that has come up at all in plain ones is missing.
TEST(Fuzzer, AsksForEveryRuleThatAnEditionHasWithinARound) {
  const auto right = rules("robin-red.koi-koi.en", 2, {"wildcard"});
  const spec::Rules executable(right);
  Fuzzer fuzzer(right, playing({}), 1);
  for (int game = 0; game < 60; ++game) {
    fuzzer.game([] { return false; },
                [](const Failure& failure) { FAIL() << lockstep::to_json(failure); });
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
  HuntOptions options = some_games(60);
  options.interrupted = [&] { return stop; };
  options.anew = [&] { stop = true; };
  int told = 0;
  options.found = [&](const Hunted&) { ++told; };
  const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), options);
  ASSERT_TRUE(!hunted.found.empty());
  EXPECT_FALSE(hunted.found.front().confirmed);
  EXPECT_EQ(hunted.verdict(), Verdict::undecided);
  EXPECT_EQ(told, 1);
}

TEST(Saved, IsWhatItWasReadFrom) {
  const Opponent wrong = playing({{"capture.drawn.two", "both"}});
  const Hunted hunted = hunt({rules("hana-awase.pl")}, wrong, library(), some_games(60));
  ASSERT_FALSE(hunted.found.empty());
  const Saved saved{"hana-awase.pl", "./engine --fast", 7, hunted.found};
  const Saved read = saved_from_json(to_json(saved));
  EXPECT_EQ(read.edition, saved.edition);
  EXPECT_EQ(read.engine, saved.engine);
  EXPECT_EQ(read.seed, 7);
  ASSERT_EQ(read.found.size(), saved.found.size());
  const Found& one = read.found.front();
  EXPECT_TRUE(one.shrunk);
  EXPECT_TRUE(one.confirmed);
  EXPECT_EQ(one.signature, saved.found.front().signature);
  ASSERT_NE(one.rule(), nullptr);
  EXPECT_EQ(one.rule()->topic, "capture.drawn.two");
  EXPECT_EQ(to_json(one.failure), to_json(saved.found.front().failure));
  EXPECT_EQ(to_json(one.first), to_json(saved.found.front().first));
  EXPECT_THROW(saved_from_json("{}"), notation::NotationError);
}

}  // namespace
}  // namespace hanaproof::regress::hunt_test
