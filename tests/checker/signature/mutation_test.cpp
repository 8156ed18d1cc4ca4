// A change of behaviour changes the signature; a change that is proved to be none does not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/checker/signature/mutations.h"

namespace hanaproof::signature::testing {
namespace {

using ::testing::IsEmpty;

class Mutation : public ::testing::TestWithParam<const char*> {};

TEST_P(Mutation, ChangesTheSignatureExactlyIfItChangesPlay) {
  const rulebook::Edition& edition = checker::testing::builtin().at(GetParam());
  const Mutations found = mutate(edition, edition.players.front());
  EXPECT_THAT(found.missed, IsEmpty());
  EXPECT_THAT(found.false_alarms, IsEmpty());
  EXPECT_GT(found.changed, 15);
  RecordProperty("changed", found.changed);
  RecordProperty("same", found.same);
  RecordProperty("open", found.open);
}

INSTANTIATE_TEST_SUITE_P(Editions, Mutation,
                         ::testing::Values("blog.koi-koi.fr", "hana-awase.pl", "korean.seotda"),
                         [](const auto& test) {
                           std::string name = test.param;
                           for (char& letter : name) letter = std::isalnum(letter) ? letter : '_';
                           return name;
                         });

}  // namespace
}  // namespace hanaproof::signature::testing
