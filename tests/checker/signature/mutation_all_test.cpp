// Every clause of every edition, for every number of players.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/checker/signature/mutations.h"

namespace hanaproof::signature::testing {
namespace {

using ::testing::IsEmpty;

TEST(AllMutations, ChangeTheSignatureExactlyIfTheyChangePlay) {
  int changed = 0;
  for (const rulebook::Edition& edition : checker::testing::builtin().editions()) {
    if (edition.game == "base") continue;
    for (const int players : edition.players) {
      const Mutations found = mutate(edition, players);
      EXPECT_THAT(found.missed, IsEmpty());
      EXPECT_THAT(found.false_alarms, IsEmpty());
      changed += found.changed;
      fmt::print("{}, {} players: {} change play, {} do not, {} are open\n", edition.id, players,
                 found.changed, found.same, found.open);
    }
  }
  EXPECT_GT(changed, 1000);
}

}  // namespace
}  // namespace hanaproof::signature::testing
