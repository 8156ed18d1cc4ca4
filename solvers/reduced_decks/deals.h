// All deals of a small game, by number.
#pragma once

#include <cstdint>

#include "model/notation/position.h"
#include "solvers/reduced_decks/game.h"

namespace hanaproof::reduced_decks {

// The deals of a table in a fixed order: hands (as sets) from seat 0 on, then the field (a set),
// then the stock (a sequence), each in lexicographic order of card indices, the stock running
// fastest. Their number is (multinomial of the sizes) x (stock size)!, over the cards not placed.
class Deals {
 public:
  // The game must outlive this. Throws std::overflow_error where there are 2^64 deals or more, and
  // std::invalid_argument where the placed cards do not fit.
  explicit Deals(const Game& game);
  // How many deals a table has, whatever the rules.
  static std::uint64_t number(const Table& table) { return Deals(table).size(); }

  std::uint64_t size() const { return size_; }
  // The deal with this number, as it lies before it is decided whether it is played: all calls and
  // captures empty, phase play. Throws std::out_of_range.
  notation::Position at(std::uint64_t index) const;

 private:
  // One hand or the field: the cards that always lie there, and how many more are dealt to it.
  struct Part {
    cards::CardSet placed;
    int free = 0;
    std::uint64_t ways = 1;  // in which these can be chosen from what the parts before have left
  };
  explicit Deals(const Table& table);

  const Game* game_ = nullptr;
  std::vector<Part> parts_;  // hands, then the field
  cards::CardSet free_;
  std::uint64_t orders_ = 1;  // of the stock
  std::uint64_t size_ = 1;
};

}  // namespace hanaproof::reduced_decks
