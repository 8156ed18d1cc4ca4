// Yaku on a smaller deck: thresholds in proportion, the same points for reaching them.
#include <gtest/gtest.h>

#include "solvers/reduced_decks/scale.h"
#include "tests/solvers/reduced_decks/books.h"

namespace hanaproof::reduced_decks::scale_test {
namespace {

using cards::CardSet;
using rulebook::Value;
using rulebook::yaku::SakeCup;
using rulebook::yaku::SetExpr;

const SetExpr kDregs = {.op = SetExpr::Op::named, .name = "dreg"};

Value yaku(const std::string& cards, const std::string& points) {
  return Value::Record{{"cards", cards}, {"points", points}};
}

CardSet deck_of(std::string_view codes) { return *CardSet::parse(codes); }

std::string cards_text(const Value& value) { return *value.field("cards")->word(); }
std::string points_text(const Value& value) { return *value.field("points")->word(); }

TEST(Scale, AThresholdShrinksWithTheDeckAndIsRoundedUp) {
  // 24 dregs in all. January and November hold 13, 14, B4: 10 * 3 / 24 = 1.25.
  EXPECT_EQ(scaled_threshold(10, kDregs, CardSet::month(1) | CardSet::month(11)), 2);
  // 10 * 12 / 24 = 5, exactly.
  const CardSet six = CardSet::month(1) | CardSet::month(2) | CardSet::month(3) |
                      CardSet::month(4) | CardSet::month(5) | CardSet::month(6);
  EXPECT_EQ(scaled_threshold(10, kDregs, six), 5);
  EXPECT_EQ(scaled_threshold(10, kDregs, CardSet::all()), 10);
}

TEST(Scale, AThresholdNeverFallsBelowOne) {
  EXPECT_EQ(scaled_threshold(10, kDregs, CardSet()), 1);
  EXPECT_EQ(scaled_threshold(1, kDregs, deck_of("13")), 1);
  EXPECT_EQ(scaled_threshold(0, kDregs, deck_of("13")), 0);
}

TEST(Scale, PointsForTheFirstReachStayTheSame) {
  const Value small = scaled(yaku("count(dreg) >= 10", "1 + count(dreg) - 10"),
                             CardSet::month(1) | CardSet::month(11));
  EXPECT_EQ(cards_text(small), "count(dreg) >= 2");
  EXPECT_EQ(points_text(small), "1 + count(dreg) - 2");
}

TEST(Scale, PointsOfAnotherShapeMoveWithTheCount) {
  // Nine animals, boar and deer in the deck: 5 * 2 / 9 = 1.1, so two instead of five.
  const Value small =
      scaled(yaku("count(animal) >= 5", "2 * count(animal)"), deck_of("71 73 A1 A3"));
  EXPECT_EQ(cards_text(small), "count(animal) >= 2");
  EXPECT_EQ(points_text(small), "2 * (count(animal) + 3)");
}

TEST(Scale, EveryComparisonMovesAlike) {
  const CardSet deck = CardSet::month(1) | CardSet::month(11);  // ten dregs become two
  const auto text = [&](const std::string& cards) {
    return cards_text(scaled(yaku(cards, "1"), deck));
  };
  EXPECT_EQ(text("count(dreg) > 9"), "count(dreg) > 1");
  EXPECT_EQ(text("count(dreg) < 10"), "count(dreg) < 2");
  EXPECT_EQ(text("count(dreg) <= 9"), "count(dreg) <= 1");
  EXPECT_EQ(text("10 <= count(dreg)"), "2 <= count(dreg)");
  EXPECT_EQ(text("9 < count(dreg)"), "1 < count(dreg)");
  EXPECT_EQ(text("count(dreg) = 10"), text("count(dreg) = 5 + 5"));
}

TEST(Scale, AFewerThanIsNoReasonToShiftPoints) {
  const Value small = scaled(yaku("any(light) and not count(dreg) >= 10", "count(dreg)"),
                             CardSet::month(1) | CardSet::month(11));
  EXPECT_EQ(cards_text(small), "any(light) and not count(dreg) >= 2");
  EXPECT_EQ(points_text(small), "count(dreg)");
}

TEST(Scale, CompleteSetsStayAsTheyAre) {
  const Value before = yaku("all(blue)", "5 + count(ribbon) - 3");
  EXPECT_EQ(scaled(before, deck_of("62 63")), before);
}

TEST(Scale, TheWholeDeckChangesNothing) {
  for (const char* id : {"robin-red.koi-koi.fr", "blog.koi-koi.fr", "oishi-tengudo.koi-koi"}) {
    const auto rules = testing::rules(id);
    for (const auto& one : rules.yaku()) {
      const Value& before = rules["yaku." + one.id];
      EXPECT_EQ(scaled(before, CardSet::all()), before) << id << ' ' << one.id;
    }
  }
}

// Over all decks of two, three and four whole months: who has just reached a scaled threshold has
// the points of who has just reached the whole one.
TEST(Scale, ReachingIsWorthTheSameOnEveryDeck) {
  const std::vector<std::pair<std::string, int>> thresholds = {
      {"dreg", 10}, {"animal", 5}, {"ribbon", 5}};
  for (const auto& [kind, k] : thresholds) {
    const Value whole = yaku("count(" + kind + ") >= " + std::to_string(k),
                             "1 + count(" + kind + ") - " + std::to_string(k));
    const CardSet all = SetExpr{.op = SetExpr::Op::named, .name = kind}.resolve(SakeCup::animal);
    for (unsigned months = 1; months < 1U << 12; ++months) {
      if (std::popcount(months) > 4) continue;
      CardSet deck;
      for (int month = 1; month <= 12; ++month) {
        if ((months >> (month - 1) & 1) != 0) deck |= CardSet::month(month);
      }
      const auto small = rulebook::Yaku::from("small", scaled(whole, deck));
      CardSet captured;
      int points = 0;
      for (const cards::Card card : all& deck) {
        captured.insert(card);
        if (!evaluate_condition(small.cards, captured, SakeCup::animal)) continue;
        points = evaluate_number(small.points, captured, SakeCup::animal);
        break;
      }
      EXPECT_EQ(points, (all & deck).empty() ? 0 : 1) << kind << " of " << deck;
    }
  }
}

}  // namespace
}  // namespace hanaproof::reduced_decks::scale_test
