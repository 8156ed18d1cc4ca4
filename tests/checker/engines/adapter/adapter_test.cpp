// Each check is seen to fail on an engine with the fault that it looks for.
#include "tests/checker/engines/adapter/faulty.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hanaproof::adapter::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class Faulty : public ::testing::TestWithParam<const char*> {};

TEST_P(Faulty, IsSeenByTheCheckOfItsName) {
  const Check check = find(checked(faulty(GetParam())), GetParam());
  ASSERT_EQ(check.id, GetParam());
  EXPECT_EQ(name(check.verdict), "wrong") << check.found;
  EXPECT_FALSE(check.found.empty());
  EXPECT_FALSE(check.change.empty());
  EXPECT_FALSE(check.request.empty());
}

INSTANTIATE_TEST_SUITE_P(Engines, Faulty, ::testing::ValuesIn(fault_names()), [](const auto& test) {
  std::string name = test.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

TEST(Faultless, HasEveryCheckOk) {
  const auto checks = checked(faulty("none"));
  EXPECT_EQ(checks.size(), 23U);
  for (const Check& check : checks) {
    // There is nothing that it does not do or keep.
    const bool nothing = check.id == "unsupported" || check.id == "books-left";
    EXPECT_EQ(name(check.verdict), nothing ? "skipped" : "ok") << check.id << check.found;
  }
}

TEST(Silent, IsToldByWhatItSaysLastAndAskedNoMore) {
  const auto checks = checked("echo 'no cards: Error' >&2; exit 4");
  EXPECT_EQ(checks.front().found, "it ended with status 4 and said: no cards: Error");
  EXPECT_EQ(name(checks[1].verdict), "skipped");
  EXPECT_EQ(name(checks.back().verdict), "skipped");
}

// The fault alone is told, not what follows from it.
TEST(Wrong, ShowsTheExchange) {
  const Check check = find(checked(faulty("books-kept")), "books-kept");
  EXPECT_THAT(check.request, HasSubstr(R"("move":"koi-koi")"));
  EXPECT_THAT(check.reply, HasSubstr(R"("called_at":[0,0])"));
  EXPECT_THAT(check.found, HasSubstr("after koi-koi \"called_at\" is 0 0, not "));
}

}  // namespace
}  // namespace hanaproof::adapter::testing
