#include "solvers/engine/random_deal.h"

#include <stdexcept>

namespace hanaproof::engine {

DealSizes DealSizes::of(const rulebook::Ruleset& rules) {
  DealSizes sizes;
  for (const rulebook::Value& packet : *rules["deal.packets"].list()) {
    const int cards = static_cast<int>(*packet.field("cards")->number());
    (*packet.field("to") == "field" ? sizes.field : sizes.hand) += cards;
  }
  return sizes;
}

Dealer::Dealer(const Tables& tables, DealSizes sizes, Bits deck)
    : t_(&tables), sizes_(sizes), deck_(deck), size_(count(deck)) {
  if (tables.players * sizes.hand + sizes.field > size_) {
    throw std::invalid_argument("the deal takes more cards than the deck has");
  }
}

}  // namespace hanaproof::engine
