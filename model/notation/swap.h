// Two cards in each other's place, wherever they are.
#pragma once

#include <optional>
#include <ranges>

#include "model/cards/card_set.h"
#include "model/notation/move.h"

namespace hanaproof::notation {

struct Swap {
  cards::Card a;
  cards::Card b;

  template <class... Places>
  void in(Places&... places) const {
    (swap(places), ...);
  }

 private:
  void swap(cards::Card& card) const { card = card == a ? b : card == b ? a : card; }
  void swap(cards::CardSet& set) const {
    cards::CardSet swapped;
    for (cards::Card card : set) {
      swap(card);
      swapped.insert(card);
    }
    set = swapped;
  }
  void swap(std::optional<cards::Card>& card) const {
    if (card) swap(*card);
  }
  // Moves name the cards too.
  void swap(Move& move) const {
    if (move.sort == Move::Sort::card) in(move.card, move.takes);
  }
  template <std::ranges::range List>
  void swap(List& all) const {
    for (auto& one : all) swap(one);
  }
};

}  // namespace hanaproof::notation
