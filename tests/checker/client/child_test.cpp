// Commands talked to over pipes.
#include "checker/client/child.h"

#include <gtest/gtest.h>

namespace hanaproof::client {
namespace {

constexpr Milliseconds kLong{20000};
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

}  // namespace
}  // namespace hanaproof::client
