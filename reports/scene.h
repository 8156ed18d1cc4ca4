// A witness as a picture without a medium: which cards lie where, and what else must be known.
#pragma once

#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"

namespace hanaproof::reports {

// The group of what lies in the middle of the table: the field, and what was drawn.
inline constexpr int kMiddle = -1;

// Cards that lie together; none where the field is empty.
struct Row {
  std::string label;  // "Player 0's hand"
  std::vector<cards::Card> cards;
  int group = 0;  // rows of a group belong side by side: a player's, or the middle of the table
};

struct Scene {
  std::vector<Row> rows = {};
  std::vector<cards::Card> stock = {};  // the next card first
  std::vector<std::string> facts = {};  // "Player 1 has called koi-koi once"
  cards::CardSet marked = {};           // the cards of the decision
};

Scene scene_of(const notation::Position& position);
Scene scene_of(const checker::Witness& witness);

}  // namespace hanaproof::reports
