#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing::graph_test {
namespace {

using ::testing::HasSubstr;

TEST(GraphCommand, SaysThatPlayEndsAndWhichRulesFired) {
  const Result run =
      hanaproof("graph --edition oishi-tengudo.koi-koi --players 2 --deals 3 --json");
  ASSERT_EQ(run.status, 0) << run.err;
  const auto document = run.json();
  EXPECT_EQ(document["ends"], true);
  EXPECT_GT(document["tables"].size(), 5U);
  std::size_t fired = 0;
  for (const auto& clause : document["clauses"]) fired += clause["positions"] > 0 ? 1 : 0;
  EXPECT_GT(fired, 10U);
}

TEST(GraphCommand, WritesDrawings) {
  const Folder folder;
  const Result run = hanaproof(
      "graph --edition oishi-tengudo.koi-koi --players 2 --table poems "
      "--deals 2 --deal 3 --dot " +
      folder.path("deal.dot") + " --svg " + folder.path("deal.svg"));
  ASSERT_EQ(run.status, 0) << run.err;
  // Seven cards: two hands of two, two on the field, one in the stock: 7! / (2! 2! 2!).
  EXPECT_THAT(run.out, HasSubstr("2 of 630"));
  EXPECT_THAT(read(folder.path("deal.dot")), ::testing::StartsWith("digraph"));
  EXPECT_THAT(read(folder.path("deal.svg")), ::testing::EndsWith("</svg>\n"));
}

TEST(GraphCommand, BadInputIsSaidInOneLine) {
  const auto expect = [](const std::string& arguments, const std::string& part) {
    const Result run = hanaproof("graph --edition oishi-tengudo.koi-koi " + arguments);
    EXPECT_EQ(run.status, 2) << run.out;
    EXPECT_THAT(run.err, HasSubstr(part));
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  };
  expect("--players 2 --table poem", "nearest is poems");
  expect("--players 7", "no rules for 7 players");
  expect("--players 2 --table poems --deal 630 --dot x.dot", "no deal 630");
  expect("--rule call.offered", "TOPIC=READING");
}

}  // namespace
}  // namespace hanaproof::cli::testing::graph_test
