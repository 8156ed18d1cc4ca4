// One position, held by the spec and by a subject: do they say the same of it?
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "checker/engines/crosscheck/subject.h"
#include "model/spec/rules.h"

namespace hanaproof::crosscheck {

struct Difference {
  // "position", "moves", "yaku", "points", "result", "payment", "held", "perft" or "error".
  std::string what;
  std::string spec;     // what the spec says of it, only as far as they differ
  std::string subject;  // what the subject says
  friend bool operator==(const Difference&, const Difference&) = default;
};

// Whether both are at the same position, and the subject holds it as it should.
std::optional<Difference> compare_positions(const notation::Position& position, const Board& board);

// Legal moves and score of the same position. `legal`: the spec's moves, in order.
std::optional<Difference> compare_answers(const spec::Rules& rules,
                                          const notation::Position& position,
                                          const std::vector<notation::Move>& legal,
                                          const Board& board);

// A round that a difference comes up in: from the position `start`, after the moves of `line`.
struct Failure {
  notation::Position start;
  bool dealt = false;  // `start` is a deal that is yet to be opened
  std::vector<notation::Move> line = {};
  int depth = 0;  // of the perft that differs after the line; else 0
  Difference difference = {};
};

// Plays the line on both sides, comparing everything on the way: the first difference, with as much
// of the line as it takes to see it. A line that the spec refuses to play shows none.
std::optional<Failure> follow(const spec::Rules& rules, const Subject& subject,
                              const notation::Position& start, bool dealt,
                              const std::vector<notation::Move>& line);

// Counts on both sides; where they differ, goes down to the last position and the least depth at
// which they do.
std::optional<Failure> compare_perft(const spec::Rules& rules, const Subject& subject,
                                     const notation::Position& position, int depth);

// Whether a failure still comes up, as `follow` or `compare_perft` find it.
std::optional<Failure> again(const spec::Rules& rules, const Subject& subject,
                             const Failure& failure);

// The same difference from the latest position of the line from which it still comes up.
Failure shortest(const spec::Rules& rules, const Subject& subject, const Failure& failure);

}  // namespace hanaproof::crosscheck
