// Commands talked to over pipes.
#include "checker/engines/client/child.h"

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <string>
#include <thread>

#include <gtest/gtest.h>

#include <pthread.h>
#include <unistd.h>

#include "tests/alive.h"

namespace hanaproof::client::child_test {
namespace {

using hanaproof::testing::is_soon_gone;

constexpr Milliseconds kLong{120000};
constexpr Milliseconds kShort{50};

TEST(Child, ReadsWhatWasWrittenLineByLine) {
  Child child("cat");
  ASSERT_EQ(child.write("one\ntwo\nth", kLong), Child::Outcome::done);
  std::string line;
  ASSERT_EQ(child.read_line(line, 100, kLong), Child::Outcome::done);
  EXPECT_EQ(line, "one");
  ASSERT_EQ(child.read_line(line, 100, kLong), Child::Outcome::done);
  EXPECT_EQ(line, "two");
  EXPECT_EQ(child.read_line(line, 100, kShort), Child::Outcome::timeout);
  ASSERT_EQ(child.write("ree\n", kLong), Child::Outcome::done);
  ASSERT_EQ(child.read_line(line, 100, kLong), Child::Outcome::done);
  EXPECT_EQ(line, "three");
}

TEST(Child, MoreThanAPipeHoldsGoesThere) {
  Child child("cat");
  const std::string text(1 << 19, 'a');
  ASSERT_EQ(child.write(text + "\n", kLong), Child::Outcome::done);
  std::string line;
  ASSERT_EQ(child.read_line(line, 1 << 20, kLong), Child::Outcome::done);
  EXPECT_EQ(line, text);
}

TEST(Child, SaysHowItEnded) {
  Child child("echo last words >&2; exit 7");
  std::string line;
  EXPECT_EQ(child.read_line(line, 100, kLong), Child::Outcome::closed);
  EXPECT_TRUE(child.ended(kLong));
  EXPECT_FALSE(child.ended_well());
  EXPECT_EQ(child.ending(), "ended with status 7");
  EXPECT_EQ(child.complaints(), "last words\n");
}

TEST(Child, WritingToOneThatIsGoneIsNoSignal) {
  Child child("exec <&-; sleep 1000");
  // Until the shell has closed its input.
  Child::Outcome outcome = Child::Outcome::done;
  for (int i = 0; i < 1000 && outcome == Child::Outcome::done; ++i) {
    outcome = child.write("x\n", kLong);
    std::string line;
    child.read_line(line, 100, Milliseconds(5));
  }
  EXPECT_EQ(outcome, Child::Outcome::closed);
}

std::string process_named_by(Child& child) {
  std::string line;
  EXPECT_EQ(child.read_line(line, 100, kLong), Child::Outcome::done);
  return line;
}

TEST(Child, APipeSignalOfSomebodyElseEndsThisProcessWhileItWrites) {
  const auto write_more_than_is_read = [] {
    Child child("sleep 1000", [] {
      ::kill(::getpid(), SIGPIPE);
      return false;
    });
    child.write(std::string(1 << 20, 'a'), kShort);
    std::_Exit(0);
  };
  EXPECT_EXIT(write_more_than_is_read(), ::testing::KilledBySignal(SIGPIPE), "");
}

// Its number must not be free before nothing of its group is left to be killed by it.
TEST(Child, WhatItLeavesBehindIsGoneWhenItHasEnded) {
  Child child("sleep 1000 & echo $!");
  const std::string left_behind = process_named_by(child);
  ASSERT_TRUE(child.ended(kLong));
  EXPECT_EQ(child.ending(), "ended with status 0");
  EXPECT_TRUE(is_soon_gone(left_behind));
}

// In a session of its own, whose parent has ended: nothing connects it with the command.
TEST(Child, WhatHasLeftItsGroupIsGoneWithIt) {
  const std::string leaves = "(setsid sleep 1000 & echo $!)";
  std::string left_behind;
  {
    Child child(leaves + "; sleep 1000");
    left_behind = process_named_by(child);
  }
  EXPECT_TRUE(is_soon_gone(left_behind));
  Child child(leaves);
  left_behind = process_named_by(child);
  ASSERT_TRUE(child.ended(kLong));
  EXPECT_EQ(child.ending(), "ended with status 0");
  EXPECT_TRUE(is_soon_gone(left_behind));
}

// What a library waits for before a fork is nobody's business here (Z3 does so).
TEST(Child, IsStartedWithoutWhatWasRegisteredForForks) {
  static std::atomic<int> forks = 0;
  ASSERT_EQ(pthread_atfork([] { ++forks; }, nullptr, nullptr), 0);
  Child child("echo here");
  std::string line;
  EXPECT_EQ(child.read_line(line, 100, kLong), Child::Outcome::done);
  EXPECT_EQ(forks, 0);
}

TEST(Child, MayBringALineInPieces) {
  Child child(
      "for c in l i t t l e b y; do printf $c; sleep 0.5; done; echo; printf x; sleep 1000");
  std::string line;
  ASSERT_EQ(child.read_line(line, 100, Milliseconds(3500)), Child::Outcome::done);
  EXPECT_EQ(line, "littleby");
  EXPECT_EQ(child.read_line(line, 100, Milliseconds(100)), Child::Outcome::timeout);
  EXPECT_EQ(child.rest(), "x");
  Child endless("while :; do printf x; done");
  EXPECT_NE(endless.read_line(line, 1 << 30, Milliseconds(50)), Child::Outcome::done);
}

TEST(Child, IsWaitedForNoLongerThanSomebodyWants) {
  std::atomic<bool> stop = false;
  Child child("exec sleep 1000", [&] { return stop.load(); });
  std::jthread later([&] {
    std::this_thread::sleep_for(Milliseconds(100));
    stop = true;
  });
  const auto began = std::chrono::steady_clock::now();
  std::string line;
  EXPECT_EQ(child.read_line(line, 100, kLong), Child::Outcome::stopped);
  EXPECT_LT(std::chrono::steady_clock::now() - began, kLong / 4);
  EXPECT_FALSE(child.ended(kLong));
}

}  // namespace
}  // namespace hanaproof::client::child_test
