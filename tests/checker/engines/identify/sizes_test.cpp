// How many cards an engine deals is found by the deals that it refuses.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/engines/identify/sizes.h"
#include "tests/checker/engines/identify/serving.h"
#include "tests/checker/engines/identify/tables.h"

namespace hanaproof::identify::testing::sizes_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

const std::function<bool()> kNever = [] { return false; };
const IsRefusal kEverything = [](const std::exception&) { return true; };

std::vector<Candidate> of_oishi() {
  return candidates({&checker::testing::builtin().at("oishi-tengudo.koi-koi")}, 2,
                    crosscheck::Readings::defaults);
}

rulebook::Ruleset oishi(const std::vector<std::string>& options = {}) {
  return {checker::testing::builtin().at("oishi-tengudo.koi-koi"), {2, options}};
}

Dealt sizes_of_served(const rulebook::Ruleset& rules) {
  const auto game = protocol::served(rules, protocol::With::spec);
  EngineRespondent respondent(*game, rules.edition().id, kEverything);
  return find_sizes(respondent, of_oishi(), kNever);
}

// With Toppa ten cards are dealt to each player, without it eight.
TEST(Sizes, TellAnOptionThatDealsMoreCards) {
  const Dealt plain = sizes_of_served(oishi());
  EXPECT_THAT(plain.taken, ElementsAre(Sizes{8, 8}));
  EXPECT_THAT(plain.refused, ElementsAre(Sizes{10, 8}));
  const Dealt toppa = sizes_of_served(oishi({"toppa"}));
  EXPECT_THAT(toppa.taken, ElementsAre(Sizes{10, 8}));
  EXPECT_TRUE(toppa.tells());
  const auto left = that_deal(of_oishi(), toppa);
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left.front().name, "oishi-tengudo.koi-koi, toppa");
}

TEST(Sizes, OfNoEditionAreFound) {
  const auto rules = oishi()
                         .with("deal.hand-size", rulebook::Value(7))
                         .with("deal.field-size", rulebook::Value(6));
  const Dealt dealt = sizes_of_served(rules);
  EXPECT_THAT(dealt.taken, IsEmpty());
  EXPECT_THAT(dealt.refused, UnorderedElementsAre(Sizes{8, 8}, Sizes{10, 8}));
  ASSERT_TRUE(dealt.instead);
  EXPECT_EQ(*dealt.instead, (Sizes{7, 6}));
}

// Held against the edition with such deals, the engine is that edition.
TEST(Sizes, OfNoEditionLeaveTheRestOfTheRulesToBeTold) {
  const Sizes sizes{7, 6};
  const rulebook::Edition edition = resized(checker::testing::builtin().at("hana-awase.pl"), sizes);
  const rulebook::Ruleset base(edition, {2, {}});
  EXPECT_EQ(sizes_of(base), sizes);
  Identification all(candidates({&edition}, 2, crosscheck::Readings::defaults), is_for_engines);
  Options options = thorough();
  options.rounds = 2;
  const Verdict same = ask_served(all, base, base, options);
  EXPECT_TRUE(same.explained());
  EXPECT_THAT(same.explanation.changes, IsEmpty());
  EXPECT_EQ(same.unanswered, 0U);
  const auto other = base.with("capture.played.three", rulebook::Value("one"));
  const Verdict verdict = ask_served(all, other, base, options);
  ASSERT_EQ(verdict.explanation.changes.size(), 1U);
  EXPECT_EQ(verdict.explanation.changes.front().topic, "capture.played.three");
}

TEST(Sizes, OfHachiHachiAreFound) {
  const rulebook::Ruleset rules(checker::testing::builtin().at("oishi-tengudo.hachi-hachi"),
                                {3, {}});
  const auto game =
      protocol::served(rules.with("deal.hand-size", rulebook::Value(6)), protocol::With::spec);
  EngineRespondent respondent(*game, rules.edition().id, kEverything);
  const Dealt dealt = find_sizes(
      respondent, candidates({&rules.edition()}, 3, crosscheck::Readings::defaults), kNever);
  ASSERT_TRUE(dealt.instead);
  EXPECT_EQ(dealt.instead->hand, 6);
}

// Whoever refuses everything deals nothing.
class Refusing : public Respondent {
 public:
  bool takes(Ask) const override { return true; }
  std::optional<std::string> answer(const Question&, const std::vector<std::string>&) override {
    return kCannotBe;
  }
};

TEST(Sizes, OfWhoeverRefusesEverythingAreNotFound) {
  Refusing refusing;
  const Dealt dealt = find_sizes(refusing, of_oishi(), kNever);
  EXPECT_FALSE(dealt.tells());
  EXPECT_FALSE(dealt.instead);
  EXPECT_GT(dealt.tried, 100U);
  EXPECT_EQ(that_deal(of_oishi(), dealt).size(), of_oishi().size());
}

}  // namespace
}  // namespace hanaproof::identify::testing::sizes_test
