// Engines that misbehave: each is told for what it is, and is gone afterwards.
#include <chrono>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "checker/engines/crosscheck/interrupted.h"
#include "tests/checker/engines/client/hostile.h"

namespace hanaproof::client::hostile_test {
namespace {

using testing::compared;
using ::testing::HasSubstr;
using testing::hostile;
using testing::kShort;
using testing::library;
using testing::limits;
using testing::start;

class Hostile : public ::testing::TestWithParam<testing::HostileCase> {};

TEST_P(Hostile, IsToldForWhatItIs) {
  Engine engine(hostile(GetParam().how), testing::limits_of(GetParam()));
  const auto difference = compared(engine);
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->what, "error");
  ASSERT_TRUE(engine.incident().has_value());
  EXPECT_EQ(name(engine.incident()->fault), name(GetParam().fault)) << engine.incident()->text;
  EXPECT_THAT(engine.incident()->text, HasSubstr(GetParam().text));
  EXPECT_EQ(engine.restarts(), 0);
  // After a whole reply to the right question it is asked on, and may go on as it likes.
  const Fault fault = GetParam().fault;
  if (fault == Fault::error_reply || fault == Fault::illegal_move ||
      fault == Fault::illegal_successor) {
    return;
  }
  // Else it is asked again in a process of its own.
  EXPECT_EQ(engine.ask({}).index(), 0);
  EXPECT_EQ(engine.restarts(), 1);
}

INSTANTIATE_TEST_SUITE_P(Engines, Hostile, ::testing::ValuesIn(testing::hostile_cases()),
                         [](const auto& test) {
                           std::string text = test.param.how;
                           std::ranges::replace(text, '-', '_');
                           return text;
                         });

TEST(HostileEngine, AnotherRuleIsNoFaultOfTheEngine) {
  Engine engine(hostile("forget-move"), limits());
  const auto difference = compared(engine);
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->what, "moves");
  EXPECT_FALSE(engine.incident().has_value());
}

// Strange, but nothing is wrong with what they say.
TEST(HostileEngine, SlownessWindowsLinesAndMuchOnStandardErrorAreNoFaults) {
  for (const char* how : {"none", "slow", "windows", "flood-errors"}) {
    Engine engine(hostile(how), limits());
    const auto difference = compared(engine);
    EXPECT_FALSE(difference.has_value()) << how << ": " << difference->subject;
  }
}

// Matches without money, openings, and hands other than those dealt are part of it.
TEST(Game, OfAnEngineThatPlaysByTheRulesIsTheSpecs) {
  for (const auto& [edition, players] : {std::pair("hana-awase.pl", 2),
                                         {"robin-red.sutda.fr", 3},
                                         {"oishi-tengudo.hachi-hachi", 3}}) {
    const rulebook::Ruleset ruleset(library().at(edition), {players, {}});
    Engine engine(hostile("none"), limits());
    const auto spec = spec::game(ruleset);
    const auto subject = game(engine, ruleset);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      int decisions = 60;
      const auto walked = lockstep::play({games::family(ruleset), *spec, *subject}, seed,
                                         [&] { return --decisions < 0; });
      ASSERT_FALSE(walked.failure) << lockstep::to_json(*walked.failure);
      EXPECT_GT(walked.positions, 0) << edition;
    }
  }
}

TEST(HostileEngine, AnEngineThatCannotBeStartedHasEnded) {
  Engine engine("/nowhere/engine", limits());
  try {
    engine.hello();
    FAIL() << "there is no such engine";
  } catch (const EngineFault& fault) {
    EXPECT_EQ(fault.fault(), Fault::crash);
    EXPECT_THAT(fault.what(), HasSubstr("status 127"));
  }
}

TEST(HostileEngine, OneThatNeverReadsIsNotWaitedForForEver) {
  Engine engine(hostile("deaf"), {kShort, kShort});
  // More than a pipe holds.
  protocol::Request request;
  request.what = protocol::Do::play;
  request.position = start();
  request.move = std::string(1 << 20, '1');
  try {
    engine.ask(request);
    FAIL() << "nobody answered";
  } catch (const EngineFault& fault) {
    EXPECT_EQ(fault.fault(), Fault::hang);
    EXPECT_THAT(fault.what(), HasSubstr("read nothing"));
  }
}

TEST(HostileEngine, GoesOnAfterACrashThatDoesNotComeAgain) {
  const std::string flag =
      (std::filesystem::temp_directory_path() / fmt::format("hostile-{}", ::getpid())).string();
  std::filesystem::remove(flag);
  Engine engine(hostile("status " + flag), limits());
  EXPECT_EQ(compared(engine)->what, "error");
  EXPECT_FALSE(compared(engine).has_value());
  EXPECT_EQ(engine.restarts(), 1);
  std::filesystem::remove(flag);
}

TEST(Engine, IsLeftAtOnceWhenSomebodyWantsItToEnd) {
  bool stop = false;
  Limits patient = limits(Milliseconds(120000));
  patient.stop = [&] { return stop; };
  Engine engine(hostile("hang"), patient);
  engine.hello();
  stop = true;
  const auto began = std::chrono::steady_clock::now();
  // Not what a comparison would take for an answer.
  EXPECT_THROW(compared(engine), crosscheck::Interrupted);
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(30));
  EXPECT_FALSE(engine.incident().has_value());
}

TEST(Engine, StartedAnewForgetsAndIsNoFault) {
  Engine engine(R"(n=0; while read line; do n=$((n+1)); id=${line#*:}; )"
                R"(echo "{\"id\":${id%%,*},\"name\":\"shell\",\"version\":\"$n\"}"; done)");
  const auto version = [&] { return std::get<protocol::Hello>(engine.ask({})).version; };
  EXPECT_EQ(version(), "1");
  EXPECT_EQ(version(), "2");
  engine.start_anew();
  EXPECT_EQ(version(), "1");
  EXPECT_EQ(engine.restarts(), 0);
  // It lists no editions, so it may play any.
  EXPECT_TRUE(engine.does_play("hana-awase.pl"));
  Engine lists(hostile("none"), limits());
  EXPECT_TRUE(lists.does_play("hana-awase.pl"));
  EXPECT_FALSE(lists.does_play("my.own"));
}

TEST(Engine, AsksNothingTwiceWhileItRemembers) {
  Engine engine(hostile("none"), limits());
  engine.remember(true);
  EXPECT_FALSE(compared(engine).has_value());
  const auto asked = engine.requests();
  EXPECT_FALSE(compared(engine).has_value());
  EXPECT_EQ(engine.requests(), asked);
  engine.remember(false);
  EXPECT_FALSE(compared(engine).has_value());
  EXPECT_GT(engine.requests(), asked);
}

bool any_alive(pid_t group) { return ::kill(-group, 0) == 0; }

TEST(HostileEngine, NothingOfItsGroupStaysBehind) {
  // The shell prints its process id, which is that of its group.
  pid_t group = 0;
  {
    Child child(
        fmt::format("echo $$; {} child & wait; echo done; sleep 1000", paths::hostile_engine()));
    std::string line;
    ASSERT_EQ(child.read_line(line, 100, Milliseconds(120000)), Child::Outcome::done);
    group = std::stoi(line);
    ASSERT_EQ(child.read_line(line, 100, Milliseconds(120000)), Child::Outcome::done);
    EXPECT_TRUE(any_alive(group));
  }
  // Who was killed may take a moment to be gone.
  for (int i = 0; i < 500 && any_alive(group); ++i) {
    std::this_thread::sleep_for(Milliseconds(10));
  }
  EXPECT_FALSE(any_alive(group));
}

}  // namespace
}  // namespace hanaproof::client::hostile_test
