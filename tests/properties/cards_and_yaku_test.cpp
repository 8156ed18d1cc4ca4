// Theorems about games in which cards count and yaku act on the scores. The numbers expected here
// are counted by hand, as the comments say.
#include <gmock/gmock.h>

#include <algorithm>

#include "model/spec/play.h"
#include "model/spec/settle.h"
#include "properties/catalogue.h"
#include "tests/cherry.h"

namespace hanaproof::properties::cards_and_yaku_test {
namespace {

using books::cherry;
using books::clause;
using books::yaku;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

Result outcome(const rulebook::Library& library, const std::string& property,
               const std::string& scope) {
  const auto chosen = select(catalogue(library), "cherry.en/" + property + "/" + scope);
  for (const Theorem& theorem : chosen) {
    if (theorem.id == "cherry.en/" + property + "/" + scope) return prove(theorem);
  }
  ADD_FAILURE() << property << " is not stated of " << scope;
  return {};
}

std::vector<std::string> details(const rulebook::Library& library, const std::string& property,
                                 const std::string& scope) {
  const Result result = outcome(library, property, scope);
  EXPECT_EQ(result.verdict, Verdict::proved) << property << " " << scope;
  return result.proofs.empty() ? std::vector<std::string>() : result.proofs.front().details;
}

// Where a witness leads, by the specification.
notation::Position end_of(const rulebook::Library& library, int players, const Witness& witness) {
  const spec::Rules rules(rulebook::Ruleset(library.at("cherry.en"), {players, {}}));
  notation::Position position = witness.position.value();
  for (const notation::Move& move : witness.line) position = spec::play(rules, position, move);
  return position;
}

TEST(CardsAndYaku, EverythingThatIsStatedOfTheBookIsProved) {
  const auto library = cherry(clause("option.wildcard", "\"optional\""));
  const auto theorems = select(catalogue(library), "cherry.en/");
  const auto results = prove_all(theorems);
  for (std::size_t i = 0; i < theorems.size(); ++i) {
    EXPECT_EQ(results[i].verdict, Verdict::proved) << theorems[i].id;
  }
  EXPECT_THAT(select(theorems, "cherry.en/yaku-relations"), SizeIs(1));
  EXPECT_THAT(select(theorems, "cherry.en/scores/"), IsEmpty());  // nobody calls
}

// ---- Yaku that share cards ----------------------------------------------------------------------

// The curtain and the cup are in two yaku each, and so are the boar and the deer.
TEST(CardsAndYaku, FourCardsServeTwoYakuEach) {
  const auto library = cherry();
  EXPECT_THAT(details(library, "yaku-shared-cards", "2-players"),
              UnorderedElementsAre("curtain-moon-cup and crane-warbler-curtain share 31",
                                   "curtain-moon-cup and butterflies-deer-cup share 91",
                                   "cuckoo-bridge-boar and deer-geese-boar share 71",
                                   "deer-geese-boar and butterflies-deer-cup share A1"));
}

TEST(CardsAndYaku, AYakuOfAnyThreeRibbonsSharesAllThatItMayHave) {
  const auto library = cherry(yaku("red", "all(22 | 32 | 42)", "50"));
  EXPECT_THAT(
      details(library, "yaku-shared-cards", "2-players"),
      testing::IsSupersetOf({"akatan and red share 22 32", "plain-ribbons and red share 42"}));
}

// ---- Yaku by sides ------------------------------------------------------------------------------

// Five yaku hang together by shared cards, in the order crane-warbler-curtain, curtain-moon-cup,
// butterflies-deer-cup, deer-geese-boar, cuckoo-bridge-boar; two that follow each other cannot be
// on two sides. So all eight are made only if one side has these five and the three others go
// anywhere. Without one of the five, say curtain-moon-cup, there are chains of one and three, and
// any split of seven is possible.
TEST(CardsAndYaku, TwoSidesCannotMakeFourYakuEach) {
  const auto library = cherry();
  const auto lines = details(library, "yaku-by-sides", "2-players");
  EXPECT_THAT(lines, SizeIs(9));
  EXPECT_THAT(lines, Contains("7 yaku: 7, 6 + 1, 5 + 2, 4 + 3"));
  EXPECT_THAT(lines, Contains("8 yaku: 8, 7 + 1, 6 + 2, 5 + 3"));
}

// All eight are in the two highest cards of ten months: a capture each. Eight captures leave two
// months out, which costs two yaku at least (April and May: cuckoo-bridge-boar, plain-ribbons).
// With six there are two groups of three months with two yaku each.
TEST(CardsAndYaku, FewCapturesMakeFewYaku) {
  const auto library = cherry();
  const auto most_by_one = [&](const std::string& scope) {
    int most = 0;
    for (const std::string& line : details(library, "yaku-by-sides", scope)) {
      const int total = std::stoi(line);
      if (line.starts_with(std::to_string(total) + " yaku: " + std::to_string(total))) most = total;
    }
    return most;
  };
  EXPECT_EQ(most_by_one("4-players"), 8);
  EXPECT_EQ(most_by_one("5-players"), 6);
  EXPECT_EQ(most_by_one("6-players"), 4);
  EXPECT_EQ(most_by_one("7-players"), 4);
}

TEST(CardsAndYaku, TheMostYakuAreShownByARoundThatReplays) {
  const auto library = cherry();
  const Result result = outcome(library, "yaku-by-sides", "4-players");
  ASSERT_EQ(result.verdict, Verdict::proved);
  const auto& witnesses = result.proofs[0].witnesses;
  const auto most = std::ranges::find(witnesses, "yaku by side: 8", &Witness::text);
  ASSERT_NE(most, witnesses.end());
  const auto end = end_of(library, 4, *most);
  const spec::Rules rules(rulebook::Ruleset(library.at("cherry.en"), {4, {}}));
  const auto settled = spec::score(rules, end);
  EXPECT_EQ(end.phase, notation::Phase::over);
  EXPECT_THAT(settled.yaku, Contains(SizeIs(8)));
}

// A ninth yaku binds the other three together: a group of five and one of four, which cannot be
// divided where all nine are made.
TEST(CardsAndYaku, AnotherYakuChangesWhoCanMakeHowMany) {
  const auto library = cherry(yaku("ribbons", "all(12 | 62 | 42)", "50"));
  const auto lines = details(library, "yaku-by-sides", "2-players");
  EXPECT_THAT(lines, Contains("9 yaku: 9, 5 + 4"));
}

// ---- Results ------------------------------------------------------------------------------------

// A capture takes two cards, or November's four. Of 240 points, November has 35, August 30, January
// and March 25 each, December 20, seven months 15 each. 14 and 16 captures take all of it; ten take
// 35 + 30 + 25 + 25 + 20 + 5 x 15, eight two, six four months of 15 less.
TEST(CardsAndYaku, TheLargestResultIsTheBestOfWhatAPlayerCanCapture) {
  const auto library = cherry(clause("score.yaku-effect", "\"opponents-lose\""));
  const auto largest = [&](const std::string& scope) {
    return details(library, "scores-extreme", scope).at(0);
  };
  EXPECT_EQ(largest("2-players"), "largest: 240");
  EXPECT_EQ(largest("3-players"), "largest: 240");
  EXPECT_EQ(largest("4-players"), "largest: 210");
  EXPECT_EQ(largest("5-players"), "largest: 180");
  EXPECT_EQ(largest("6-players"), "largest: 150");
  EXPECT_EQ(largest("7-players"), "largest: 150");
}

TEST(CardsAndYaku, TheSmallestResultIsThatOthersMakeAllYakuTheyCan) {
  const auto library = cherry(clause("score.yaku-effect", "\"opponents-lose\""));
  EXPECT_EQ(details(library, "scores-extreme", "2-players").at(1), "smallest: -400");
  EXPECT_EQ(details(library, "scores-extreme", "4-players").at(1), "smallest: -400");
  // The five that hang together need nine months, more than eight captures.
  EXPECT_EQ(details(library, "scores-extreme", "5-players").at(1), "smallest: -350");
  EXPECT_EQ(details(library, "scores-extreme", "7-players").at(1), "smallest: -350");
}

TEST(CardsAndYaku, TheEffectOfYakuMovesTheExtremes) {
  const auto extremes = [](const std::string& effect, const std::string& scope) {
    return details(cherry(clause("score.yaku-effect", "\"" + effect + "\"")), "scores-extreme",
                   scope);
  };
  // All cards and eight times 50, once or from each of two opponents.
  EXPECT_THAT(extremes("gain-and-lose", "2-players"),
              ElementsAre("largest: 640", "smallest: -400"));
  EXPECT_THAT(extremes("paid-by-each", "3-players"),
              ElementsAre("largest: 1040", "smallest: -400"));
  // Without any yaku three months of 15 points have to be left out: February, July, September.
  EXPECT_THAT(extremes("everyone-loses", "2-players"),
              ElementsAre("largest: 195", "smallest: -400"));
  // Nobody is hurt but the maker. All eight yaku come with 25 + 15 + 25 + 15 x 4 + 30 + 15 + 15
  // points of cards, of which none can be spared.
  EXPECT_THAT(extremes("maker-loses", "2-players"), ElementsAre("largest: 195", "smallest: -215"));
  EXPECT_THAT(extremes("maker-gains", "2-players"), ElementsAre("largest: 640", "smallest: 0"));
}

TEST(CardsAndYaku, ExtremesAreShownByRoundsThatReplay) {
  const auto library = cherry();
  const Result result = outcome(library, "scores-extreme", "3-players");
  ASSERT_THAT(result.proofs[0].witnesses, SizeIs(2));
  const spec::Rules rules(rulebook::Ruleset(library.at("cherry.en"), {3, {}}));
  const auto first_result = [&](const Witness& witness) {
    return spec::score(rules, end_of(library, 3, witness)).result.front();
  };
  EXPECT_EQ(first_result(result.proofs[0].witnesses[0]), 240);
  EXPECT_EQ(first_result(result.proofs[0].witnesses[1]), -400);
}

// Each of n players but the maker loses 50; everyone; the maker gains 50 besides; gains all of it.
TEST(CardsAndYaku, AYakuChangesTheSumOfResultsByWhatTheEffectSays) {
  const auto library = cherry();
  const auto lines = details(library, "results-add-up", "5-players");
  EXPECT_THAT(lines, testing::IsSupersetOf(
                         {"opponents-lose: every yaku changes the sum by -4 times its points",
                          "everyone-loses: every yaku changes the sum by -5 times its points",
                          "gain-and-lose: every yaku changes the sum by -3 times its points",
                          "paid-by-each: every yaku changes the sum by 0 times its points",
                          "maker-gains: every yaku changes the sum by 1 times its points",
                          "maker-loses: every yaku changes the sum by -1 times its points",
                          "without yaku: 240 in every round"}));
  // Eight stock cards are left.
  EXPECT_THAT(details(library, "results-add-up", "2-players"),
              Contains("without yaku: what is captured, of 240"));
}

// ---- Split yaku ---------------------------------------------------------------------------------

TEST(CardsAndYaku, EveryYakuCanBeSplitAmongThree) {
  const auto library = cherry();
  const Result result = outcome(library, "yaku-split", "3-players");
  ASSERT_EQ(result.verdict, Verdict::proved);
  EXPECT_THAT(result.proofs[0].witnesses, SizeIs(8));
  const auto end = end_of(library, 3, result.proofs[0].witnesses.front());
  const auto first = result.proofs[0].details.front();
  ASSERT_THAT(first, HasSubstr("aotan: 62 92 A2"));
  for (const cards::CardSet pile : end.captured) {
    EXPECT_EQ((pile & cards::CardSet::parse("62 92 A2").value()).size(), 1);
  }
  EXPECT_THAT(select(catalogue(library), "cherry.en/yaku-split/2"), IsEmpty());
}

// ---- The wildcard -------------------------------------------------------------------------------

const std::string kWildcard = clause("option.wildcard", "\"optional\"");

// Three cards of November are left to each other: two of them pair, or all three lie there at first
// and the fourth never comes.
TEST(CardsAndYaku, TheWildcardLeavesOneOrThreeCardsOfNovember) {
  const auto library = cherry(kWildcard + clause("wildcard.collects", "\"same-month\""));
  const Result result = outcome(library, "wildcard-leaves", "3-players-wildcard");
  ASSERT_EQ(result.verdict, Verdict::proved);
  for (std::size_t method = 0; method < 2; ++method) {
    EXPECT_THAT(result.proofs[method].details,
                ElementsAre("of November: B1, or B2, or B3, or B1 B2 B3",
                            "of January, when it took a card of January: nothing",
                            "worth of the cards of November that nobody gets: 5, 10, 20, 35"));
  }
  EXPECT_THAT(result.proofs[1].witnesses, SizeIs(4));
}

// A month is left a single card: with three on the field the fourth takes them all, and the card
// that the wildcard takes cannot be the fourth to lie there, because that deal is void.
TEST(CardsAndYaku, WhatTheWildcardCollectsIsNotLeft) {
  const auto nothing = cherry(kWildcard + clause("wildcard.collects", "\"none\""));
  EXPECT_THAT(details(nothing, "wildcard-leaves", "3-players-wildcard"),
              Contains("of January, when it took a card of January: 11, or 12, or 13, or 14"));
  const auto all = cherry(kWildcard + clause("wildcard.collects", "\"all\""));
  EXPECT_THAT(details(all, "wildcard-leaves", "3-players-wildcard"),
              Contains("of November: nothing"));
}

// ---- What cannot be stated ----------------------------------------------------------------------

TEST(CardsAndYaku, YakuThatDoNotSimplyAddUpAreNotDivided) {
  const auto stated = [](const std::string& more, const std::string& property) {
    return select(catalogue(cherry(more)), "cherry.en/" + property).size();
  };
  EXPECT_EQ(stated("", "yaku-by-sides/2"), 1U);
  EXPECT_EQ(stated(yaku("kasu", "count(dreg) >= 10", "50"), "yaku-by-sides"), 0U);
  EXPECT_EQ(stated(yaku("few", "count(light) < 2", "50"), "scores-extreme"), 0U);
  EXPECT_EQ(stated(yaku("tan", "count(poem) >= 2", "count(ribbon)"), "results-add-up"), 0U);
  EXPECT_EQ(stated(clause("capture.drawn.two", "\"both\""), "yaku-by-sides"), 0U);
  // Where any month may be left a card, the wildcard is not alone in leaving some.
  EXPECT_EQ(stated(kWildcard, "wildcard-leaves"), 1U);
  EXPECT_EQ(stated(kWildcard + clause("capture.drawn.one", "\"right\""), "wildcard-leaves"), 0U);
}

}  // namespace
}  // namespace hanaproof::properties::cards_and_yaku_test
