#include "checker/measures/impact/rounds.h"

#include <gtest/gtest.h>

#include "checker/measures/impact/counts.h"
#include "checker/measures/impact/impact.h"
#include "tests/checker/measures/impact/rules.h"

namespace hanaproof::impact::rounds_test {
namespace {

using checker::Share;
using testing::pair;

const Chance kFew = {1, {0, 0, 0, 1000}, cards::CardSet::all()};

double share_of(const Share& share) { return std::stod(share.hits) / std::stod(share.all); }

TEST(Rounds, OfTheSameRulesNeverDiffer) {
  for (const char* edition : {"robin-red.koi-koi.fr", "robin-red.sakura.en", "hana-awase.pl"}) {
    const rulebook::Ruleset rules(books::builtin().at(edition), {2, {}});
    for (const Policy policy : {Policy::uniform_random, Policy::greedy}) {
      const auto share = rounds_in_lockstep({rules, rules}, policy, kFew);
      EXPECT_EQ(share.hits, "0") << edition;
      EXPECT_EQ(share.all, "1000");
    }
    EXPECT_EQ(rounds_of_matches({rules, rules}, kFew).hits, "0");
    EXPECT_EQ(endgames_in_lockstep({rules, rules}, 5, {})->hits, "0");
  }
  const rulebook::Ruleset sutda(books::builtin().at("robin-red.sutda.fr"), {3, {}});
  EXPECT_EQ(bets_in_lockstep({sutda, sutda}, kFew).hits, "0");
  const rulebook::Ruleset hachi(books::builtin().at("oishi-tengudo.hachi-hachi"), {4, {}});
  EXPECT_EQ(hachi_in_lockstep({hachi, hachi}, kFew).hits, "0");
}

TEST(Rounds, AreTheSameForTheSameSeed) {
  const auto sides = pair("robin-red.koi-koi.fr", "yaku.hanami", "none");
  const auto first = rounds_in_lockstep(sides, Policy::uniform_random, kFew);
  const auto again = rounds_in_lockstep(sides, Policy::uniform_random, kFew);
  EXPECT_EQ(first.hits, again.hits);
  EXPECT_EQ(first.mean_points, again.mean_points);
  const auto other = rounds_in_lockstep(sides, Policy::uniform_random, {2, kFew.precision});
  EXPECT_NE(first.mean_points, other.mean_points);
}

// Whoever begins, the very first position differs.
TEST(Rounds, AllDifferWhereAnotherPlayerBegins) {
  const auto share = rounds_in_lockstep(pair("hana-awase.pl", "dealer.begins", "next"),
                                        Policy::uniform_random, kFew);
  EXPECT_EQ(share.hits, share.all);
  EXPECT_EQ(share.high, 1);
}

// What the luck of other cards makes is no part of a weight.
TEST(Rounds, WeighWhoBeginsLessThanAYakuWithTheWrongCard) {
  const auto weight = [](const char* topic, const char* answer) {
    const auto sides = pair("robin-red.koi-koi.fr", topic, answer);
    return weight_of({rounds_in_lockstep(sides, Policy::uniform_random, {1, {0, 0, 0, 10'000}})});
  };
  const auto begins = weight("dealer.begins", "next");
  const auto hanami =
      weight("yaku.hanami", R"x({cards = "all(moon | sake)", hides = [], points = "5"})x");
  ASSERT_TRUE(begins && begins->interval && hanami && hanami->interval);
  EXPECT_LT(begins->points, hanami->points);
  EXPECT_LT(begins->interval->high, hanami->interval->low);
}

TEST(Rounds, AreAsManyAsMakeTheIntervalNarrow) {
  const auto sides = pair("robin-red.koi-koi.fr", "yaku.hanami", "none");
  const auto share =
      rounds_in_lockstep(sides, Policy::uniform_random, {1, {0, 0.2, 500, 1'000'000}});
  EXPECT_LT(std::stoi(share.all), 100'000);
  EXPECT_LE((share.high - share.low) / 2, 0.25 * share_of(share)) << "0.2 by the pilot's share";
}

// How often a deal is decided by a hand is counted exactly, and nothing else differs.
TEST(Rounds, TheIntervalCoversTheCountOfDeals) {
  for (const auto& [topic, answer] :
       {std::pair{"hand.four-pairs", "nothing"}, std::pair{"field.four-pairs", "void"},
        std::pair{"hand.four-of-month", "nothing"}}) {
    auto sides = pair("oishi-tengudo.koi-koi", topic, answer);
    const auto exact = deals_decided_differently(sides);
    ASSERT_TRUE(exact);
    ASSERT_NE(exact->hits, "0") << topic;
    const auto share = rounds_in_lockstep(sides, Policy::uniform_random, {1, {0, 0, 0, 100'000}});
    EXPECT_LE(share.low, share_of(*exact)) << topic;
    EXPECT_GE(share.high, share_of(*exact)) << topic;
  }
}

TEST(Rounds, TheIntervalOfVoidDealsCoversTheirCount) {
  const auto sides = pair("blog.koi-koi.fr", "dealer.next.void", "next");
  const auto exact = deals_decided(sides.front(), Decided::void_deal);
  const auto share = rounds_of_matches(sides, {1, {0, 0, 0, 20'000}, cards::CardSet::all()});
  EXPECT_LE(share.low, share_of(exact));
  EXPECT_GE(share.high, share_of(exact));
}

TEST(Matches, AreDealtByWhomTheRulesSay) {
  const auto rules = [](const char* next) {
    std::map<std::string, std::string> answers;
    for (const char* topic :
         {"dealer.next.winner", "dealer.next.hand-win", "dealer.next.draw", "dealer.next.void"}) {
      answers[topic] = next;
    }
    return rulebook::Ruleset(books::builtin().at("robin-red.koi-koi.fr"), {2, {}}, answers);
  };
  for (std::uint64_t number = 0; number < 6; ++number) {
    const int first = static_cast<int>(number % 2);
    EXPECT_EQ(match_played(rules("same"), number, 1).last_dealer, first);
  }
}

TEST(Endgames, DifferWhereAYakuIsWorthSomethingElse) {
  const auto share =
      endgames_in_lockstep(pair("oishi-tengudo.koi-koi", "yaku.kasu", "none"), 60, {});
  ASSERT_TRUE(share);
  EXPECT_NE(share->hits, "0");
  EXPECT_GE(*share->most_points, 1);
  const auto of_three = pair("oishi-tengudo.koi-koi", "yaku.kasu", "none", 3);
  EXPECT_FALSE(endgames_in_lockstep(of_three, 20, {})) << "best play is that of two players";
}

TEST(Betting, DiffersWhereHandsAreOutranked) {
  const auto sides = pair("robin-red.sutda.fr", "combination.pair-1", "none");
  const Share share = bets_in_lockstep(sides, kFew);
  EXPECT_NE(share.hits, "0");
  EXPECT_GE(*share.most_points, 1);
}

TEST(Tables, DifferWhereACardIsWorthSomethingElse) {
  const Share share =
      hachi_in_lockstep(pair("oishi-tengudo.hachi-hachi", "count.par", "87", 3), kFew);
  EXPECT_NE(share.hits, "0");
  EXPECT_GE(*share.most_points, 1);
}

}  // namespace
}  // namespace hanaproof::impact::rounds_test
