// The parts of the topic registry, one file a part of the game.
#pragma once

#include <vector>

#include "model/rulebook/topic.h"

namespace hanaproof::rulebook::registry {

// Which topics need an answer, and where they come up. An id is a whole one, or ends in a dot and
// stands for all that begin with it; the longest that fits a topic counts.
struct NeedRow {
  std::string id;
  Need need = Need::measured;
  Ids arises = {};
};

inline constexpr Need kMeasured = Need::measured;
inline constexpr Need kAlways = Need::always;
inline constexpr Need kWording = Need::wording;

// Those of all families.
std::vector<NeedRow> needs();
std::vector<NeedRow> needs_of_betting();
std::vector<NeedRow> needs_of_hachi();

std::vector<Topic> deck();
std::vector<Topic> match();
std::vector<Topic> deal();
std::vector<Topic> hands();
std::vector<Topic> capture();
std::vector<Topic> wildcard();
std::vector<Topic> yaku();
std::vector<Topic> calls();
std::vector<Topic> round_end();
std::vector<Topic> teams();
std::vector<Topic> card_points();
std::vector<Topic> betting();
std::vector<Topic> betting_told();
std::vector<Topic> combinations();
std::vector<Topic> hachi_stay();
std::vector<Topic> hachi_combos();
std::vector<Topic> hachi_round();
std::vector<Topic> hachi_money();

}  // namespace hanaproof::rulebook::registry
