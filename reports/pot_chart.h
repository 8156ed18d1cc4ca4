// What each hand of two cards is worth against one opponent, as the page of a report shows it.
#pragma once

#include <string>
#include <vector>

#include "model/cards/card.h"

namespace hanaproof::reports {

struct PotChart {
  std::vector<std::string> editions;  // all whose tables are this one
  std::vector<cards::Card> deck;
  // For the cards at two different places of the deck, in either order: the share of the pot, from
  // 0 to 1, that comes to the hand in the mean, exact. Rows and columns are places.
  std::vector<std::vector<double>> shares;
  std::vector<std::vector<std::string>> names;  // "pair-10", "points-7"; as the shares
};

}  // namespace hanaproof::reports
