// A change of behaviour changes the signature; a change that is proved to be none does not. Of
// Koi-Koi the slow test has every answer.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/checker/measures/signature/mutations.h"

namespace hanaproof::signature::testing::mutation_test {
namespace {

using ::testing::IsEmpty;

// An edition, and of how many answers one is changed.
struct Share {
  const char* edition;
  int each_of;
};

class Mutation : public ::testing::TestWithParam<Share> {};

TEST_P(Mutation, ChangesTheSignatureExactlyIfItChangesPlay) {
  const auto [id, each_of] = GetParam();
  const rulebook::Edition& edition = checker::testing::builtin().at(id);
  const Mutations found = mutate(edition, edition.players.front(), each_of);
  EXPECT_THAT(found.missed, IsEmpty());
  EXPECT_THAT(found.false_alarms, IsEmpty());
  EXPECT_GT(found.changed, 15 / each_of);
  RecordProperty("changed", found.changed);
  RecordProperty("same", found.same);
  RecordProperty("open", found.open);
}

INSTANTIATE_TEST_SUITE_P(Editions, Mutation,
                         ::testing::Values(Share{"blog.koi-koi.fr", 6}, Share{"hana-awase.pl", 1},
                                           Share{"korean.seotda", 1}),
                         [](const auto& test) {
                           std::string name = test.param.edition;
                           for (char& letter : name) letter = std::isalnum(letter) ? letter : '_';
                           return name;
                         });

// Of Hachi-Hachi the slow test tries every answer; here are some of every part of a match.
TEST(HachiMutation, ChangesTheSignatureExactlyIfItChangesPlay) {
  const rulebook::Ruleset rules(checker::testing::builtin().at("oishi-tengudo.hachi-hachi"),
                                {4, {}});
  const std::uint64_t plain = sign(rules).value;
  const std::vector<std::pair<const char*, const char*>> faults = {
      {"field.priority", "oldest-first"},
      {"chased.hand-combos", "all"},
      {"combo.uncalled", "all"},
      {"final.bonus-for", "match"}};
  for (const auto& [topic, value] : faults) {
    EXPECT_NE(sign(rules.with(topic, rulebook::Value(value))).value, plain) << topic;
  }
  // Without sage a player holds no combo from before, unless players may keep quiet.
  const auto anyones = [](const rulebook::Ruleset& some) {
    return sign(some.with("yoshi.sage-whose", rulebook::Value("anyone"))).value;
  };
  const auto quiet = rules.with("sage.choice", rulebook::Value("may-keep-quiet"));
  EXPECT_EQ(anyones(rules), plain);
  EXPECT_NE(anyones(quiet), sign(quiet).value);
  // Only a redeal is anything else than nothing.
  EXPECT_EQ(sign(rules.with("hand.four-of-month", rulebook::Value("wins"))).value, plain);
}

}  // namespace
}  // namespace hanaproof::signature::testing::mutation_test
