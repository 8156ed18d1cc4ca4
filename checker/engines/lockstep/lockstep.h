// Positions and lines of play, held by the spec and by somebody else: do they say the same?
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/games/family.h"

namespace hanaproof::lockstep {

struct Difference {
  // "position", "held", "conserved", "moves", "perft", "error", or a member of the score. Of a move
  // that is refused "moves", too.
  std::string what;
  std::string spec;     // what the spec says of it, only as far as they differ
  std::string subject;  // what the other says
  friend bool operator==(const Difference&, const Difference&) = default;
};

// A family, the spec of its rules, and who is held against it. All must outlive what uses them.
struct Pair {
  const games::Family& family;
  const games::Game& spec;
  const games::Game& subject;
};

// The same position on both sides.
struct Held {
  std::unique_ptr<games::State> ours;
  std::unique_ptr<games::State> theirs;

  static Held start(const Pair& pair, const games::Line& line);
  Held after(const games::Move& move) const { return {ours->after(move), theirs->after(move)}; }
};

// A position as it is compared: what no later decision depends on is left out, as far as `by` says
// it. When it is over it is nobody's turn.
games::Position compared(const games::Family& family, const rulebook::Ruleset& rules,
                         const games::Position& position, const games::Position& by);

// What the subject does not tell is compared with nothing, here and below.
// Whether both are at the same position, and the subject holds it as it should.
std::optional<Difference> compare_positions(const Pair& pair, const Held& held);
// Of the positions only.
std::optional<Difference> compare_positions(const games::Family& family,
                                            const rulebook::Ruleset& rules,
                                            const games::Tells& tells, const games::Position& ours,
                                            const games::Position& theirs);
// Whether the spec has lost nothing since an earlier position of the round.
std::optional<Difference> compare_conserved(const Pair& pair, const games::Position& before,
                                            const Held& held);
// Legal moves and score of the same position. `legal`: the spec's moves.
std::optional<Difference> compare_answers(const Pair& pair, const Held& held,
                                          const std::vector<games::Move>& legal);
// Scores, as far as they are told; and what it would be worth with these hands.
std::optional<Difference> compare_scores(const games::Tells& tells, const games::Score& ours,
                                         const games::Score& theirs);
std::optional<Difference> compare_hands(const Pair& pair, const Held& held,
                                        const games::Hands& hands);
// Moves as differences list them.
std::string text(std::vector<games::Move> moves);
// All of a position but what has been lost.
std::optional<Difference> compare(const Pair& pair, const Held& held);

// ---- A line of play in which the spec and somebody else differ ----------------------------------

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

// The first move of a sequence that is legal on one side only, or leads elsewhere.
struct Parting {
  std::vector<games::Move> path = {};  // that led there
  games::Move move = {};
  games::Position position = {};  // in which it is made
  Difference difference = {};     // "moves": whether it is legal; else where it leads
};
// Makes all sequences of so many moves on both sides and compares where they lead. Throws what the
// games throw.
std::optional<Parting> first_parting(const Pair& pair, const games::Position& position, int depth);

// Whether a failure still comes up, as `follow` or `compare_perft` find it.
std::optional<Failure> again(const Pair& pair, const Failure& failure);

// Whether what was found in a simpler situation is still the same.
using Keep = std::function<bool(const Failure&)>;
// The difference from the latest position of the line from which it still comes up.
Failure shortest(
    const Pair& pair, const Failure& failure,
    const Keep& keep = [](const Failure&) { return true; });

// A document "hanaproof.difference" (docs/schemas): where the line starts, with edition and
// rules, the moves, and both answers.
std::string to_json(const Failure& failure);
std::string failure_schema();
// Throws notation::NotationError.
Failure failure_from_json(std::string_view text);

// ---- Many positions, in lockstep ----------------------------------------------------------------

struct Walked {
  std::uint64_t starts = 0;     // rounds begun
  std::uint64_t positions = 0;  // whose moves and score were compared
  std::uint64_t moves = 0;      // made on both sides, and hands settled
  std::optional<Failure> failure = {};
  games::Line last = {};  // at random: the last round, as far as it came
};

// Where to stop, and the hands that each end is settled with.
struct Bounds {
  std::uint64_t most = 0;  // positions; 0: all
  std::vector<games::Hands> hands = {};
};

// Follows every legal move from the end of the line. Positions are compared at the end of every
// move; moves and scores once in each different position. Stops at the first difference: there is
// no shorter line to one.
Walked visit_all(const Pair& pair, const games::Line& line, const Bounds& bounds = {});

// The rounds of one playout: the same seed, the same rounds. `stop` is asked at every decision.
Walked play(
    const Pair& pair, std::uint64_t seed, const std::function<bool()>& stop = [] { return false; });

}  // namespace hanaproof::lockstep
