#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/situations/corpus.h"
#include "checker/situations/piles.h"
#include "checker/situations/profiles.h"
#include "model/notation/validate.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::situations_test {
namespace {

using cards::CardSet;
using notation::Phase;
using rulebook::Ruleset;

const Ruleset& english() {
  static const Ruleset rules(testing::builtin().at("robin-red.koi-koi.en"), {2, {"wildcard"}});
  return rules;
}

TEST(Profiles, AreThePartitionsIntoPartsOfAtMostFour) {
  // Partitions of 8 into parts of at most 4: 15 (the number of partitions of 8 with at most 4
  // parts).
  EXPECT_EQ(profiles(8).size(), 15U);
  // Of 5: 5 = 4+1 = 3+2 = ..., all 7 partitions but 5 itself.
  EXPECT_EQ(profiles(5).size(), 6U);
  for (const Profile& profile : profiles(8)) {
    EXPECT_EQ(std::accumulate(profile.begin(), profile.end(), 0), 8);
  }
}

TEST(Profiles, ADealHasTheProfileAskedForAndEveryCardOnce) {
  long long visited = for_each_deal(2, 8, 8, [](const notation::Position& deal) {
    const CardSet stock(deal.stock);
    EXPECT_EQ((deal.hands[0] | deal.hands[1] | deal.field | stock), CardSet::all());
    EXPECT_EQ(deal.hands[0].size() + deal.hands[1].size() + deal.field.size() + stock.size(), 48);
    return true;
  });
  EXPECT_GT(visited, 15 * 15);
}

TEST(Profiles, VisitingStopsWhenAskedTo) {
  EXPECT_EQ(for_each_deal(2, 8, 8, [](const notation::Position&) { return false; }), 1);
}

TEST(Piles, SamplesAreCapturableAndDiffer) {
  const auto& piles = sample_piles();
  for (const CardSet pile : piles) {
    for (int month = 1; month <= cards::kMonths; ++month) {
      EXPECT_EQ((pile & CardSet::month(month)).size() % 2, 0);
    }
  }
  EXPECT_GT(std::set<CardSet>(piles.begin(), piles.end()).size(), piles.size() / 2);
}

TEST(Playout, TheSameSeedGivesTheSameRound) {
  const spec::Rules rules(english());
  for (const Style& style : styles()) {
    const Playout once = play_out(rules, style, 7);
    const Playout again = play_out(rules, style, 7);
    EXPECT_EQ(once.line, again.line) << style.name;
    EXPECT_EQ(once.positions, again.positions) << style.name;
  }
}

TEST(Playout, EveryStyleGivesValidPositionsAndEnds) {
  const spec::Rules rules(english());
  for (const Style& style : styles()) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      const Playout playout = play_out(rules, style, seed);
      EXPECT_EQ(playout.positions.back().phase, Phase::over) << style.name;
      for (const auto& position : playout.positions) {
        EXPECT_NO_THROW(notation::validate(position, english()))
            << style.name << notation::to_json(position);
      }
    }
  }
}

TEST(Corpus, FindsTheEarliestDecisionsAtWhichARuleIsAskedFor) {
  const Corpus corpus(english(), 168);
  const auto hits = corpus.decisions("hiki.against-wildcard", 5);
  ASSERT_FALSE(hits.empty());
  EXPECT_LE(hits.size(), 5U);
  for (std::size_t i = 1; i < hits.size(); ++i) EXPECT_LE(hits[i - 1].ply, hits[i].ply);
  EXPECT_TRUE(corpus.decisions("table.direction", 5).empty()) << "never asked for in play";
}

// The styles exist so that every rule of play comes up; this is what keeps them honest.
TEST(Corpus, EveryRuleOfPlayIsAskedForUnderTheBuiltInEditions) {
  std::set<std::string> asked;
  for (const auto* edition : testing::played()) {
    for (const auto& scope : rulebook::scopes(*edition)) {
      const Corpus corpus(Ruleset(*edition, scope), 56);
      for (const auto& topic : rulebook::topics()) {
        if (!corpus.rounds(topic.id, 1).empty()) asked.insert(topic.id);
      }
    }
  }
  for (const auto& topic : rulebook::topics()) {
    using rulebook::Asked;
    const bool of_play = topic.asked == Asked::capture || topic.asked == Asked::call ||
                         topic.asked == Asked::round_end;
    if (of_play && topic.family != rulebook::Family::hachi) {
      EXPECT_TRUE(asked.contains(topic.id)) << topic.id;
    }
  }
}

}  // namespace
}  // namespace hanaproof::checker::situations_test
