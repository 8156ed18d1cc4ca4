#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/engines/perft/perft.h"
#include "model/spec/play.h"
#include "tests/checker/engines/perft/by_spec.h"
#include "tests/deals.h"

namespace hanaproof::checker::agreement_test {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST(PerftAgreement, SpecAndEngineCountTheSameInEveryEditionAtEveryScope) {
  for (const deals::Game& game : deals::games()) {
    const rulebook::Ruleset rules = game.rules();
    const spec::Rules executable(rules);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const auto deal = deals::random_deal(executable, seed);
      EXPECT_EQ(perft_by_spec(executable, deal, 3), perft_by_engine(rules, deal, 3))
          << game.edition->id << ", " << game.scope.text() << ", seed " << seed;
    }
  }
}

TEST(PerftAgreement, ARuleThatOnlyOneSideKnowsIsSeen) {
  const rulebook::Ruleset rules = deals::games().front().rules();
  const spec::Rules executable(rules);
  const auto deal = deals::random_deal(executable, 2);
  const Perft spec = perft_by_spec(executable, deal, 2);
  const Perft engine = perft_by_engine(
      rules.with("capture.played.one", "right").with("capture.drawn.one", "right"), deal, 2);
  EXPECT_NE(spec.nodes, engine.nodes);
  EXPECT_FALSE(differences(spec, engine).empty());
}

TEST(PerftAgreement, DifferencesNameTheMoveAndBothCounts) {
  const auto a = notation::Move::say(notation::Move::Sort::koi_koi);
  const auto b = notation::Move::say(notation::Move::Sort::stop);
  EXPECT_THAT(differences({3, {{a, 1}, {b, 2}}}, {3, {{a, 1}, {b, 2}}}), IsEmpty());
  const auto found = differences({3, {{a, 1}, {b, 2}}}, {4, {{a, 4}}});
  ASSERT_THAT(found, SizeIs(2));
  EXPECT_EQ(found[0].move, a);
  EXPECT_EQ(found[0].first, 1U);
  EXPECT_EQ(found[0].second, 4U);
  EXPECT_EQ(found[1].move, b);
  EXPECT_EQ(found[1].first, 2U);
  EXPECT_EQ(found[1].second, std::nullopt);
}

TEST(PerftAgreement, TheTotalIsTheSumOfTheShares) {
  const rulebook::Ruleset rules = deals::games().front().rules();
  const spec::Rules executable(rules);
  const auto deal = deals::random_deal(executable, 3);
  const Perft perft = perft_by_engine(rules, deal, 6);
  std::uint64_t sum = 0;
  for (const MoveCount& share : perft.divide) {
    sum += share.nodes;
    EXPECT_EQ(share.nodes,
              perft_by_engine(rules, spec::play(executable, deal, share.move), 5).nodes);
  }
  EXPECT_EQ(sum, perft.nodes);
}

}  // namespace
}  // namespace hanaproof::checker::agreement_test
