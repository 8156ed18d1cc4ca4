#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing::lattice_test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
using Json = nlohmann::json;

// Two yaku of lights, the larger of which implies the smaller.
constexpr const char* kPond =
    "id = \"pond.en\"\ntitle = \"Pond Book\"\ngame = \"koi-koi\"\nlanguage = \"en\"\n"
    "players = [2]\n\n[[yaku]]\nid = \"sankou\"\ncards = \"count(light) >= 3\"\npoints = \"7\"\n\n"
    "[[yaku]]\nid = \"gokou\"\ncards = \"count(light) >= 5\"\npoints = \"3\"\n";

TEST(LatticeCommand, ListsSetsRelationsAndSmallestPiles) {
  const Folder folder;
  const Result run = hanaproof("lattice " + folder.file("pond.toml", kPond));
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("gokou implies sankou"));
  EXPECT_THAT(run.out, HasSubstr("sankou                  6 cards: 11 12 31 32 81 82"));
  EXPECT_THAT(run.out, HasSubstr("3 sets of yaku can be held at once"));
  EXPECT_THAT(run.out, HasSubstr("10 cards   10  sankou, gokou"));
}

TEST(LatticeCommand, DrawsTheOrder) {
  const Folder folder;
  const std::string picture = folder.path("pond.svg");
  const Result run = hanaproof(
      fmt::format("lattice {} --out {} --json", folder.file("pond.toml", kPond), picture));
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(run.json()["covers"], Json({{0, 1}, {1, 2}}));
  const std::string svg = read(picture);
  EXPECT_THAT(svg, StartsWith("<svg"));
  EXPECT_THAT(svg, HasSubstr("10 cards, 10"));
}

TEST(LatticeCommand, IsOfGamesWithYaku) {
  const Folder folder;
  EXPECT_EQ(hanaproof("lattice korean.seotda").status, 2);
  const std::string none =
      "id = \"bare.en\"\ntitle = \"Bare\"\ngame = \"koi-koi\"\nlanguage = \"en\"\nplayers = [2]\n";
  const Result run = hanaproof("lattice " + folder.file("bare.toml", none));
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("no yaku"));
}

}  // namespace
}  // namespace hanaproof::cli::testing::lattice_test
