// What a factor of points can ask for (`score.factor`), and what these numbers are called.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace hanaproof::rulebook::yaku {

struct Tally {
  int points = 0;  // of the winner's yaku, before any factor
  int own = 0;     // how often the winner has said koi-koi
  int others = 0;  // how often opponents have
  int dealer = 0;  // 1 when the winner deals
  int round = 1;   // of the match
};

// A number of a tally. What is more than `most` counts as `most`, so that a factor has a bound.
struct Variable {
  std::string_view name;
  int Tally::*number;
  int least;
  int most;

  constexpr int of(const Tally& tally) const { return std::clamp(tally.*number, least, most); }
};

inline constexpr std::array<Variable, 5> kVariables = {{{"points", &Tally::points, 0, 999},
                                                        {"own", &Tally::own, 0, 9},
                                                        {"others", &Tally::others, 0, 9},
                                                        {"dealer", &Tally::dealer, 0, 1},
                                                        {"round", &Tally::round, 1, 99}}};

}  // namespace hanaproof::rulebook::yaku
