// Each check is shown something that is wrong: it must see it, and it must let the truth pass.
#include "checker/measures/conformance/conformance.h"

#include <gtest/gtest.h>

#include "checker/games/registry.h"
#include "model/spec/games/game.h"
#include "tests/books.h"

namespace hanaproof::conformance::checks_test {
namespace {

using cards::Card;
using Capturing = notation::Position;

const Table& table() {
  static const rulebook::Library library = books::small();
  static const auto spec = spec::game(rulebook::Ruleset(library.at("pond.en"), {2, {}}));
  static const Table table{games::capturing(), *spec};
  return table;
}

Round played() {
  const auto playout = table().family.playout(table().spec, 7);
  auto state = table().spec.open(*playout->deal(nullptr));
  Round round{state->position(), {}};
  for (auto legal = state->moves(); !legal.empty(); legal = state->moves()) {
    const Move move = playout->choose(state->position(), legal);
    auto next = state->after(move);
    round.steps.push_back({state->position(), legal, move, next->position()});
    state = std::move(next);
  }
  return round;
}

const Round& round() {
  static const Round round = played();
  return round;
}

// The first decision that captures something.
const Step& capture() {
  for (const Step& step : round().steps) {
    if (!step.move.takes.empty()) return step;
  }
  throw std::logic_error("nobody captures anything in the round");
}

Capturing before_capture() { return std::get<Capturing>(capture().before); }

template <class Checks>
const auto& named(const Checks& checks, const std::string& id) {
  for (const auto& check : checks) {
    if (check.id == id) return check;
  }
  throw std::logic_error("no such check: " + id);
}

template <class Checks, class... Seen>
Fault ask(const Checks& checks, const std::string& id, const Seen&... seen) {
  return named(checks, id).fault(table(), seen...);
}

Fault of_yaku(const std::string& id, const rulebook::Yaku& yaku) {
  return named(yaku_checks(), id).fault(yaku);
}

Fault of_position(const std::string& id, const Position& position, const std::vector<Move>& legal) {
  return ask(position_checks(), id, position, legal);
}
Fault of_step(const std::string& id, const Step& step) { return ask(step_checks(), id, step); }
Fault of_round(const std::string& id, const Round& seen) { return ask(round_checks(), id, seen); }

TEST(StepChecks, WhatIsTruePasses) {
  EXPECT_TRUE(games::is_over(round().last()));
  for (const Step& step : round().steps) {
    for (const auto& check : position_checks()) {
      EXPECT_EQ(check.fault(table(), step.before, step.legal), std::nullopt) << check.id;
    }
    for (const auto& check : step_checks())
      EXPECT_EQ(check.fault(table(), step), std::nullopt) << check.id;
  }
  for (const auto& check : round_checks())
    EXPECT_EQ(check.fault(table(), round()), std::nullopt) << check.id;
  for (const auto& check : rules_checks())
    EXPECT_EQ(check.fault(table()), std::nullopt) << check.id;
  for (const rulebook::Yaku& yaku : table().spec.rules().yaku()) {
    for (const auto& check : yaku_checks()) EXPECT_EQ(check.fault(yaku), std::nullopt) << check.id;
  }
}

TEST(StepChecks, AYakuThatPrintsAsAnotherOneIsSeen) {
  rulebook::Yaku yaku = table().spec.rules().yaku().front();
  // A month that keeps the name of what it was.
  yaku.cards.args[0].set->op = rulebook::yaku::SetExpr::Op::month;
  yaku.cards.args[0].set->month = 1;
  EXPECT_EQ(of_yaku("expressions-print", yaku), "sankou: count(month(1)) >= 3");
}

TEST(StepChecks, AYakuThatPrintsAsNothingThatCanBeReadIsSeen) {
  rulebook::Yaku yaku = table().spec.rules().yaku().front();
  yaku.points.value = -1;
  const Fault fault = of_yaku("expressions-print", yaku);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->substr(0, fault->find(", -1: ")), "sankou: count(light) >= 3");
}

TEST(StepChecks, ALostAndADoubledCardAreSeen) {
  Capturing lost = before_capture();
  lost.stock.pop_back();
  EXPECT_TRUE(of_position("positions-valid", lost, capture().legal));
  EXPECT_TRUE(of_step("cards-conserved", {before_capture(), {}, capture().move, lost}));
  Capturing doubled = before_capture();
  doubled.field.insert(doubled.stock.front());
  EXPECT_TRUE(of_step("cards-conserved", {before_capture(), {}, capture().move, doubled}));
}

TEST(StepChecks, APositionThatDoesNotReadBackIsSeen) {
  Capturing position = before_capture();
  position.hand_winners = {0};  // without the end of the deal that goes with it
  EXPECT_TRUE(of_position("positions-read-back", position, capture().legal));
  position.hand_winners = {5};
  EXPECT_TRUE(of_position("positions-read-back", position, capture().legal));
}

TEST(StepChecks, MovesOutOfOrderAndMovesTwiceAreSeen) {
  const std::vector<Move> unsorted = {*Move::parse("12"), *Move::parse("11")};
  EXPECT_EQ(of_position("moves-sorted", capture().before, unsorted), "12 before 11");
  const std::vector<Move> twice = {*Move::parse("11"), *Move::parse("11")};
  EXPECT_EQ(of_position("moves-sorted", capture().before, twice), "11 before 11");
}

TEST(StepChecks, AMoveThatDoesNotReadBackIsSeen) {
  const Card crane = *Card::parse("11");
  EXPECT_EQ(of_position("moves-read-back", capture().before, {Move::play(crane, {crane})}),
            "11x11");
}

TEST(StepChecks, APositionWithoutMovesAndAnEndWithMovesAreSeen) {
  EXPECT_EQ(of_position("moves-exist", capture().before, {}), "no move is legal");
  EXPECT_EQ(of_position("moves-exist", round().last(), {*Move::parse("stop")}),
            "a move is legal after the end");
}

TEST(StepChecks, AMoveThatIsAcceptedThoughItIsNotListedIsSeen) {
  std::vector<Move> legal = capture().legal;
  const Move dropped = legal.back();
  legal.pop_back();
  EXPECT_EQ(of_position("illegal-refused", capture().before, legal), dropped.text());
}

TEST(StepChecks, LostCapturesAreSeen) {
  Capturing before = before_capture();
  before.captured[0].insert(*Card::parse("11"));
  auto after = std::get<Capturing>(capture().after);
  after.captured[0].erase(*Card::parse("11"));
  EXPECT_EQ(of_step("captures-kept", {before, {}, capture().move, after}),
            "player 0 no longer has 11");
}

TEST(StepChecks, ACaptureOfAnotherMonthIsSeen) {
  Step step = capture();
  step.move = *Move::parse("11x31");
  EXPECT_EQ(of_step("captures-match", step), "11 takes 31");
  step.move = *Move::parse("B4x31");  // the wildcard is off
  EXPECT_EQ(of_step("captures-match", step), "B4 takes 31");
}

TEST(StepChecks, AMoveWithoutEffectIsSeen) {
  Step still = capture();
  still.after = still.before;
  EXPECT_EQ(of_step("moves-take-effect", still), "the position stays as it was");
  Step empty = capture();
  std::get<Capturing>(empty.after).captured = before_capture().captured;
  EXPECT_EQ(of_step("moves-take-effect", empty), "what the move takes is not captured");
}

TEST(StepChecks, ARoundThatBreaksOffOrLastsTooLongIsSeen) {
  Round broken_off = round();
  broken_off.steps.pop_back();
  EXPECT_TRUE(of_round("rounds-end", broken_off));
  Round long_one = round();
  long_one.steps.insert(long_one.steps.begin(), 48, round().steps.front());
  EXPECT_TRUE(of_round("rounds-end", long_one));
}

TEST(StepChecks, ARoundThatDoesNotReplayIsSeen) {
  Round changed = round();
  auto& piles = std::get<Capturing>(changed.steps.back().after).captured;
  std::swap(piles[0], piles[1]);
  EXPECT_EQ(of_round("rounds-replay", changed), "the same moves lead to another position");
}

}  // namespace
}  // namespace hanaproof::conformance::checks_test
