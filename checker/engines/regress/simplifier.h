// What is simpler, in each family of games.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "checker/engines/lockstep/lockstep.h"
#include "model/games/game.h"

namespace hanaproof::regress {

// Changes a line in one way. What comes of it need be neither simpler nor valid.
using Edit = std::function<void(games::Line&)>;

class Simplifier {
 public:
  virtual ~Simplifier() = default;
  // What is to become less, what matters most first.
  virtual std::vector<std::int64_t> measure(const games::Line& line) const = 0;
  // Ways to make such a line simpler, the plainest results first. `first`: also those that are
  // worth one attempt.
  virtual std::vector<Edit> edits(const games::Line& line, bool first) const = 0;
};

// The specification must outlive it.
std::unique_ptr<Simplifier> capturing_simplifier(const games::Game& spec);
std::unique_ptr<Simplifier> betting_simplifier(const games::Game& spec);
std::unique_ptr<Simplifier> hachi_simplifier(const games::Game& spec);

cards::CardSet union_of(std::span<const cards::CardSet> sets);

// How far cards are from plain: lights weigh most, dregs least.
int weight(cards::Card card);
int weight(cards::CardSet cards);

// ---- The least situation that shows a difference ------------------------------------------------

struct Least {
  lockstep::Failure failure;
  bool complete = false;  // nothing simpler shows it; false: that was not looked for to the end
};

// From the latest position of its line, in a simpler situation (simplifier.h): a valid one that
// was replayed, and that `keep` says shows the same. A situation that a round leads to becomes none
// that no round leads to, but for a smaller deck (checker::why_unreachable). As far as it has come
// when `stop` says so, or when somebody wants to leave the subject.
Least shrink(const lockstep::Pair& pair, const lockstep::Failure& failure,
             const lockstep::Keep& keep, const std::function<bool()>& stop);

// From the latest position of its line, without making it any simpler.
lockstep::Failure nearest(const lockstep::Pair& pair, const lockstep::Failure& failure,
                          const lockstep::Keep& keep);

// Why no round, of the whole deck or of a smaller one, leads to where the line starts; empty where
// nothing is found.
std::string why_unreachable(const rulebook::Ruleset& rules, const games::Line& line);

}  // namespace hanaproof::regress
