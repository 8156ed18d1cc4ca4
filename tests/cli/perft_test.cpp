#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::perft_test {
namespace {

using ::testing::HasSubstr;

// Derived by hand in the file: 3, 7, 8, 8, 0.
nlohmann::json derived_case() {
  return nlohmann::json::parse(read(paths::source_dir() + "/tests/perft/both-hold-the-month.json"));
}

Result count(const nlohmann::json& position, const std::string& arguments) {
  const Folder folder;
  return hanaproof(fmt::format("perft --edition oishi-tengudo.koi-koi --position {} {}",
                               folder.file("position.json", position.dump()), arguments));
}

TEST(PerftCommand, CountsAndDividesAPosition) {
  for (const char* with : {"spec", "engine", "both"}) {
    const Result run =
        count(derived_case()["position"], fmt::format("--depth 2 --json --with {}", with));
    ASSERT_EQ(run.status, 0) << run.err;
    const auto document = run.json();
    EXPECT_EQ(document["edition"], "oishi-tengudo.koi-koi");
    EXPECT_EQ(document["depth"], 2);
    EXPECT_EQ(document["nodes"], 7);
    EXPECT_EQ(document["divide"], nlohmann::json({{"11x12", 2}, {"11x13", 2}, {"21", 3}}));
  }
}

TEST(PerftCommand, ShowsTheDivisionWhereAsked) {
  const Result run = count(derived_case()["position"], "--depth 2 --divide");
  EXPECT_THAT(run.out, HasSubstr("11x12: 2\n"));
  EXPECT_THAT(run.out, HasSubstr("depth 2: 7 nodes"));
  EXPECT_THAT(count(derived_case()["position"], "--depth 2").out,
              ::testing::Not(HasSubstr("11x12")));
}

TEST(PerftCommand, AtDepthNothingIsOne) {
  const auto document = count(derived_case()["position"], "--depth 0 --json").json();
  EXPECT_EQ(document["nodes"], 1);
  EXPECT_EQ(document["divide"], nlohmann::json::object());
}

TEST(PerftCommand, ARuleOnTheCommandLineCounts) {
  // Both cards of the month are taken, so there is no choice: 11x12,13 or 21.
  const Result run =
      count(derived_case()["position"], "--depth 1 --json --rule capture.played.two=both");
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(run.json()["divide"], nlohmann::json({{"11x12,13", 1}, {"21", 1}}));
}

TEST(PerftCommand, DealsAtRandomWithoutAPositionAndSaysSo) {
  const std::string command = "perft --edition oishi-tengudo.koi-koi --players 3 --depth 3 --json";
  const auto once = hanaproof(command + " --seed 5").json();
  const auto again = hanaproof(command + " --seed 5 --threads 1").json();
  const auto other = hanaproof(command + " --seed 6").json();
  EXPECT_EQ(once["origin"], "random deal of seed 5");
  EXPECT_EQ(once["position"]["players"], 3);
  EXPECT_EQ(once["position"], again["position"]);
  EXPECT_EQ(once["divide"], again["divide"]);
  EXPECT_NE(once["position"], other["position"]);
  const auto repeated = count(once["position"], "--depth 3 --json --with both").json();
  EXPECT_EQ(repeated["divide"], once["divide"]);
}

TEST(PerftCommand, CountsOnceWhatItRemembers) {
  const auto position = derived_case()["position"];
  const Result run = count(position, "--depth 4 --remember 10 --with both");
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("depth 4: 8 nodes"));
  EXPECT_THAT(run.out, HasSubstr("positions that come up again counted once"));
  EXPECT_EQ(count(position, "--depth 4 --remember 10 --json").json()["remember"], 10);
}

TEST(PerftCommand, BadInputIsSaidInOneLine) {
  const auto position = derived_case()["position"];
  const auto expect = [](const Result& run, const std::string& part) {
    EXPECT_EQ(run.status, 2) << run.out;
    EXPECT_THAT(run.err, HasSubstr(part));
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  };
  auto twice = position;
  twice["field"].push_back("11");
  expect(count(twice, "--depth 1"), "card 11 is twice");
  expect(count(position, "--depth 1 --players 3"), "players");
  expect(count(position, "--depth 1 --rule capture.played.two"), "TOPIC=READING");
  expect(count(position, "--depth 1 --rule capture.plaid.two=both"), "nearest is");
  expect(count(position, "--depth -1"), "depth");
  expect(count(position, "--depth 1 --with abacus"), "abacus");
  expect(count(position, "--depth 1 --remember 3 --with spec"), "only the engine remembers");
  expect(count(position, ""), "depth");
  auto other = position;
  other["edition"] = "hana-awase.pl";
  expect(count(other, "--depth 1"), "its edition is hana-awase.pl");
  expect(hanaproof("perft --edition oishi-tengudo.koi-koi --position nowhere.json --depth 1"),
         "nowhere.json");
  expect(hanaproof("perft --edition blog.koi-koi.fr --players 4 --depth 1"),
         "no rules for 4 players");
}

}  // namespace
}  // namespace hanaproof::cli::testing::perft_test
