// Moves: what a player decides, one ply each (docs/positions.md).
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "model/cards/card_set.h"

namespace hanaproof::notation {

struct Move {
  enum class Sort { card, koi_koi, stop, hiki, pass };
  Sort sort = Sort::card;
  cards::Card card = cards::Card::at(0);  // played or drawn; meaningless for the calls
  cards::CardSet takes = {};              // field cards captured with it

  static Move play(cards::Card card, cards::CardSet takes = {}) {
    return {Sort::card, card, takes};
  }
  static Move call(Sort sort) { return {sort, cards::Card::at(0), {}}; }

  // "11", "11x12", "11x12,13,14", "koi-koi", "stop", "hiki", "pass".
  std::string text() const;
  // Nothing when the text is no move.
  static std::optional<Move> parse(std::string_view text);

  // The order in which moves are listed: by card, then by what is taken; calls last.
  friend auto operator<=>(const Move&, const Move&) = default;
};

}  // namespace hanaproof::notation
