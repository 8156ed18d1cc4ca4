// Making piles of captured cards happen: a deal and a line of play in which everybody helps.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/spec/rules.h"

namespace hanaproof::rounds {

// What is said on the way to a pile.
struct Calls {
  int own = 0;            // how often the holder of the pile says koi-koi
  bool opponent = false;  // whether an opponent does
};

struct Construction {
  notation::Position deal;
  std::vector<notation::Move> line;  // played from the deal
  int seat = 0;                      // who then holds the pile
  notation::Position end;            // after the line
};

// A deal in which the seat that begins captures the pile and nothing else. Without `calls` the line
// ends with the last capture and whatever was called before. With them exactly these calls are
// said, and the line ends when the seat stops. Hands, field and stock are free to choose; nothing
// where none of the ways that are tried leads there.
std::optional<Construction> construct(const spec::Rules& rules, cards::CardSet pile,
                                      const std::optional<Calls>& calls = std::nullopt);

// The cards that a construction is about: the seat's own, and its team's where they are pooled.
bool holds(const spec::Rules& rules, const notation::Position& position, int seat,
           cards::CardSet pile);
// Whether the calls of a position are these, as seen from the seat.
bool said(const notation::Position& position, int seat, const Calls& calls);

// ---- Every seat's pile, in one round that is played out -----------------------------------------

struct Shares {
  std::vector<cards::CardSet> piles;  // one a seat: what it captures; even numbers of each month
  std::vector<cards::CardSet> may;    // one a seat: what of the rest it may capture, too
};

// A round that is played out, after which each seat has its pile and perhaps more; `accept` has the
// last word on how it ended. Nothing where none of so many attempts succeeds.
std::optional<Construction> play_out(
    const spec::Rules& rules, const Shares& shares,
    const std::function<bool(const notation::Position& end)>& accept, int attempts = 30000);

}  // namespace hanaproof::rounds
