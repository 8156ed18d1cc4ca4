#include <numeric>
#include <utility>

#include "checker/engines/regress/probes.h"
#include "checker/situations/turns.h"

namespace hanaproof::regress {

using cards::CardSet;
using cards::Dice;

notation::Position made_up_deal(const spec::Rules& rules, Dice& dice) {
  notation::Position position =
      notation::Position::empty(rules.ruleset().edition().id, rules.players());
  position.rules = rules.ruleset().changes();
  position.dealer = dice.roll(position.players);
  position.turn = checker::first_seat(rules, position.dealer);
  std::vector<std::pair<CardSet*, int>> places = {
      {&position.field, rules.deal_field_size.number()}};
  for (CardSet& hand : position.hands) places.emplace_back(&hand, rules.deal_hand_size.number());
  dice.shuffle(places);
  std::vector<cards::Month> months(cards::kMonths);
  std::iota(months.begin(), months.end(), 1);
  dice.shuffle(months);
  CardSet left = CardSet::all();
  for (const auto& [place, size] : places) {
    if (size < 4 || !dice.chance(35)) continue;
    const bool pairs = size >= 8 && dice.chance(50);
    for (int i = pairs ? 4 : 1; i > 0 && !months.empty(); --i, months.pop_back()) {
      auto cards = dice.shuffled(CardSet::month(months.back()).cards());
      cards.erase(cards.begin() + (pairs ? 2 : 4), cards.end());
      *place |= CardSet(cards);
    }
    left -= *place;
  }
  position.stock = dice.shuffled(left.cards());
  for (const auto& [place, size] : places) {
    for (; place->size() < size; position.stock.pop_back()) place->insert(position.stock.back());
  }
  return position;
}

}  // namespace hanaproof::regress
