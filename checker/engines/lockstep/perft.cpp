// Sequences of moves on both sides: how many there are, and where they lead.
#include <algorithm>

#include "checker/engines/lockstep/guarded.h"
#include "checker/engines/lockstep/lockstep.h"

namespace hanaproof::lockstep {

using games::Move;
using games::Position;

std::optional<Failure> compare_perft(const Pair& pair, const Position& position, int depth) {
  const auto difference = guarded([&]() -> std::optional<Difference> {
    const auto ours = pair.spec.perft(position, depth);
    const auto theirs = pair.subject.perft(position, depth);
    if (ours == theirs) return std::nullopt;
    return Difference{"perft", std::to_string(ours), std::to_string(theirs)};
  });
  if (!difference) return std::nullopt;
  if (depth > 1) {
    const auto state = pair.spec.at(position);
    for (const Move& move : state->moves()) {
      if (auto deeper = compare_perft(pair, state->after(move)->position(), depth - 1)) {
        return deeper;
      }
    }
  }
  return Failure{.line = {.start = position}, .depth = depth, .difference = *difference};
}

namespace {

class Descent {
 public:
  explicit Descent(const Pair& pair) : pair_(pair) {}

  std::optional<Parting> from(const Held& held, int depth) {
    if (depth == 0) return std::nullopt;
    auto ours = held.ours->moves();
    auto theirs = held.theirs->moves();
    std::ranges::sort(ours);
    std::ranges::sort(theirs);
    std::vector<Move> one_sided;
    std::ranges::set_symmetric_difference(ours, theirs, std::back_inserter(one_sided));
    if (!one_sided.empty()) {
      const Move& move = one_sided.front();
      const bool legal = std::ranges::binary_search(ours, move);
      constexpr const char* kLegal = "legal";
      constexpr const char* kNot = "not legal";
      const Difference difference{"moves", legal ? kLegal : kNot, legal ? kNot : kLegal};
      return Parting{path_, move, held.ours->position(), difference};
    }
    // What is near is named first.
    std::vector<Held> successors;
    for (const Move& move : ours) {
      successors.push_back(held.after(move));
      if (auto difference = compare_positions(pair_, successors.back())) {
        return Parting{path_, move, held.ours->position(), std::move(*difference)};
      }
    }
    for (std::size_t i = 0; i < ours.size(); ++i) {
      path_.push_back(ours[i]);
      if (auto parting = from(successors[i], depth - 1)) return parting;
      path_.pop_back();
    }
    return std::nullopt;
  }

 private:
  const Pair& pair_;
  std::vector<Move> path_;
};

}  // namespace

std::optional<Parting> first_parting(const Pair& pair, const Position& position, int depth) {
  return Descent(pair).from(Held::start(pair, {.start = position}), depth);
}

}  // namespace hanaproof::lockstep
