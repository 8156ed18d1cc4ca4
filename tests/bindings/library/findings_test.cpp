#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "hanaproof/hanaproof.h"

namespace hanaproof::api_test::findings_test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

constexpr const char* kHouse = R"(id = "my-house"
title = "How we play"
inherit = "robin-red.koi-koi.en"
[[clause]]
topic = "score.high"
value = { at-least = 10, factor = 2 }
[[clause]]
topic = "score.own-calls"
value = "none"
)";

std::vector<std::string> topics_of(const std::vector<Finding>& findings) {
  std::vector<std::string> topics;
  for (const Finding& finding : findings) topics.push_back(finding.topic);
  return topics;
}

// The same as the command `check` finds (tests/cli/check_test.cpp).
TEST(ApiFindings, OfOneEditionAreWhatItSaysDifferently) {
  const Editions editions = Editions::builtin().with(kHouse);
  const auto findings = check(editions, "my-house");
  EXPECT_THAT(topics_of(findings), UnorderedElementsAre("score.high", "score.own-calls"));
  for (const Finding& finding : findings) {
    EXPECT_EQ(finding.kind, "contradiction");
    EXPECT_THAT(finding.editions, Contains("my-house"));
    const auto json = nlohmann::json::parse(finding.json)["finding"];
    EXPECT_EQ(json["id"], finding.id);
    EXPECT_TRUE(json.contains("witness"));
    EXPECT_GE(finding.answers.size(), 2U);
    EXPECT_FALSE(finding.summary.empty());
  }
  const auto& calls = *std::ranges::find(findings, "score.own-calls", &Finding::topic);
  EXPECT_THAT(calls.answers,
              Contains(::testing::AllOf(Field(&Answer::value, "none"),
                                        Field(&Answer::editions, ElementsAre("my-house")))));
}

TEST(ApiFindings, OfEditionsThatAreNamed) {
  const Editions editions = Editions::builtin().with(kHouse);
  const auto findings =
      find_contradictions(editions, {"my-house", "robin-red.koi-koi.en", "my-house"}, 1);
  EXPECT_THAT(topics_of(findings), Contains("score.own-calls"));
  for (const Finding& finding : findings) EXPECT_THAT(finding.id, HasSubstr(finding.topic));
}

TEST(ApiFindings, NameTheNearestId) {
  try {
    (void)check(Editions::builtin(), "korean.sotda");
    FAIL() << "expected an Error";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("the nearest is korean.seotda"));
  }
}

}  // namespace
}  // namespace hanaproof::api_test::findings_test
