// Rounds played by the spec with every decision recorded: where situations come from.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "model/cards/dice.h"
#include "model/games/family.h"
#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/spec/hachi/rules.h"
#include "model/spec/rules.h"

namespace hanaproof::checker {

// A round from the deal to its end.
struct Playout {
  notation::Position deal;
  std::vector<notation::Move> line;
  std::vector<notation::Position> positions;  // before each move of the line, then the last one
  std::vector<spec::Consulted> asked;         // the rules asked for at each move, then at the end
};

// How a deal is made and the round played, so that rare rules are asked for too.
struct Style {
  std::string name;
  int koi_koi = 75;            // chance in a hundred to go on
  int capture = 90;            // chance in a hundred to capture where a choice is given
  cards::CardSet first = {};   // cards dealt to the seat that begins
  cards::CardSet second = {};  // cards dealt to the next seat
  cards::CardSet field = {};   // cards dealt to the field
  cards::CardSet stock = {};   // cards on top of the stock
};
const std::vector<Style>& styles();

// A shuffled deck laid out by a style, the seat that begins first; not yet opened.
notation::Position dealt(const spec::Rules& rules, const Style& style, cards::Dice& dice,
                         int dealer = 0);
// One of the legal moves, as the style likes to play.
const notation::Move& choose(const std::vector<notation::Move>& legal,
                             const notation::Position& position, const Style& style,
                             cards::Dice& dice);

// One round in a style. Rules and style must outlive it.
std::unique_ptr<games::Playout> playout(const spec::Rules& rules, const Style& style,
                                        cards::Dice dice);

// A match of 6 or 12 rounds from the first deal to the final reckoning. The seed decides the
// rounds, the deals - stacked ones among them -, who has little money, and how each seat likes to
// play. Where the rules let a match go on for ever it is left in the end. The rules must outlive
// it.
std::unique_ptr<games::Playout> playout(const spec::hachi::Rules& rules, std::uint64_t seed);

// A shuffled deck laid out by a style, then played out. The same seed gives the same round.
Playout play_out(const spec::Rules& rules, const Style& style, std::uint64_t seed);

}  // namespace hanaproof::checker
