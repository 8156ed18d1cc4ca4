// The steps of a witness's line in words and as cards that move.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "checker/editions/finding/walk.h"

namespace hanaproof::reports {

// Words, and cards among them.
struct Piece {
  std::string text;  // empty where there is a card
  std::optional<cards::Card> card = {};
};
using Sentence = std::vector<Piece>;
// With each card as "31 curtain".
std::string to_text(const Sentence& sentence);

// What step `index` does, from 0: who plays what, what it takes, what the stock brings, what is
// made of it. "Player 1 plays 31 curtain and takes 32 poem ribbon; draws 81 moon, which stays on
// the field".
Sentence describe(const checker::Walk& walk, std::size_t index);

// Where a card can lie: "h0" in the hand of seat 0, "c0" captured by it, "f" on the field, "d"
// drawn, "s" in the stock, "-" nowhere.
using Zone = std::string;
std::vector<std::pair<cards::Card, Zone>> zones(const checker::Table& table);
// The cards that lie elsewhere afterwards, and where.
std::vector<std::pair<cards::Card, Zone>> shifts(const checker::Table& before,
                                                 const checker::Table& after);

}  // namespace hanaproof::reports
