#include "properties/pile_scores.h"

#include <gtest/gtest.h>

#include <vector>

#include "model/spec/score.h"
#include "tests/books.h"
#include "tests/cherry.h"

namespace hanaproof::properties::pile_scores_test {
namespace {

using cards::CardSet;
using rulebook::Ruleset;

constexpr std::uint64_t kOfMonth = 8;   // sets of 0, 2 or 4 cards
constexpr std::uint64_t kGrowths = 13;  // pairs of them, one in the other: 6 + 1 + 6

std::uint64_t power(std::uint64_t base, int exponent) {
  return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

Ruleset rules(const rulebook::Library& library) { return {library.editions().front(), {2, {}}}; }

// All even sets of the cards of January to March.
std::vector<CardSet> quarter() {
  std::vector<CardSet> all;
  for (std::uint64_t bits = 0; bits < (1U << 12); ++bits) {
    const CardSet set = CardSet::from_bits(bits);
    bool even = true;
    for (int month = 1; month <= 3; ++month) {
      even = even && (set & CardSet::month(month)).size() % 2 == 0;
    }
    if (even) all.push_back(set);
  }
  return all;
}

// Yaku that only the cards of January to March decide, one of which more cards unmake.
rulebook::Library quarter_book() {
  const std::string months = "(month(1) | month(2) | month(3))";
  std::string text =
      "id = \"quarter.en\"\ntitle = \"Quarter\"\ngame = \"koi-koi\"\nlanguage = \"en\"\n"
      "players = [2]\n";
  text += books::yaku("dregs", "count(dreg & " + months + ") >= 3", "count(dreg & " + months + ")");
  text += books::yaku("views", "any(crane) and not any(curtain)", "4");
  text += books::yaku("poems", "all(poem)", "2");
  const std::vector<rulebook::SourceText> files = {{"quarter.toml", text}};
  return rulebook::Library(files);
}

TEST(PileScores, AreThoseThatGoingThroughPilesGives) {
  const auto library = quarter_book();
  const spec::Rules spec(rules(library));
  std::map<int, std::uint64_t> expected;
  for (const CardSet pile : quarter()) {
    expected[spec::sum(spec::made_yaku(spec, pile))] += power(kOfMonth, 9);
  }
  const ScoreTable table = count_scores(spec.ruleset(), piles::PerMonth::even, yaku_points(spec));
  ASSERT_EQ(table.rows.size(), expected.size());
  for (const auto& [points, row] : table.rows) {
    EXPECT_EQ(row.piles, expected[points]) << points;
    std::uint64_t sizes = 0;
    for (const auto& [size, piles] : row.by_cards) sizes += piles;
    EXPECT_EQ(sizes, row.piles) << points;
  }
  EXPECT_EQ(table.piles, power(kOfMonth, 12));
}

TEST(PileScores, KnowHowManyCardsPilesHold) {
  // A month gives two cards in six ways and four in one: 12 x 6 piles of two cards; of four cards
  // 12 from one month and 66 x 36 from two.
  const auto library = quarter_book();
  const spec::Rules spec(rules(library));
  const ScoreTable table = count_scores(spec.ruleset(), piles::PerMonth::even, yaku_points(spec));
  std::map<int, std::uint64_t> sizes;
  for (const auto& [points, row] : table.rows) {
    for (const auto& [size, piles] : row.by_cards) sizes[size] += piles;
  }
  EXPECT_EQ(sizes[0], 1U);
  EXPECT_EQ(sizes[2], 72U);
  EXPECT_EQ(sizes[4], 12U + 66U * 36U);
  EXPECT_EQ(sizes[48], 1U);
  const ScoreTable few = count_scores(spec.ruleset(), piles::PerMonth::even, yaku_points(spec), 4);
  EXPECT_EQ(few.piles, 1U + 72U + 12U + 66U * 36U);
}

TEST(PileScores, FallsAreThoseThatGoingThroughPilesGives) {
  const auto library = quarter_book();
  const spec::Rules spec(rules(library));
  const auto points = yaku_points(spec);
  std::uint64_t expected = 0;
  int least = cards::kCards;
  for (const CardSet before : quarter()) {
    for (const CardSet after : quarter()) {
      const CardSet more = after - before;
      if (!after.contains(before) || more.empty()) continue;
      if (!CardSet::month(more.front().month()).contains(more)) continue;
      if (points(after) >= points(before)) continue;
      expected += power(kOfMonth, 9);
      least = std::min(least, before.size());
    }
  }
  ASSERT_GT(expected, 0U);
  std::uint64_t found = 0;
  int smallest = cards::kCards;
  const auto steps = for_each_fall(spec.ruleset(), piles::PerMonth::even, Further::capture, points,
                                   [&](const Fall& fall) {
                                     found += fall.steps;
                                     smallest = std::min(smallest, fall.before.size());
                                     EXPECT_EQ(points(fall.before), fall.from);
                                     EXPECT_EQ(points(fall.after), fall.to);
                                     EXPECT_LT(fall.to, fall.from);
                                   });
  EXPECT_EQ(found, expected);
  EXPECT_EQ(smallest, least);
  EXPECT_EQ(steps, 12 * kGrowths * power(kOfMonth, 11));
}

TEST(PileScores, SingleCardsAreStepsOfAnyPile) {
  // 32 pairs of a set of a month and the same with one card more; 16 sets of each other month.
  const auto library = quarter_book();
  const spec::Rules spec(rules(library));
  std::uint64_t falls = 0;
  const auto steps = for_each_fall(spec.ruleset(), piles::PerMonth::any, Further::card,
                                   yaku_points(spec), [&](const Fall& fall) {
                                     falls += fall.steps;
                                     EXPECT_EQ((fall.after - fall.before).size(), 1);
                                   });
  EXPECT_EQ(steps, 12 * 32 * power(16, 11));
  // The curtain unmakes `views` and makes nothing: the crane is held, the curtain comes, and the
  // other 46 cards are free.
  EXPECT_EQ(falls, power(2, 46));
}

TEST(PileScores, OwnResultsAreWhatTheSpecificationWrites) {
  const auto library = books::cherry(books::clause("score.yaku-effect", "\"maker-loses\""));
  const spec::Rules spec(rules(library));
  const Worth worth = own_result(spec);
  const CardSet poems = *CardSet::parse("12 22 32");
  // Three ribbons of five points each, and a yaku of fifty that costs whoever makes it.
  EXPECT_EQ(worth(poems), 15 - 50);
  EXPECT_EQ(worth(*CardSet::parse("12 22")), 10);
  EXPECT_EQ(worth({}), 0);
}

}  // namespace
}  // namespace hanaproof::properties::pile_scores_test
