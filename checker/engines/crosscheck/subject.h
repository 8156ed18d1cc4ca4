// What is held against the spec: anything that can play a round from a deal or a position and say
// what is legal, what comes of a move and what it is worth.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/spec/settle.h"

namespace hanaproof::crosscheck {

// A position as the subject holds it.
class Board {
 public:
  virtual ~Board() = default;

  // In any order; none when the round is over.
  virtual std::vector<notation::Move> moves() const = 0;
  virtual notation::Position position() const = 0;
  virtual spec::Score score() const = 0;
  // After a legal move.
  virtual std::unique_ptr<Board> after(const notation::Move& move) const = 0;
  // What is wrong with how the position is held, though it can be read: something kept along the
  // way that is not what the position itself says. Empty where all is well.
  virtual std::string inner_fault() const { return {}; }
};

class Subject {
 public:
  virtual ~Subject() = default;

  // A deal whose hands, field and stock are laid out: decides whether it is played at all.
  virtual std::unique_ptr<Board> open(const notation::Position& dealt) const = 0;
  // Any position of a round.
  virtual std::unique_ptr<Board> at(const notation::Position& position) const = 0;
  // Sequences of so many moves from a position: counted as the subject counts, not board by board.
  virtual std::uint64_t perft(const notation::Position& position, int depth) const = 0;
};

using MakeSubject = std::function<std::unique_ptr<Subject>(const rulebook::Ruleset&)>;

}  // namespace hanaproof::crosscheck
