// What is held against the spec in Hachi-Hachi: anything that can play a round of a match from a
// deal or a position and say what is legal, what comes of a move and what it is worth.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "model/notation/hachi_position.h"
#include "model/notation/move.h"
#include "model/rulebook/ruleset.h"
#include "model/spec/settle.h"

namespace hanaproof::crosscheck {

// A position as the subject holds it.
class HachiBoard {
 public:
  virtual ~HachiBoard() = default;

  // In any order; none when the round is over.
  virtual std::vector<notation::HachiMove> moves() const = 0;
  // Without edition and rules; of what no later decision can depend on, whatever is convenient: see
  // `to_see`.
  virtual notation::HachiPosition position() const = 0;
  // What it is worth (model/spec/hachi/score.h); combos in any order.
  virtual spec::Score score() const = 0;
  // After a legal move.
  virtual std::unique_ptr<HachiBoard> after(const notation::HachiMove& move) const = 0;
  // What is wrong with how the position is held, though it can be read. Empty where all is well.
  virtual std::string inner_fault() const { return {}; }
};

class HachiSubject {
 public:
  virtual ~HachiSubject() = default;

  // A match before its first round.
  virtual notation::HachiMatch first_match(int rounds, int dealer) const = 0;
  // The match's next round.
  virtual std::unique_ptr<HachiBoard> begin(const notation::HachiMatch& match,
                                            const notation::HachiDeal& deal) const = 0;
  // Any position of a round.
  virtual std::unique_ptr<HachiBoard> at(const notation::HachiPosition& position) const = 0;
};

using MakeHachiSubject =
    std::function<std::unique_ptr<HachiSubject>(const rulebook::Ruleset& rules)>;

}  // namespace hanaproof::crosscheck
