// The theorem on combos of a hand.
#include <gmock/gmock.h>

#include "properties/catalogue.h"
#include "tests/grebe.h"

namespace hanaproof::properties::hand_combos_test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST(HandCombos, AreCountedAlikeByBothMethods) {
  const rulebook::Library library = books::grebe();
  const auto theorems = select(catalogue(library), "grebe.en/hand-combos/");
  ASSERT_THAT(theorems, SizeIs(1));
  const Result result = prove(theorems.front());
  EXPECT_EQ(result.verdict, Verdict::proved);
  ASSERT_THAT(result.proofs, SizeIs(2));
  EXPECT_EQ(result.proofs[0].details, result.proofs[1].details);
  EXPECT_EQ(result.proofs[0].space, 73'629'072);
  // Twelve months, four threes of each of eleven others.
  EXPECT_THAT(result.proofs[0].details, Contains("four-and-three: 528 of 73629072 hands"));
}

// Another reading is counted, too, and methods that count other combos would not agree.
TEST(HandCombos, AreCountedUnderEveryReading) {
  const auto of = [](const std::string& willow) {
    const rulebook::Library library =
        books::grebe("\n[[clause]]\ntopic = \"card.willow\"\nreadings = [" + willow + "]\n");
    return prove(select(catalogue(library), "grebe.en/hand-combos/").front());
  };
  const Result both = of(
      "{ value = \"either\", why = \"as they are\" }, { value = \"dreg-only\", why = \"dregs\" }");
  EXPECT_EQ(both.verdict, Verdict::proved);
  EXPECT_EQ(both.proofs.at(0).space, 2 * 73'629'072LL);
  // One light of four, six of 27 dregs and willows; under the first reading the willow's own, too.
  EXPECT_THAT(both.proofs[0].details, Contains("single-light: 1414270 of 73629072 hands"));
  EXPECT_THAT(both.proofs[0].details,
              Contains("card.willow = dreg-only: single-light: 1184040 of 73629072 hands"));
  EXPECT_EQ(
      combine({both.proofs[0], of("{ value = \"either\", why = \"as they are\" }").proofs[1]}),
      Verdict::disagree);
}

TEST(HandCombos, AreNotSpokenOfInOtherGames) {
  EXPECT_THAT(select(catalogue(books::builtin()), "oishi-tengudo.koi-koi/hand-combos"), IsEmpty());
}

}  // namespace
}  // namespace hanaproof::properties::hand_combos_test
