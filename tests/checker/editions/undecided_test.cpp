// What the solver has no time for is left open: never taken for agreement, nor for a finding.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/editions/survey/survey.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::undecided_test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using namespace std::chrono_literals;

const rulebook::Scope kTwo = {2, {}};
const rulebook::Topic& topic(const char* id) { return *rulebook::find_topic(id); }

// A comparer whose solver gives up at once.
struct Hurried : RulesetComparer {
  Hurried() : RulesetComparer(kRounds, 0ms) {}
};

TEST(Undecided, TwoAnswersAreNoContradictionAndNoAgreement) {
  const std::vector<const rulebook::Edition*> two = {
      &testing::builtin().at("robin-red.koi-koi.en"),
      &testing::builtin().at("robin-red.koi-koi.fr")};
  RulesetComparer patient;
  EXPECT_THAT(translations({two, &patient}, topic("yaku.hanami"), kTwo), SizeIs(1));
  EXPECT_THAT(patient.open(), IsEmpty());
  Hurried comparer;
  EXPECT_THAT(translations({two, &comparer}, topic("yaku.hanami"), kTwo), IsEmpty());
  ASSERT_THAT(comparer.open(), SizeIs(1));
  const Undecided open = comparer.open().front();
  EXPECT_EQ(open.topic, "yaku.hanami");
  EXPECT_EQ(open.scope, kTwo);
  EXPECT_THAT(open.editions, ElementsAre("robin-red.koi-koi.en", "robin-red.koi-koi.fr"));
  EXPECT_THAT(open.question, HasSubstr("curtain"));
  EXPECT_THAT(open.question, HasSubstr("moon"));
  EXPECT_THAT(open.reason, HasSubstr("timeout"));
}

// Two readings, two clauses that hold at once, and silence.
TEST(Undecided, OneTextIsHeldAgainstItself) {
  const auto library = testing::small(R"toml(
[[clause]]
topic = "score.yaku-add"
readings = [{ value = "all-add" }, { value = "best-lights" }]
[[clause]]
topic = "card.sake-cup"
silent = true
[[clause]]
topic = "score.own-calls"
value = "none"
[[clause]]
topic = "score.own-calls"
value = "calls-plus-one"
[[yaku]]
id = "tane"
cards = "count(animal) >= 5"
points = "1"
)toml");
  const rulebook::Edition& small = library.at("small");
  Hurried comparer;
  const checker::GameEditions game = {{&small}, &comparer};
  EXPECT_THAT(ambiguities(game, topic("score.yaku-add"), kTwo), IsEmpty());
  EXPECT_THAT(overlaps(game, topic("score.own-calls"), kTwo), IsEmpty());
  EXPECT_THAT(gaps(game, topic("card.sake-cup"), kTwo), IsEmpty());
  std::vector<std::string> topics;
  for (const Undecided& open : comparer.open()) topics.push_back(open.topic);
  EXPECT_THAT(topics, ElementsAre("card.sake-cup", "score.own-calls", "score.yaku-add"));
}

TEST(Undecided, WhatAnEditionClaimsAndNeverMakesIsAskedAboutOncePerEdition) {
  Hurried comparer;
  for (const char* id : {"oishi-tengudo.koi-koi", "robin-red.koi-koi.fr"}) {
    const rulebook::Edition& edition = testing::builtin().at(id);
    for (const auto look : {false_claims, faulty_arithmetic}) {
      for (const Finding& finding : look(edition, comparer)) {
        EXPECT_NE(finding.evidence.method, Method::smt) << finding.id;
      }
    }
    for (const Finding& finding : dead_rules(edition, kTwo, comparer)) {
      EXPECT_NE(finding.evidence.method, Method::smt) << finding.id;
    }
  }
  const auto open = comparer.open();
  for (const char* question :
       {"whether a score of ", "how many cards ", "whether any capturable"}) {
    EXPECT_THAT(open, Contains(::testing::Field(&Undecided::question, HasSubstr(question))));
  }
  const auto same = [](const Undecided& a, const Undecided& b) {
    return a.topic == b.topic && a.editions == b.editions && a.question == b.question;
  };
  EXPECT_EQ(std::ranges::adjacent_find(open, same), open.end());
}

}  // namespace
}  // namespace hanaproof::checker::undecided_test
