// What holds of every position that play can reach, by the rules of the built-in editions.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>

#include "model/spec/play.h"
#include "model/spec/settle.h"
#include "tests/books.h"
#include "tests/properties/generators.h"

namespace hanaproof::properties::play_test {
namespace {

using cards::Card;
using cards::CardSet;
using notation::Move;
using notation::Phase;
using notation::Position;

// One ruleset for each edition and scope.
const std::vector<std::unique_ptr<spec::Rules>>& tables() {
  static const auto all = [] {
    std::vector<std::unique_ptr<spec::Rules>> rules;
    for (const auto* edition : books::builtin().of_game("koi-koi")) {
      for (const auto& scope : rulebook::scopes(*edition)) {
        rules.push_back(std::make_unique<spec::Rules>(rulebook::Ruleset(*edition, scope)));
      }
    }
    return rules;
  }();
  return all;
}

// Rules and a position that they lead to.
struct Scene {
  const spec::Rules& rules;
  Position position;
};

Scene any_scene() {
  const auto index = *rc::gen::inRange<std::size_t>(0, tables().size());
  const spec::Rules& rules = *tables()[index];
  return {rules, *positions(rules)};
}

CardSet everything(const Position& position) {
  CardSet all = position.field | CardSet(position.stock);
  for (const CardSet hand : position.hands) all |= hand;
  for (const CardSet pile : position.captured) all |= pile;
  if (position.drawn) all.insert(*position.drawn);
  return all;
}

std::size_t number_of_cards(const Position& position) {
  std::size_t cards = position.stock.size() + (position.drawn ? 1 : 0);
  cards += static_cast<std::size_t>(position.field.size());
  for (const CardSet hand : position.hands) cards += static_cast<std::size_t>(hand.size());
  for (const CardSet pile : position.captured) cards += static_cast<std::size_t>(pile.size());
  return cards;
}

RC_GTEST_PROP(Play, EveryMoveKeepsAllCardsInTheGame, ()) {
  const Scene scene = any_scene();
  for (const Move& move : spec::legal_moves(scene.rules, scene.position)) {
    const Position after = spec::play(scene.rules, scene.position, move);
    RC_ASSERT(everything(after) == scene.position.deck);
    RC_ASSERT(number_of_cards(after) == static_cast<std::size_t>(scene.position.deck.size()));
  }
}

RC_GTEST_PROP(Play, OnlyTheLightningCapturesCardsOfAnotherMonth, ()) {
  const Scene scene = any_scene();
  RC_CLASSIFY(scene.position.phase == Phase::declare, "declare");
  RC_CLASSIFY(scene.position.phase == Phase::call, "call");
  RC_CLASSIFY(scene.position.phase == Phase::choose, "choose");
  for (const Move& move : spec::legal_moves(scene.rules, scene.position)) {
    RC_ASSERT(scene.position.field.contains(move.takes));
    for (const Card taken : move.takes) {
      RC_ASSERT(taken.month() == move.card.month() || move.card == cards::kLightning);
    }
  }
}

RC_GTEST_PROP(Play, SomethingIsLegalUntilTheRoundIsOver, ()) {
  const Scene scene = any_scene();
  const auto moves = spec::legal_moves(scene.rules, scene.position);
  RC_ASSERT(moves.empty() == (scene.position.phase == Phase::over));
}

RC_GTEST_PROP(Play, EveryRoundEndsAndItsPaymentsAddUpToZero, ()) {
  const Scene scene = any_scene();
  cards::Dice dice(*rc::gen::arbitrary<std::uint64_t>());
  const int most = rounds::plies(scene.rules.ruleset()).most;
  const rounds::Round round = rounds::play_round(scene.rules, scene.position, dice, most);
  RC_ASSERT(round.last().phase == Phase::over);
  const auto payment = spec::score(scene.rules, round.last()).payment;
  RC_ASSERT(std::accumulate(payment.begin(), payment.end(), 0) == 0);
}

RC_GTEST_PROP(Play, APositionShrinksByLosingACardAndNothingElse, ()) {
  const Scene scene = any_scene();
  for (const Position& less : smaller(scene.position)) {
    RC_ASSERT(less.deck.size() + 1 == scene.position.deck.size());
    RC_ASSERT(everything(less) == less.deck);
  }
}

}  // namespace
}  // namespace hanaproof::properties::play_test
