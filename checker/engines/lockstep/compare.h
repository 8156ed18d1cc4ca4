// One position, held by the spec and by somebody else: do they say the same of it?
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/games/family.h"

namespace hanaproof::lockstep {

struct Difference {
  // "position", "held", "conserved", "moves", "perft", "error", or a member of the score.
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

// Whether both are at the same position, and the subject holds it as it should.
std::optional<Difference> compare_positions(const Pair& pair, const Held& held);
// Whether the spec has lost nothing since an earlier position of the round.
std::optional<Difference> compare_conserved(const Pair& pair, const games::Position& before,
                                            const Held& held);
// Legal moves and score of the same position. `legal`: the spec's moves.
std::optional<Difference> compare_answers(const Held& held, const std::vector<games::Move>& legal);
// What it is worth, or would be with these hands.
std::optional<Difference> compare_scores(const games::Score& ours, const games::Score& theirs);
std::optional<Difference> compare_hands(const Held& held, const games::Hands& hands);
// All of a position but what has been lost.
std::optional<Difference> compare(const Pair& pair, const Held& held);

}  // namespace hanaproof::lockstep
