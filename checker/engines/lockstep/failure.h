// A line of play in which the spec and somebody else differ.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "checker/engines/lockstep/compare.h"

namespace hanaproof::lockstep {

// A difference that comes up after the last move of a line.
struct Failure {
  games::Line line = {};
  int depth = 0;  // of the perft that differs there; else 0
  Difference difference = {};
};

// Plays the line on both sides, comparing everything on the way: the first difference, with as much
// of the line as it takes to see it. A line that the spec refuses to play shows none.
std::optional<Failure> follow(const Pair& pair, const games::Line& line);

// Counts on both sides; where they differ, goes down to the last position and the least depth at
// which they do.
std::optional<Failure> compare_perft(const Pair& pair, const games::Position& position, int depth);

// Whether a failure still comes up, as `follow` or `compare_perft` find it.
std::optional<Failure> again(const Pair& pair, const Failure& failure);

// The same difference from the latest position of the line from which it still comes up.
Failure shortest(const Pair& pair, const Failure& failure);

// A document "hanaproof.difference" (docs/schemas): where the line starts, with edition and
// rules, the moves, and both answers.
std::string to_json(const Failure& failure);
// Throws notation::NotationError.
Failure failure_from_json(std::string_view text);

}  // namespace hanaproof::lockstep
