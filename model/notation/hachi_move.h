// What a player of Hachi-Hachi decides, one ply each (docs/hachi-hachi.md).
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/cards/card_set.h"

namespace hanaproof::notation {

struct HachiMove {
  enum class Sort {
    mizu_ten,
    look,
    stay,
    pass,
    show,
    hide,
    card,
    yoshi,
    sage,
    quiet,
    cancel_sage,
    go_on,
    repay
  };
  Sort sort = Sort::look;
  cards::Card card = cards::Card::at(0);  // card: played or drawn
  cards::CardSet takes = {};              // card: field cards captured with it
  std::vector<std::string> combos = {};   // show: ids, the dreg combo first
  int kan = 0;                            // repay

  static HachiMove say(Sort sort) { return {.sort = sort}; }
  static HachiMove play(cards::Card card, cards::CardSet takes = {}) {
    return {.sort = Sort::card, .card = card, .takes = takes};
  }
  static HachiMove show(std::vector<std::string> ids) {
    return {.sort = Sort::show, .combos = std::move(ids)};
  }
  static HachiMove repay(int kan) { return {.sort = Sort::repay, .kan = kan}; }

  // "mizu-ten", "stay", "show:red+three", "11x12", "sage", "repay:10".
  std::string text() const;
  // Nothing when the text is no move.
  static std::optional<HachiMove> parse(std::string_view text);

  // The order in which moves are listed.
  friend auto operator<=>(const HachiMove&, const HachiMove&) = default;
};

}  // namespace hanaproof::notation
