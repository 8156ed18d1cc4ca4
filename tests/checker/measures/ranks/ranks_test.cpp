#include "checker/measures/ranks/ranks.h"

#include <gmock/gmock.h>

#include "tests/books.h"
#include "tests/checker/betting.h"

namespace hanaproof::checker::ranks_test {
namespace {

using testing::answer;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

Ranks ranks_of(const rulebook::Edition& edition) {
  return rank_hands(rulebook::Ruleset(edition, {3, {}}));
}

std::vector<std::string> categories(const Ranks& ranks, const std::vector<std::size_t>& places) {
  std::vector<std::string> all;
  for (const std::size_t place : places) all.push_back(ranks.classes[place].standing.category());
  return all;
}

TEST(Ranks, AListWithoutCatchersIsAnOrder) {
  const auto library = testing::betting_book(testing::kPairs + testing::kOrder);
  const Ranks ranks = ranks_of(library.at("fox.en"));
  EXPECT_TRUE(ranks.strict_weak_order);
  EXPECT_THAT(ranks.loops, IsEmpty());
  EXPECT_THAT(ranks.circle, IsEmpty());
  EXPECT_THAT(ranks.unranked, IsEmpty());
  EXPECT_EQ(ranks.hands, 190U);
  EXPECT_EQ(ranks.classes.size(), 12U);  // 0 to 9 points and two pairs
  // 20! / (2! 2! 2! 14!) ordered deals of three hands, each in 3! orders.
  EXPECT_EQ(ranks.deals, 581'400U);
  EXPECT_EQ(ranks.circles.deals, 0U);
  EXPECT_EQ(ranks.depends_on_order.deals, 0U);
}

TEST(Ranks, ACatcherMakesACircle) {
  const auto library = testing::betting_book(
      testing::kPairs + testing::kOrder +
      answer("combination.fox",
             R"-({ cards = "all(43 | 63)", multiplier = 1, catches = ["pair-3"] })-"));
  const Ranks ranks = ranks_of(library.at("fox.en"));
  EXPECT_FALSE(ranks.strict_weak_order);
  ASSERT_EQ(ranks.circle.size(), 3U);
  // No points catch the pair of 3, which beats all else, which beats no points.
  const auto circle = categories(ranks, ranks.circle);
  EXPECT_THAT(circle, ::testing::IsSupersetOf({"fox", "pair-3"}));
  // The fox and the pair of 3 with any third hand that beats the fox: of the 16 cards left, 120
  // hands less those of 0 points: the pairs of 5 and 10 and 2+8, 1+9, and 7+3 and 4+6 are not left
  // whole: 1 + 1 + 4 + 4, and no 3 is left, one 4 and one 6 are: 1.
  EXPECT_EQ(ranks.circles.deals, 120U - 11U);
  // Any third hand will do for the order to matter: one of no points equals the fox, and is beaten
  // by the pair that the fox catches. 16 * 15 / 2.
  EXPECT_EQ(ranks.depends_on_order.deals, 120U);
}

TEST(Ranks, ACombinationWithoutAPlaceIsNamed) {
  const auto library =
      testing::betting_book(testing::kPairs + answer("combination.order", R"(["pair-3"])"));
  EXPECT_THAT(ranks_of(library.at("fox.en")).unranked, ElementsAre("pair-1"));
}

TEST(Ranks, HandsThatShareTheirCardsNeverMeet) {
  const auto library = testing::betting_book(testing::kPairs + testing::kOrder);
  const Ranks ranks = ranks_of(library.at("fox.en"));
  std::vector<std::string> pairs;
  for (const auto& [a, b] : ranks.never_meet) {
    pairs.push_back(ranks.classes[a].standing.category() + " " +
                    ranks.classes[b].standing.category());
  }
  EXPECT_THAT(pairs, ElementsAre("pair-1 pair-1", "pair-3 pair-3"));
}

// The pair-catcher with a pair that it catches, and any hand that beats it and not the pair: 759
// deals; the inspector likewise with two lights: 209. Both, and the deals in which the order
// matters, were counted by an enumeration written apart from this project's code.
TEST(Ranks, TheKoreanCirclesGoThroughTheCatchers) {
  const Ranks ranks = ranks_of(books::builtin().at("korean.seotda"));
  EXPECT_FALSE(ranks.strict_weak_order);
  EXPECT_EQ(ranks.circle.size(), 3U);
  EXPECT_EQ(ranks.loops.size(), 1U);
  EXPECT_EQ(ranks.circles.deals, 759U + 209U);
  EXPECT_EQ(ranks.depends_on_order.deals, 1012U);
  for (const cards::CardSet hand : *ranks.circles.first) EXPECT_EQ(hand.size(), 2);
}

}  // namespace
}  // namespace hanaproof::checker::ranks_test
