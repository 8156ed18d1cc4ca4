// Commands talked to over pipes.
#include "checker/engines/client/child.h"

#include <atomic>
#include <chrono>
#include <fstream>
#include <thread>

#include <gtest/gtest.h>

#include <fmt/format.h>

namespace hanaproof::client::child_test {
namespace {

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

// Its number must not be free before nothing of its group is left to be killed by it.
TEST(Child, WhatItLeavesBehindIsGoneWhenItHasEnded) {
  Child child("sleep 1000 & echo $!");
  std::string line;
  ASSERT_EQ(child.read_line(line, 100, kLong), Child::Outcome::done);
  const auto left_behind = static_cast<pid_t>(std::stoi(line));
  ASSERT_TRUE(child.ended(kLong));
  EXPECT_EQ(child.ending(), "ended with status 0");
  // Whoever was killed may stay a moment, or as a zombie where nobody asks for it.
  const auto is_alive = [&] {
    std::ifstream file(fmt::format("/proc/{}/stat", left_behind));
    std::string number;
    std::string name;
    std::string state;
    return (file >> number >> name >> state) && state != "Z" && state != "X";
  };
  for (int i = 0; i < 3000 && is_alive(); ++i) std::this_thread::sleep_for(Milliseconds(10));
  EXPECT_FALSE(is_alive());
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
