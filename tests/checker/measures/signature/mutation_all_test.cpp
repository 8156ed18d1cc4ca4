// Every clause, for every number of players.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/checker/measures/signature/mutations.h"
#include "tests/checker/table.h"

namespace hanaproof::signature::testing::mutation_all_test {
namespace {

using checker::testing::Table;
using ::testing::IsEmpty;

class AllMutations : public ::testing::TestWithParam<Table> {};

TEST_P(AllMutations, ChangeTheSignatureExactlyIfTheyChangePlay) {
  const Mutations found = mutate(GetParam().book(), GetParam().scope.players);
  EXPECT_THAT(found.missed, IsEmpty());
  EXPECT_THAT(found.false_alarms, IsEmpty());
  EXPECT_GT(found.changed, 10);
  fmt::print("{} change play, {} do not, {} are open\n", found.changed, found.same, found.open);
}

INSTANTIATE_TEST_SUITE_P(Tables, AllMutations,
                         ::testing::ValuesIn(checker::testing::different_plain_tables()),
                         checker::testing::name_of);

}  // namespace
}  // namespace hanaproof::signature::testing::mutation_all_test
