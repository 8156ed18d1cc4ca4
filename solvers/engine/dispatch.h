// From rules known at run time to the game of their shape.
#pragma once

#include <stdexcept>
#include <utility>

#include "solvers/engine/game.h"

namespace hanaproof::engine {

// Throws std::invalid_argument where no game is made for so many players.
inline void expect_played(const Tables& tables) {
  if (tables.shape.calls && tables.shape.players > 4)
    throw std::invalid_argument("the engine plays rules with koi-koi for 2, 3 or 4 players");
}

namespace detail {

template <int Players, class Visitor>
decltype(auto) with_players(const Tables& tables, const Stock& stock, Visitor&& visitor) {
  constexpr auto shape = [](bool calls, bool plain) { return Shape{Players, calls, plain}; };
  if (tables.shape.calls) {
    if (tables.shape.plain) return visitor(Game<shape(true, true)>(tables, stock));
    return visitor(Game<shape(true, false)>(tables, stock));
  }
  if (tables.shape.plain) return visitor(Game<shape(false, true)>(tables, stock));
  return visitor(Game<shape(false, false)>(tables, stock));
}

// Beyond four players no text has rules with calls.
template <int Players, class Visitor>
decltype(auto) with_many_players(const Tables& tables, const Stock& stock, Visitor&& visitor) {
  expect_played(tables);
  if (tables.shape.plain) return visitor(Game<Shape{Players, false, true}>(tables, stock));
  return visitor(Game<Shape{Players, false, false}>(tables, stock));
}

}  // namespace detail

// Calls `visitor(game)` with the Game of the tables' shape. The tables must outlive the call.
// Throws std::invalid_argument where no game is made for so many players.
template <class Visitor>
decltype(auto) with_game(const Tables& tables, const Stock& stock, Visitor&& visitor) {
  switch (tables.shape.players) {
    case 2:
      return detail::with_players<2>(tables, stock, std::forward<Visitor>(visitor));
    case 3:
      return detail::with_players<3>(tables, stock, std::forward<Visitor>(visitor));
    case 4:
      return detail::with_players<4>(tables, stock, std::forward<Visitor>(visitor));
    case 5:
      return detail::with_many_players<5>(tables, stock, std::forward<Visitor>(visitor));
    case 6:
      return detail::with_many_players<6>(tables, stock, std::forward<Visitor>(visitor));
    case 7:
      return detail::with_many_players<7>(tables, stock, std::forward<Visitor>(visitor));
    default:
      throw std::invalid_argument("the engine plays with 2 to 7 players");
  }
}

}  // namespace hanaproof::engine
