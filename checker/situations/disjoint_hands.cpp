#include "checker/situations/disjoint_hands.h"

namespace hanaproof::checker {

using cards::CardSet;
using Choices = std::vector<const std::vector<CardSet>*>;

namespace {

bool choose(const Choices& choices, CardSet taken, std::vector<CardSet>& chosen) {
  if (chosen.size() == choices.size()) return true;
  for (const CardSet hand : *choices[chosen.size()]) {
    if (!(hand & taken).empty()) continue;
    chosen.push_back(hand);
    if (choose(choices, taken | hand, chosen)) return true;
    chosen.pop_back();
  }
  return false;
}

}  // namespace

std::vector<CardSet> disjoint_hands(const Choices& choices) {
  std::vector<CardSet> chosen;
  return choose(choices, {}, chosen) ? chosen : std::vector<CardSet>();
}

}  // namespace hanaproof::checker
