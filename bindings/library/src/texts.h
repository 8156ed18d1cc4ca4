// Moves as texts.
#pragma once

#include <string>
#include <vector>

#include "model/notation/move.h"

namespace hanaproof {

inline std::vector<std::string> texts(const std::vector<notation::Move>& moves) {
  std::vector<std::string> all;
  for (const notation::Move& move : moves) all.push_back(move.text());
  return all;
}

}  // namespace hanaproof
