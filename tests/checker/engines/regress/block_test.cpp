// Games in blocks, whoever plays them, and the hunt that settles what they met.
#include "checker/engines/regress/block.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/engines/regress/hunt.h"
#include "tests/checker/engines/regress/served.h"

namespace hanaproof::regress::block_test {
namespace {

using testing::library;
using testing::playing;
using testing::rules;

constexpr std::uint64_t kGames = 230;

std::vector<Block> blocks(const std::vector<rulebook::Ruleset>& all, const Opponent& opponent) {
  const Answers nothing;
  const BlockPlan plan(all, 1, kGames, nothing);
  std::vector<Block> each;
  for (std::uint64_t unit = 0; unit < plan.units(); ++unit) {
    each.push_back(plan.run(unit, {opponent, [] { return std::nullopt; }}));
  }
  return each;
}

Block merged(const std::vector<const Block*>& some) {
  Block all;
  for (const Block* one : some) all.merge(Block::from_json(one->to_json()));
  return all;
}

TEST(Blocks, ComeToTheSameInAnyOrder) {
  const std::vector both = {rules("oishi-tengudo.koi-koi", 2), rules("oishi-tengudo.koi-koi", 3)};
  const auto each = blocks(both, playing({{"capture.drawn.three", "one"}}));
  ASSERT_EQ(each.size(), 3U);
  const Block forth = merged({&each[0], &each[1], &each[2]});
  Block back = merged({&each[2], &each[1]});
  back.merge(each[0]);
  EXPECT_EQ(forth.to_json(), back.to_json());
  EXPECT_EQ(forth.games, kGames);
  ASSERT_FALSE(forth.kinds.empty());
  for (const auto& [signature, kind] : forth.kinds) {
    EXPECT_LE(kind.first.size(), kExamples);
    EXPECT_TRUE(std::ranges::is_sorted(kind.first, {}, &Met::game)) << signature.text();
  }
}

TEST(Blocks, AreOthersBySeedAndNumber) {
  const auto each = blocks({rules("robin-red.sutda.en")}, playing({}));
  ASSERT_EQ(each.size(), 3U);
  EXPECT_TRUE(each[0].kinds.empty());
  EXPECT_NE(each[0].agreed.begin()->second.start, each[1].agreed.begin()->second.start);
}

TEST(Blocks, AreSettledByAHunt) {
  const std::vector one = {rules("robin-red.koi-koi.en")};
  const Opponent wrong = playing({{"capture.played.three", "one"}});
  Block before;
  for (const Block& each : blocks(one, wrong)) before.merge(each);
  HuntOptions options;
  options.games = kGames;
  options.seconds = 0;
  options.settle_seconds = 0;
  options.before = &before;
  const Hunted hunted = hunt(one, wrong, library(), options);
  ASSERT_EQ(hunted.found.size(), 1U);
  ASSERT_TRUE(hunted.found.front().rule());
  EXPECT_EQ(hunted.found.front().rule()->topic, "capture.played.three");
  EXPECT_GT(hunted.games, kGames);
  EXPECT_GT(hunted.positions, before.positions);
  // Nothing depends on time.
  EXPECT_EQ(hunted.seconds, 0);
  EXPECT_EQ(hunted.found.front().found_after, 0);
}

TEST(Blocks, AnEngineThatFailsIsAskedNoMore) {
  const std::vector one = {rules("robin-red.sutda.en")};
  const Answers nothing;
  const BlockPlan plan(one, 1, kGames, nothing);
  const Block block = plan.run(0, {playing({{"payment.debt", "pays-nothing"}}),
                                   [] { return std::optional<std::string>("hang: silent"); }});
  ASSERT_FALSE(block.kinds.empty());
  EXPECT_LT(block.games, 100U);
  EXPECT_EQ(block.kinds.begin()->second.first.front().fault, "hang: silent");
}

}  // namespace
}  // namespace hanaproof::regress::block_test
