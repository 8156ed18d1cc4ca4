#include "checker/engines/regress/simplifier.h"

#include <array>

#include "model/rulebook/topic.h"

namespace hanaproof::regress {

std::unique_ptr<Simplifier> simplifier(const games::Game& spec) {
  switch (rulebook::family_of(spec.rules().edition().game)) {
    case rulebook::Family::betting:
      return betting_simplifier(spec);
    case rulebook::Family::hachi:
      return hachi_simplifier(spec);
    default:
      return capturing_simplifier();
  }
}

void Swap::in(cards::CardSet& set) const {
  cards::CardSet swapped;
  for (const cards::Card card : set) swapped.insert(of(card));
  set = swapped;
}

void Swap::in(std::vector<cards::CardSet>& sets) const {
  for (cards::CardSet& set : sets) in(set);
}

void Swap::in(std::vector<cards::Card>& cards) const {
  for (cards::Card& card : cards) card = of(card);
}

void Swap::in(std::optional<cards::Card>& card) const {
  if (card) card = of(*card);
}

void Swap::in(std::vector<games::Move>& moves) const {
  for (games::Move& move : moves) {
    if (move.sort != games::Move::Sort::card) continue;
    move.card = of(move.card);
    in(move.takes);
  }
}

int weight(cards::Card card) {
  constexpr std::array<int, 4> kWeights = {16, 8, 4, 1};
  return kWeights[static_cast<std::size_t>(card.kind())];
}

int weight(cards::CardSet cards) {
  int sum = 0;
  for (const cards::Card card : cards) sum += weight(card);
  return sum;
}

int weight(const std::vector<cards::CardSet>& sets) {
  int sum = 0;
  for (const cards::CardSet cards : sets) sum += weight(cards);
  return sum;
}

}  // namespace hanaproof::regress
