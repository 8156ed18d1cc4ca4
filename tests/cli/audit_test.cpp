#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/cli/house.h"

namespace hanaproof::cli::testing::audit_test {
namespace {

using ::testing::HasSubstr;

// Five lights hide everything that they hold but are worth less: a trap.
const char* kTrap =
    "\n[[yaku]]\nid = \"sankou\"\ncards = \"count(light) >= 3\"\npoints = \"7\"\n"
    "\n[[yaku]]\nid = \"gokou\"\ncards = \"count(light) >= 5\"\npoints = \"3\"\n"
    "hides = [\"sankou\"]\n";

TEST(Audit, FindsTheTrapOfAUsersOwnEdition) {
  const Folder folder;
  const std::string file = folder.file("house.toml", house(kTrap));
  const Result run = hanaproof("audit " + file + " --json");
  ASSERT_EQ(run.status, 0) << run.err;
  const auto audit = run.json()["audits"][0];
  ASSERT_EQ(audit["traps"]["traps"].size(), 1U);
  EXPECT_EQ(audit["traps"]["traps"][0]["cause"], "sankou: hidden by gokou");
  EXPECT_EQ(audit["traps"]["traps"][0]["pile"].size(), 8U);
  EXPECT_EQ(audit["scores"]["possible"], "0, 3, 7");
  const Result text = hanaproof("audit " + file);
  EXPECT_THAT(text.out, HasSubstr("sankou: hidden by gokou"));
  EXPECT_THAT(text.out, HasSubstr("Yes, in 1 way ("));
}

TEST(Audit, SaysWhatDoesNotApply) {
  const Result run = hanaproof("audit korean.seotda");
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("none is captured"));
}

TEST(Audit, LooksOnlyAtWhatIsAskedFor) {
  const Result run = hanaproof("audit oishi-tengudo.hachi-hachi --only scores --json");
  ASSERT_EQ(run.status, 0) << run.err;
  const auto audit = run.json()["audits"][0];
  EXPECT_TRUE(audit.contains("scores"));
  EXPECT_FALSE(audit.contains("traps"));
  EXPECT_EQ(hanaproof("audit --only everything").status, 2);
}

TEST(Audit, BadInputIsSaidInOneLine) {
  const Result run = hanaproof("audit hana-awase.pl --players 7");
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("7 players"));
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
}

}  // namespace
}  // namespace hanaproof::cli::testing::audit_test
