// What a player decides in a betting game, one ply each.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace hanaproof::notation {

struct Bet {
  enum class Sort { fold, follow, raise };
  Sort sort = Sort::fold;
  int stake = 0;  // raise: the new stake to match, in coins; else 0

  static Bet fold() { return {Sort::fold, 0}; }
  static Bet follow() { return {Sort::follow, 0}; }
  static Bet raise(int stake) { return {Sort::raise, stake}; }

  // "fold", "follow", "raise:3".
  std::string text() const;
  // Nothing when the text is no bet.
  static std::optional<Bet> parse(std::string_view text);

  // The order in which bets are listed: fold, follow, raises from the lowest.
  friend auto operator<=>(const Bet&, const Bet&) = default;
};

}  // namespace hanaproof::notation
