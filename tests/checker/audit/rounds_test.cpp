// The shortest and the longest round.
#include <gtest/gtest.h>

#include "checker/audit/audit.h"
#include "model/spec/play.h"
#include "tests/books.h"
#include "tests/cherry.h"

namespace hanaproof::audit {
namespace {

using notation::Phase;
using notation::Position;
using rulebook::Ruleset;

constexpr int kSearch = 4000;

Position end_of(const Ruleset& rules, const Round& round) {
  const spec::Rules spec(rules);
  Position at = round.deal;
  for (const notation::Move& move : round.line) at = spec::play(spec, at, move);
  return at;
}

void expect_played(const Ruleset& rules, const Rounds& found) {
  ASSERT_TRUE(found.shortest);
  ASSERT_TRUE(found.longest);
  for (const Round* round : {&*found.shortest, &*found.longest}) {
    EXPECT_EQ(end_of(rules, *round).phase, Phase::over);
    EXPECT_EQ(round->plies, static_cast<int>(round->line.size()));
    EXPECT_GE(round->plies, found.shortest_bound);
    EXPECT_LE(round->plies, found.longest_bound);
  }
}

TEST(Rounds, EndAsSoonAsAYakuOfTwoMonthsIsCaptured) {
  // One card from the hand, one drawn, and the call: the draw decides itself.
  const auto library = books::small(books::yaku("view", "all(moon | sake)", "5"));
  const Ruleset rules(library.editions().front(), {2, {}});
  const Rounds found = measure_rounds(rules, kSearch);
  EXPECT_EQ(found.shortest_bound, 2);
  expect_played(rules, found);
  EXPECT_EQ(found.shortest->plies, 2);
}

TEST(Rounds, ThreeMonthsTakeASecondTurn) {
  // Three lights are of three months: two turns, the opponent's decision between, and the call.
  const auto library = books::small(books::clause("call.trigger", "\"new-yaku\""));
  const Ruleset rules(library.editions().front(), {2, {}});
  const Rounds found = measure_rounds(rules, kSearch);
  EXPECT_EQ(found.shortest_bound, 4);
  expect_played(rules, found);
  EXPECT_EQ(found.shortest->plies, 4);
  // Sixteen hand cards; a card drawn finds two others only in a month of which two were dealt to
  // the field of eight; a call a turn at most, but each asks for another one of two yaku: four for
  // two sides.
  EXPECT_EQ(found.turns, 16);
  EXPECT_EQ(found.longest_bound, 16 + 4 + 4);
}

TEST(Rounds, NobodyCallsBeforeAYakuCanBeMade) {
  // Three months take two turns: of sixteen turns the first of each side has no call. With two
  // months one side may call at once; both cannot, as there is one moon.
  const auto longest = [](const std::string& more) {
    const auto library = books::small(books::clause("call.trigger", "\"any-turn\"") + more);
    return measure_rounds(Ruleset(library.editions().front(), {2, {}}), 100).longest_bound;
  };
  const std::string offered = books::clause("call.after-last-card", "\"offered\"");
  EXPECT_EQ(longest(offered), 16 + 4 + 14);
  EXPECT_EQ(longest(offered + books::yaku("view", "all(moon | sake)", "5")), 16 + 4 + 15);
}

TEST(Rounds, ADrawnCardThatMayBeLeftCostsADecision) {
  const auto library = books::small(books::yaku("view", "all(moon | sake)", "5") +
                                    books::clause("capture.drawn.one", "\"right\"") +
                                    books::clause("capture.drawn.three", "\"all-or-lay\""));
  const Ruleset rules(library.editions().front(), {2, {}});
  const Rounds found = measure_rounds(rules, kSearch);
  EXPECT_EQ(found.shortest_bound, 3);
  expect_played(rules, found);
  EXPECT_EQ(found.shortest->plies, 3);
}

TEST(Rounds, OfBuiltInEditionsKeepTheirBounds) {
  for (const char* id : {"blog.koi-koi.fr", "oishi-tengudo.koi-koi", "robin-red.koi-koi.de"}) {
    const Ruleset rules(books::builtin().at(id), {2, {}});
    expect_played(rules, measure_rounds(rules, 100));
  }
}

TEST(Rounds, PartnersWhoPoolTheirCapturesAreQuickerTogether) {
  // Four seats, two sides in turn. Three months: a turn captures two, the opponent decides, the
  // partner captures the third and stops.
  const auto& edition = books::builtin().at("oishi-tengudo.koi-koi");
  const Ruleset rules(edition, {4, {}});
  ASSERT_EQ(rules["teams.captured"], rulebook::Value("pooled"));
  const Rounds found = measure_rounds(rules, 100);
  EXPECT_EQ(found.shortest_bound, 4);
  expect_played(rules, found);
  EXPECT_EQ(found.shortest->plies, 4);
  // Of two and of three players each captures alone: 2 + 1 and 3 + 1.
  EXPECT_EQ(measure_rounds(Ruleset(edition, {2, {}}), 20).shortest_bound, 4);
  EXPECT_EQ(measure_rounds(Ruleset(edition, {3, {}}), 20).shortest_bound, 5);
}

TEST(Rounds, WithTheWildcardBoundsAreWide) {
  // The lightning takes a card of any month, so that months say nothing.
  const auto library = books::small(books::clause("option.wildcard", "\"standard\""));
  const Ruleset rules(library.editions().front(), {2, {}});
  const Rounds found = measure_rounds(rules, 100);
  EXPECT_EQ(found.shortest_bound, 2);
  expect_played(rules, found);
}

TEST(Rounds, WhereNobodyCallsEveryHandCardIsPlayed) {
  const auto library = books::cherry();
  const Ruleset rules(library.editions().front(), {3, {}});
  const Rounds found = measure_rounds(rules, kSearch);
  EXPECT_EQ(found.shortest_bound, 21);  // three hands of seven
  expect_played(rules, found);
  EXPECT_EQ(found.shortest->plies, 21);
}

}  // namespace
}  // namespace hanaproof::audit
