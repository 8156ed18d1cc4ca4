// Hachi-Hachi against engines: nothing found where nothing is, faults found, shrunk and laid to
// their clause.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/engines/crosscheck/interrupted.h"
#include "checker/engines/regress/fuzz.h"
#include "checker/engines/regress/hunt.h"
#include "checker/engines/regress/simplifier.h"
#include "checker/games/registry.h"
#include "checker/situations/hachi_made_up.h"
#include "model/cards/dice.h"
#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/validate.h"
#include "solvers/adapters/games/game.h"
#include "tests/checker/engines/regress/served.h"

namespace hanaproof::regress::hachi_test {
namespace {

using notation::HachiPosition;
using testing::library;
using testing::playing;
using testing::rules;
using testing::some_games;

constexpr const char* kEdition = "oishi-tengudo.hachi-hachi";

// A seed with which somebody soon stays alone.
HuntOptions somebody_stays_alone() { return some_games(12, 0, 4); }

TEST(HachiHunt, FindsNothingWhereNothingIs) {
  const std::vector all = {rules(kEdition, 4), rules(kEdition, 3), rules(kEdition, 7)};
  for (const Opponent& right : {playing({}), Opponent(adapters::engine_game)}) {
    const Hunted hunted = hunt(all, right, library(), some_games(9));
    EXPECT_TRUE(hunted.found.empty());
    EXPECT_TRUE(hunted.passing.empty());
    EXPECT_EQ(hunted.games, 9);
    EXPECT_GT(hunted.moves, 900);
    for (const auto& [topic, games] : hunted.games_by_topic) EXPECT_LE(games, 9) << topic;
    // Every deal that is opened asks for it.
    EXPECT_EQ(hunted.games_by_topic.at("mizuten.allowed"), 9);
  }
}

TEST(HachiHunt, TheSameSeedFindsTheSame) {
  const Opponent wrong = playing({{"stay.sole", "wins"}});
  const auto once = hunt({rules(kEdition, 4)}, wrong, library(), somebody_stays_alone());
  const auto twice = hunt({rules(kEdition, 4)}, wrong, library(), somebody_stays_alone());
  ASSERT_TRUE(!once.found.empty() && !twice.found.empty());
  EXPECT_EQ(to_json(once.found.front().failure), to_json(twice.found.front().failure));
  EXPECT_EQ(to_json(once.found.front().first), to_json(twice.found.front().first));
}

struct Fault {
  const char* topic;
  const char* value;
  int players = 4;
};

// Plays by these rules, but for what some positions are said to be.
std::unique_ptr<games::Game> says_otherwise(const rulebook::Ruleset& rules,
                                            const std::function<void(HachiPosition&)>& change) {
  return std::make_unique<testing::Wrapped>(
      spec::game(rules), nullptr,
      [change](games::Position& position) { change(std::get<HachiPosition>(position)); });
}

// With which combos a turn began is part of the position before a call is cancelled, too.
TEST(HachiHunt, ATurnThatIsRememberedWrongIsADifference) {
  for (const auto phase : {notation::HachiPhase::play, notation::HachiPhase::cancel}) {
    const Opponent wrong = [&](const rulebook::Ruleset& right) {
      return says_otherwise(right, [=](HachiPosition& position) {
        if (position.phase == phase) ++position.kan_before;
      });
    };
    HuntOptions options = some_games(60);
    options.settle_seconds = 0.1;
    const auto hunted = hunt({rules(kEdition, 4)}, wrong, library(), options);
    EXPECT_EQ(hunted.verdict(), Verdict::differs);
    ASSERT_TRUE(!hunted.found.empty());
    EXPECT_THAT(hunted.found.front().failure.difference.subject,
                ::testing::HasSubstr("kan_before"));
  }
}

class HachiFault : public ::testing::TestWithParam<Fault> {};

TEST_P(HachiFault, IsFoundShrunkAndLaidToItsClause) {
  const auto& [topic, value, players] = GetParam();
  const auto right = rules(kEdition, players);
  const Hunted hunted = hunt({right}, playing({{topic, value}}), library(), some_games(60));
  ASSERT_TRUE(!hunted.found.empty());
  const Found& found = hunted.found.front();
  EXPECT_LE(turns_of(found.failure), 1);
  const games::Line& least = found.failure.line;
  if (!least.laid_out) {
    EXPECT_NO_THROW(games::hachi().validate(*spec::game(right), least.start));
  }
  const auto convicted = found.attribution.convicted();
  ASSERT_FALSE(convicted.empty());
  EXPECT_EQ(convicted.front().topic, topic);
  EXPECT_EQ(convicted.front().value, value);
  EXPECT_TRUE(convicted.front().clause.starts_with(std::string(kEdition) + "/" + topic));
}

INSTANTIATE_TEST_SUITE_P(
    Each, HachiFault,
    ::testing::Values(Fault{"mizuten.must-stay", "may-pass"},
                      Fault{"field.priority", "oldest-first"}, Fault{"stay.sole", "wins"},
                      Fault{"combo.types", "best-only"}, Fault{"yoshi.against-sage", "each-pays"},
                      Fault{"sage.cancel", "play-on"}, Fault{"all-eights.winner", "nobody"},
                      Fault{"pass.beyond", "next-step", 7}),
    [](const auto& test) {
      std::string name = std::string(test.param.topic) + "_" + test.param.value;
      for (char& c : name) {
        if (c == '.' || c == '-') c = '_';
      }
      return name;
    });

// A fault in what is captured by combos shows in a plain match with few cards captured.
TEST(HachiShrinking, LeavesOnlyWhatMatters) {
  const Opponent wrong = playing({{"yoshi.against-sage", "each-pays"}});
  const auto hunted = hunt({rules(kEdition, 4)}, wrong, library(), some_games(20));
  ASSERT_TRUE(!hunted.found.empty());
  const games::Line& least = hunted.found.front().failure.line;
  ASSERT_FALSE(least.laid_out);
  const auto& from = std::get<HachiPosition>(least.start);
  EXPECT_EQ(least.moves.front().text(), "yoshi");
  EXPECT_EQ(from.match,
            spec::hachi::first_match(spec::hachi::Rules(rules(kEdition, 4)), 12, from.dealt_by));
  // One of the others has said sage, and nobody else anything; nobody but the player at turn holds
  // cards captured.
  EXPECT_EQ(std::ranges::count(from.sage, true), 1);
  EXPECT_FALSE(from.sage[static_cast<std::size_t>(from.turn)]);
  for (int seat = 0; seat < 4; ++seat) {
    const bool none = from.captured[static_cast<std::size_t>(seat)].empty();
    EXPECT_EQ(none, seat != from.turn) << seat;
  }
}

// Whatever question it is that is left without an answer.
TEST(HachiShrinking, KeepsHowFarItHasComeWhenItIsInterrupted) {
  const auto right = rules(kEdition, 4);
  const auto changed = testing::changed(right, {{"yoshi.against-sage", "each-pays"}});
  const auto hunted =
      hunt({right}, playing({{"yoshi.against-sage", "each-pays"}}), library(), some_games(20));
  ASSERT_TRUE(!hunted.found.empty());
  EXPECT_TRUE(hunted.found.front().shrunk);
  const lockstep::Failure& first = hunted.found.front().first;
  const auto asked = spec::game(right);
  int questions = 0;
  const auto patient = says_otherwise(changed, [&](HachiPosition&) { ++questions; });
  const Signature kept_so = signature(first.difference);
  const lockstep::Keep keep = [&](const Failure& failure) {
    return signature(failure.difference) == kept_so;
  };
  const auto whole = shrink({games::hachi(), *asked, *patient}, first, keep, [] { return false; });
  EXPECT_TRUE(whole.complete);
  ASSERT_GT(questions, 4);
  int changes = 0;
  for (const int answered : {0, questions / 4, questions / 2, questions - 1}) {
    int left = answered;
    const auto subject = says_otherwise(changed, [&](HachiPosition&) {
      if (--left < 0) throw crosscheck::Interrupted();
    });
    const lockstep::Pair pair{games::hachi(), *asked, *subject};
    const auto least = shrink(pair, first, keep, [] { return false; });
    EXPECT_FALSE(least.complete) << answered;
    EXPECT_EQ(least.failure.difference.what, first.difference.what);
    changes += to_json(least.failure) == to_json(first) ? 0 : 1;
    left = 0;
    EXPECT_NO_THROW(nearest(pair, first, keep));
  }
  EXPECT_GT(changes, 0);
}

TEST(HachiHunt, KeepsWhatItHasFoundWhenItIsInterrupted) {
  for (const int questions : {0, 5, 40, 400}) {
    bool stop = false;
    int left = -1;
    const Opponent wrong = [&](const rulebook::Ruleset& right) {
      return says_otherwise(testing::changed(right, {{"stay.sole", "wins"}}), [&](HachiPosition&) {
        if (left-- != 0) return;
        stop = true;
        throw crosscheck::Interrupted();
      });
    };
    HuntOptions options = somebody_stays_alone();
    options.interrupted = [&] { return stop; };
    options.found = [&](const Hunted& so_far) {
      if (left < 0 && !stop && so_far.found.front().confirmed) left = questions;
    };
    const auto hunted = hunt({rules(kEdition, 4)}, wrong, library(), options);
    EXPECT_TRUE(hunted.interrupted);
    ASSERT_TRUE(!hunted.found.empty()) << questions;
    EXPECT_EQ(hunted.verdict(), Verdict::differs);
    EXPECT_FALSE(hunted.found.front().shrunk);
  }
}

TEST(HachiCase, IsWhatItWasReadFrom) {
  const Opponent wrong = playing({{"stay.sole", "wins"}});
  const Hunted hunted = hunt({rules(kEdition, 4)}, wrong, library(), somebody_stays_alone());
  ASSERT_FALSE(hunted.found.empty());
  const Failure& saved = hunted.found.front().failure;
  const Saved read = saved_from_json(to_json({kEdition, "./engine", 7, hunted.found}));
  EXPECT_EQ(to_json(read.found.front().failure), to_json(saved));
  EXPECT_EQ(read.found.front().failure.line, saved.line);
}

TEST(HachiEnds, AreValidPositions) {
  cards::Dice dice(1);
  for (const int players : {3, 4, 7}) {
    const spec::hachi::Rules asked(rules(kEdition, players));
    int ends = 0;
    for (int i = 0; i < 30; ++i) {
      EXPECT_NO_THROW(spec::hachi::validate_laid_out(asked, checker::made_up_deal(asked, dice)));
      const auto end = checker::made_up_end(asked, dice);
      if (!end) continue;
      ++ends;
      EXPECT_NO_THROW(spec::hachi::validate(asked, *end));
      // Nobody can keep quiet by these rules, nor call for nothing.
      for (std::size_t seat = 0; seat < end->sage.size(); ++seat) {
        EXPECT_EQ(end->sage[seat],
                  !spec::hachi::captured_combos(asked, end->captured[seat]).empty());
      }
    }
    EXPECT_GT(ends, 10);
  }
}

TEST(HachiEnds, AreNotWhereTheBlankCardLeavesTooFewPlayers) {
  cards::Dice dice(1);
  for (const int players : {3, 4}) {
    const spec::hachi::Rules asked(
        rules(kEdition, players).with("deal.blank-card", rulebook::Value("in-deck")));
    int ends = 0;
    for (int want = 0; want < checker::kPileWishes; ++want) {
      if (checker::made_up_end(asked, static_cast<checker::PileWish>(want), dice)) ++ends;
    }
    EXPECT_EQ(ends > 0, players > 3) << players;
  }
}

TEST(HachiKept, AnswersAsTheGameDoesAndAsksItOnce) {
  const auto right = rules(kEdition, 4);
  const auto asked = spec::game(right);
  cards::Dice dice(2);
  const spec::hachi::Rules executable(right);
  const games::Line line{.start = checker::made_up_deal(executable, dice),
                         .laid_out = true,
                         .moves = {games::Move::say(games::Move::Sort::look)}};
  int questions = 0;
  const testing::Wrapped subject(spec::game(right.with("mizuten.allowed", rulebook::Value(false))),
                                 [&] { ++questions; });
  const auto same = kept(subject, line);
  const auto first = lockstep::follow({games::hachi(), *asked, *same}, line);
  ASSERT_TRUE(first.has_value());
  EXPECT_EQ(lockstep::follow({games::hachi(), *asked, subject}, line)->difference,
            first->difference);
  questions = 0;
  for (int i = 0; i < 3; ++i) lockstep::follow({games::hachi(), *asked, *same}, line);
  EXPECT_EQ(questions, 0);
}

}  // namespace
}  // namespace hanaproof::regress::hachi_test
