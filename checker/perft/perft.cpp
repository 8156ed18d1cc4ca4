#include "checker/perft/perft.h"

#include <map>

namespace hanaproof::checker {

std::vector<Difference> differences(const Perft& first, const Perft& second) {
  std::map<notation::Move, Difference> all;
  for (const auto& [move, nodes] : first.divide) {
    all.try_emplace(move, Difference{move, {}, {}}).first->second.first = nodes;
  }
  for (const auto& [move, nodes] : second.divide) {
    all.try_emplace(move, Difference{move, {}, {}}).first->second.second = nodes;
  }
  std::vector<Difference> differing;
  for (const auto& [move, difference] : all) {
    if (difference.first != difference.second) differing.push_back(difference);
  }
  return differing;
}

}  // namespace hanaproof::checker
