// An engine that plays an edition except for one clause is told to play that edition except for
// that clause. Here of a few clauses; of all of them in mutant_slow_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/checker/engines/identify/mutants.h"

namespace hanaproof::identify::testing::mutant_test {
namespace {

using ::testing::IsEmpty;

constexpr std::uint64_t kSeed = 8;

// Made once for all tests: what it has looked for it remembers.
Identification& of_edition(const rulebook::Edition& edition, int players) {
  static std::map<std::string, Identification> all;
  return all
      .try_emplace(edition.id, candidates({&edition}, players, crosscheck::Readings::defaults),
                   is_for_engines)
      .first->second;
}

void say_what_is_played(const char* id, int players, std::size_t most) {
  const rulebook::Edition& edition = checker::testing::builtin().at(id);
  const rulebook::Ruleset base(edition, {players, {}});
  Identification& all = of_edition(edition, players);
  const Said said = said_of(all, base, slice(mutants(base), most, kSeed));
  EXPECT_THAT(said.wrong, IsEmpty());
  EXPECT_GT(said.named, 0);
}

// Of Koi-Koi, where the solver looks for piles, the slow test has them all.
TEST(Mutants, OfHanaAwaseAreNamed) { say_what_is_played("hana-awase.pl", 2, 10); }
TEST(Mutants, OfHachiHachiAreNamed) { say_what_is_played("oishi-tengudo.hachi-hachi", 3, 6); }

// Among three players everybody plays. Where only active players pay for a hand of four and three
// it comes when it is shown, so that the two are one; and to its worth a combo of suits adds
// nothing, since the hand is that combo.
TEST(FourAndThree, IsNamedWithWhatNothingTellsFromIt) {
  const rulebook::Edition& edition = checker::testing::builtin().at("oishi-tengudo.hachi-hachi");
  const rulebook::Ruleset base(edition, {3, {}});
  Identification& all = of_edition(edition, 3);
  Options options = thorough();
  options.rounds = 2;
  const Verdict from = ask_served(
      all, base.with("four-three.from", rulebook::Value("active-players")), base, options);
  ASSERT_EQ(from.explanation.changes.size(), 1U);
  const Change& change = from.explanation.changes.front();
  EXPECT_EQ(change.topic, "four-three.checked");
  ASSERT_EQ(change.rivals.size(), 1U);
  EXPECT_EQ(change.rivals.front().topic, "four-three.from");
  EXPECT_EQ(change.rivals.front().values,
            std::vector<rulebook::Value>{rulebook::Value("active-players")});

  const Verdict adds =
      ask_served(all, base.with("four-three.adds", rulebook::Value("any-combo")), base, options);
  EXPECT_THAT(adds.explanation.changes, IsEmpty());
  const auto alike = std::ranges::find(adds.alike, "four-three.adds", &Untold::topic);
  ASSERT_NE(alike, adds.alike.end());
  EXPECT_TRUE(has(alike->as_well, rulebook::Value("any-combo")));
}

}  // namespace
}  // namespace hanaproof::identify::testing::mutant_test
