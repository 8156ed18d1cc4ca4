// How many piles of captured cards are worth what, as the page of a report plots it.
#pragma once

#include <map>
#include <string>

namespace hanaproof::reports {

struct ScoreChart {
  std::string edition;
  std::map<int, std::string> piles;  // points -> number of piles, decimal
  std::string all;                   // all piles that can be captured, decimal
};

}  // namespace hanaproof::reports
