// The parts of the topic registry, one file a part of the game.
#pragma once

#include <vector>

#include "model/rulebook/topic.h"

namespace hanaproof::rulebook::registry {

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
