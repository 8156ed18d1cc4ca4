// A position within one deal, packed into few words: what tells different positions apart.
#pragma once

#include <string>

#include "model/notation/position.h"

namespace hanaproof::crosscheck {

// Equal for equal positions of one deal, different for different ones. What a deal does not change
// (edition, rules, deck, dealer, the order of the stock) is not part of it.
std::string position_key(const notation::Position& position);

}  // namespace hanaproof::crosscheck
