#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/cli/house.h"

namespace hanaproof::cli::testing::distances_test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

const char* kRule =
    "inherit = \"robin-red.koi-koi.en\"\n\n[[clause]]\ntopic = \"round.exhausted.no-yaku\"\n"
    "value = \"dealer-six\"\n";

TEST(Distances, AHouseRuleIsOneStepAway) {
  const Folder folder;
  const std::string file = folder.file("house.toml", house(kRule));
  const Result run = hanaproof("distances robin-red.koi-koi.en " + file + " --json");
  ASSERT_EQ(run.status, 0) << run.err;
  const auto game = run.json()["games"][0];
  EXPECT_EQ(game["editions"], (nlohmann::json{"house", "robin-red.koi-koi.en"}));
  EXPECT_EQ(game["distances"], (nlohmann::json{{0, 1}, {1, 0}}));
  EXPECT_EQ(game["pairs"][0]["at_least"], 1);
  EXPECT_EQ(game["pairs"][0]["changes"][0]["topic"], "round.exhausted.no-yaku");
  const Result text = hanaproof("distances robin-red.koi-koi.en " + file);
  EXPECT_THAT(text.out, HasSubstr("round.exhausted.no-yaku: dealer-six | draw"));
  EXPECT_THAT(text.out, HasSubstr("text is silent"));
}

TEST(Distances, DrawsTheTreeAndListsPairs) {
  const Folder folder;
  const std::string file = folder.path("tree.svg");
  const Result run = hanaproof("distances --game sutda --csv --svg " + file);
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, StartsWith("game,players,options,from,to,topic,answer_from,answer_to,"));
  EXPECT_THAT(run.out, HasSubstr("counts,distance,at_least,least,needed,open\n"));
  EXPECT_THAT(run.out, HasSubstr("sutda,2,,robin-red.sutda.de,robin-red.sutda.en,bet.fold-loses,"));
  const std::string svg = read(file);
  EXPECT_THAT(svg, StartsWith("<svg"));
  for (const char* id : {"korean.seotda", "robin-red.sutda.de", "robin-red.sutda.en"}) {
    EXPECT_THAT(svg, HasSubstr(id));
  }
}

TEST(Distances, BadInputIsSaidInOneLine) {
  const auto expect = [](const std::string& arguments, const std::string& part) {
    const Result run = hanaproof("distances " + arguments);
    EXPECT_EQ(run.status, 2) << run.out;
    EXPECT_THAT(run.err, HasSubstr(part));
  };
  expect("--game koikoi", "nearest is koi-koi");
  expect("blog.koi-koi.fr --players 7", "not played by 7 players");
  expect("hana-awase.pl korean.seotda --svg x.svg", "name one with --game");
}

}  // namespace
}  // namespace hanaproof::cli::testing::distances_test
