// Moves of every game: what a player decides, one ply each (docs/positions.md).
#pragma once

#include <compare>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/cards/card_set.h"

namespace hanaproof::notation {

struct Move {
  // In the order in which moves of a position are listed. Most are words.
  enum class Sort {
    fold,  // betting games
    follow,
    raise,
    card,     // played or drawn
    koi_koi,  // capturing games
    stop,
    hiki,
    mizu_ten,  // Hachi-Hachi
    look,
    stay,
    pass,  // of two games
    show,
    hide,
    yoshi,
    sage,
    quiet,
    cancel_sage,
    go_on,
    repay
  };
  Sort sort = Sort::card;
  cards::Card card = cards::Card::at(0);
  cards::CardSet takes = {};             // card: field cards captured with it
  int amount = 0;                        // raise: the new stake in coins; repay: kan
  std::vector<std::string> combos = {};  // show: ids, the dreg combo first

  static Move say(Sort sort) { return {.sort = sort}; }
  static Move play(cards::Card card, cards::CardSet takes = {}) {
    return {.sort = Sort::card, .card = card, .takes = takes};
  }
  static Move fold() { return say(Sort::fold); }
  static Move follow() { return say(Sort::follow); }
  static Move raise(int stake) { return {.sort = Sort::raise, .amount = stake}; }
  static Move repay(int kan) { return {.sort = Sort::repay, .amount = kan}; }
  static Move show(std::vector<std::string> ids) {
    return {.sort = Sort::show, .combos = std::move(ids)};
  }

  // "11", "11x12", "11x12,13,14", "koi-koi", "raise:3", "show:red+three".
  std::string text() const;
  // Nothing when the text is no move of any game.
  static std::optional<Move> parse(std::string_view text);

  friend auto operator<=>(const Move&, const Move&) = default;
};

// What betting games and Hachi-Hachi call their moves.
using Bet = Move;
using HachiMove = Move;

class IllegalMove : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace hanaproof::notation
