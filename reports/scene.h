// A witness as a picture without a medium: which cards lie where, and what else must be known.
#pragma once

#include <string>
#include <vector>

#include "checker/finding/finding.h"

namespace hanaproof::reports {

// Cards that lie together.
struct Row {
  std::string label;  // "Player 0's hand"
  std::vector<cards::Card> cards;
};

struct Scene {
  std::vector<Row> rows = {};
  std::vector<cards::Card> stock = {};   // the next card first
  std::vector<std::string> facts = {};   // "Player 1 has called koi-koi once"
  cards::CardSet marked = {};            // the cards of the decision
};

Scene scene_of(const notation::Position& position);
Scene scene_of(const checker::Witness& witness);

}  // namespace hanaproof::reports
