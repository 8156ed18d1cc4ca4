// Every clause of every edition, for every number of players.
#include <cctype>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/checker/measures/signature/mutations.h"

namespace hanaproof::signature::testing::mutation_all_test {
namespace {

using ::testing::IsEmpty;

struct Table {
  std::string edition;
  int players = 0;
};

std::vector<Table> tables() {
  std::vector<Table> tables;
  for (const rulebook::Edition& edition : checker::testing::builtin().editions()) {
    if (edition.game == "base") continue;
    for (const int players : edition.players) tables.push_back({edition.id, players});
  }
  return tables;
}

std::string name_of(const ::testing::TestParamInfo<Table>& test) {
  std::string name = fmt::format("{}_{}", test.param.edition, test.param.players);
  for (char& letter : name) {
    if (std::isalnum(static_cast<unsigned char>(letter)) == 0) letter = '_';
  }
  return name;
}

class AllMutations : public ::testing::TestWithParam<Table> {};

TEST_P(AllMutations, ChangeTheSignatureExactlyIfTheyChangePlay) {
  const rulebook::Edition& edition = checker::testing::builtin().at(GetParam().edition);
  const Mutations found = mutate(edition, GetParam().players);
  EXPECT_THAT(found.missed, IsEmpty());
  EXPECT_THAT(found.false_alarms, IsEmpty());
  EXPECT_GT(found.changed, 10);
  fmt::print("{} change play, {} do not, {} are open\n", found.changed, found.same, found.open);
}

INSTANTIATE_TEST_SUITE_P(Tables, AllMutations, ::testing::ValuesIn(tables()), name_of);

}  // namespace
}  // namespace hanaproof::signature::testing::mutation_all_test
