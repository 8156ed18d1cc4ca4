// Traps, impossible scores, yaku of one side: each with a rulebook in which a fault was put.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/measures/audit/audit.h"
#include "model/spec/play.h"
#include "model/spec/score.h"
#include "tests/books.h"
#include "tests/cherry.h"

namespace hanaproof::audit::piles_test {
namespace {

using cards::CardSet;
using rulebook::Ruleset;
using ::testing::HasSubstr;

Ruleset rules(const rulebook::Library& library) { return {library.editions().front(), {2, {}}}; }

CardSet set(const char* codes) { return *CardSet::parse(codes); }

TEST(Traps, AreNotThereWhereYakuOnlyGrow) {
  const auto library = books::small();
  const Traps found = find_traps(rules(library));
  EXPECT_TRUE(found.traps.empty());
  // Twelve months with 13 ways to hold more of it, whatever of 8 sets the other eleven give.
  EXPECT_EQ(found.evidence.space, 12U * 13U * (std::uint64_t{1} << 33));
  EXPECT_EQ(found.evidence.basis, Basis::counted);
}

TEST(Traps, AYakuThatHidesABetterOne) {
  // `gokou` (3 points) hides `sankou` (7): the fifth light costs four points. Four lights with the
  // least cards beside them are four pairs, and the fifth comes with a pair.
  const auto library = books::small("hides = [\"sankou\"]\n");
  const Traps found = find_traps(rules(library));
  ASSERT_EQ(found.traps.size(), 1U);
  const Trap& trap = found.traps.front();
  EXPECT_EQ(trap.cause, "sankou: hidden by gokou");
  EXPECT_EQ(trap.before.size(), 8);
  EXPECT_EQ((trap.before & CardSet::kind(cards::Kind::light)).size(), 4);
  EXPECT_EQ(trap.captured.size(), 2);
  EXPECT_EQ(trap.from, 7);
  EXPECT_EQ(trap.to, 3);
  EXPECT_EQ(trap.deepest, 4);
  // The light that comes last is of one of five months, which gave nothing or one of three pairs
  // before: from nothing to one of three pairs with the light, from anything to all four. Of the
  // other lights' months 4 of 8 sets hold the light; seven months are free.
  const std::uint64_t growths = 1 + 3 + 3;
  EXPECT_EQ(trap.steps, 5U * growths * 256U * (std::uint64_t{1} << 21));
}

TEST(Traps, ACardThatUnmakesAYaku) {
  // Three lights without the rain man are worth eight; with him they are worth what `sankou` gives.
  const auto library =
      books::small(books::yaku("dry", "count(light) >= 3 and not any(rainman)", "8"));
  const Traps found = find_traps(rules(library));
  ASSERT_EQ(found.traps.size(), 1U);
  EXPECT_EQ(found.traps[0].cause, "dry: its cards no longer do");
  EXPECT_EQ(found.traps[0].before.size(), 6);
  EXPECT_TRUE(found.traps[0].captured.contains(cards::kRainMan));
  EXPECT_EQ(found.traps[0].from, 15);
  EXPECT_EQ(found.traps[0].to, 7);
}

TEST(Traps, PointsThatShrinkAndOnlyTheBestYaku) {
  // The more dregs, the fewer points.
  const auto shrinking = books::small(books::yaku("few", "count(dreg) >= 2", "20 - count(dreg)"));
  const Traps found = find_traps(rules(shrinking));
  ASSERT_FALSE(found.traps.empty());
  EXPECT_EQ(found.traps[0].cause, "few: worth less with more cards");
  // Two dregs of a month, and two more.
  EXPECT_EQ(found.traps[0].before.size(), 2);
  EXPECT_EQ(found.traps[0].from, 18);
  // Where only the best counts and nothing is hidden, the best never gets worse.
  const auto best = books::small(books::clause("score.yaku-add", "\"best-only\""));
  EXPECT_TRUE(find_traps(rules(best)).traps.empty());
}

TEST(Traps, AResultThatYakuCost) {
  // Where whoever makes a yaku loses its fifty points, three cards of at most twenty are no match.
  const auto cherry = books::cherry(books::clause("score.yaku-effect", "\"maker-loses\""));
  const Traps found = find_traps(rules(cherry));
  ASSERT_FALSE(found.traps.empty());
  EXPECT_THAT(found.of, HasSubstr("result"));
  EXPECT_THAT(found.traps[0].cause, HasSubstr("made "));
  EXPECT_EQ(found.traps[0].before.size(), 4);
  // And where it gains, or the others lose, there is none.
  const auto gains = books::cherry(books::clause("score.yaku-effect", "\"opponents-lose\""));
  EXPECT_TRUE(find_traps(rules(gains)).traps.empty());
}

TEST(Traps, ResultsFallWherePointsDo) {
  const auto library = books::small(books::clause("score.high", "{ at-least = 7, factor = 2 }"));
  const Traps found = find_traps(rules(library));
  EXPECT_EQ(found.results_follow, std::optional(true));
  EXPECT_EQ(find_traps(rules(books::cherry())).results_follow, std::nullopt);
}

TEST(Scores, HaveHoles) {
  // Three lights: 7; five: 3 more. Nothing between 0 and 7, nor between 7 and 10.
  const auto library = books::small();
  const Scores found = count_scores(rules(library));
  EXPECT_EQ(found.possible, "0, 7, 10");
  EXPECT_EQ(found.never, "1 to 6, 8, 9");
  // Five lights, each in four of eight sets of its month, whatever of the other seven months, less
  // the piles of more than 40 cards that nobody can capture.
  std::uint64_t all = 0;
  for (const auto& [size, piles] : found.table.rows.at(10).by_cards) {
    EXPECT_LE(size, 40);
    all += piles;
  }
  EXPECT_EQ(all, found.table.rows.at(10).piles);
  EXPECT_LT(all, std::uint64_t{1} << (2 * 5 + 3 * 7));
  EXPECT_EQ(found.table.rows.at(10).least, set("11 12 31 32 81 82 B1 B2 C1 C2"));
}

TEST(Scores, FillUpWithFurtherYaku) {
  // One point for all nine animals beside 0, 7 and 10.
  const std::string other =
      "\n[[yaku]]\nid = \"tane\"\ncards = \"count(animal) >= 9\"\npoints = \"1\"\n";
  const Scores found = count_scores(rules(books::small(other)));
  EXPECT_EQ(found.possible, "0, 1, 7, 8, 10, 11");
  EXPECT_EQ(found.never, "2 to 6, 9");
}

TEST(Scores, OfCardsLieOnAGrid) {
  const Scores found = count_scores(rules(books::cherry()));
  EXPECT_THAT(found.never, HasSubstr("all but multiples of 5"));
}

TEST(SharedYaku, NeedCardsForBoth) {
  // Five lights: three for both cannot be. 24 dregs: ten for both can.
  const auto library = books::small(books::yaku("kasu", "count(dreg) >= 10", "1"));
  const Ruleset ruleset = rules(library);
  const SharedYakus found = share_yaku(ruleset);
  ASSERT_EQ(found.yaku.size(), 3U);
  for (const SharedYaku& one : found.yaku) EXPECT_EQ(one.possible, one.yaku == "kasu") << one.yaku;
  const auto& kasu = *std::find_if(found.yaku.begin(), found.yaku.end(),
                                   [](const SharedYaku& one) { return one.yaku == "kasu"; });
  EXPECT_TRUE((kasu.first & kasu.second).empty());
  // A month with three dregs gives ten of them in nine cards at best, so that ten need ten cards.
  EXPECT_EQ(kasu.first.size() + kasu.second.size(), 20);
  ASSERT_TRUE(kasu.deal);
  const spec::Rules spec(ruleset);
  notation::Position at = *kasu.deal;
  for (const notation::Move& move : kasu.line) at = spec::play(spec, at, move);
  for (int seat = 0; seat < 2; ++seat) {
    const CardSet dregs =
        at.captured[static_cast<std::size_t>(seat)] & CardSet::kind(cards::Kind::dreg);
    EXPECT_GE(dregs.size(), 10) << seat;
  }
}

}  // namespace
}  // namespace hanaproof::audit::piles_test
