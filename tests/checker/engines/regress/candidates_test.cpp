// What an engine that plays something else might play.
#include "checker/engines/regress/attribute.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/checker/engines/regress/served.h"

namespace hanaproof::regress::candidates_test {
namespace {

using rulebook::Value;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::library;
using testing::rules;

std::vector<std::string> texts(const std::vector<Value>& values) {
  std::vector<std::string> all;
  for (const Value& value : values) all.push_back(value.text());
  return all;
}

TEST(Numbers, AreChangedOneAtATimeInWordsListsAndRecords) {
  EXPECT_THAT(texts(with_other_numbers(Value(7), {-1, 1})), ElementsAre("6", "8"));
  EXPECT_THAT(texts(with_other_numbers(Value::parse("[1, 5]"), {1})),
              ElementsAre("[2, 5]", "[1, 6]"));
  EXPECT_THAT(texts(with_other_numbers(Value("1 + count(dreg) - 10"), {1})),
              ElementsAre("2 + count(dreg) - 10", "1 + count(dreg) - 11"));
  EXPECT_THAT(with_other_numbers(Value("all(B4 | x2)"), {1}), IsEmpty());
  EXPECT_THAT(with_other_numbers(Value("all"), {1}), IsEmpty());
}

TEST(Offsets, AreWhatNumbersAreOffBy) {
  EXPECT_THAT(offsets({"points", "12 0", "15 0"}), ElementsAre(-15, -12, -3, 3, 12, 15));
  EXPECT_THAT(offsets({"moves", "11x12", "11x12"}), ElementsAre(-1, 1));
}

TEST(Candidates, AreReadingsFirstAndDifferFromTheRules) {
  const auto right = rules("robin-red.koi-koi.en");
  const auto all = candidates(right, library(), {});
  EXPECT_TRUE(std::ranges::is_sorted(all, {}, &Candidate::source));
  std::vector<std::string> answers;
  for (const Candidate& one : all) {
    EXPECT_NE(one.value, right[one.topic->id]) << one.topic->id;
    EXPECT_FALSE(one.topic->type.mismatch(one.value)) << one.topic->id;
    answers.push_back(one.topic->id + "=" + one.value.text());
  }
  EXPECT_THAT(answers, Contains("call.offered=at-once"));    // another reading
  EXPECT_THAT(answers, Contains("capture.drawn.two=both"));  // another answer of the type
  EXPECT_THAT(answers, Contains("score.counter=3"));         // a number that is a little off
  EXPECT_THAT(answers, Contains("yaku.hanami=none"));        // no such yaku
  EXPECT_THAT(answers, Contains("option.wildcard=on"));
  std::ranges::sort(answers);
  EXPECT_EQ(std::ranges::adjacent_find(answers), answers.end());
}

}  // namespace
}  // namespace hanaproof::regress::candidates_test
