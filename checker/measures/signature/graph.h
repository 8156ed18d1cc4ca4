// All that play can reach from a state, and what leads where, as one number. How a position and a
// move look as numbers is for each family to say.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "checker/measures/signature/counts.h"
#include "checker/measures/signature/digest.h"
#include "model/games/game.h"

namespace hanaproof::signature {

class Graph {
 public:
  using OfState = std::function<Digest(const games::State& state)>;
  using OfMove = std::function<std::uint64_t(const games::Move& move)>;

  // Adds positions and moves to `counts`.
  Graph(std::unique_ptr<games::State> start, const OfState& of_state, const OfMove& of_move,
        Counts& counts);

  // Of each position what it is, and with each legal move the number of the position that it leads
  // to. Two deals have one number exactly if play cannot tell them apart (but for chance equality
  // of 64 bits).
  std::uint64_t as_tree() const;
  // The same where moves can lead back to where they began: each position is told by what is seen
  // there and from there on, ever further, until that splits positions no more.
  std::uint64_t as_lines() const;

 private:
  struct Node {
    Digest local = {};
    std::vector<std::pair<std::uint64_t, std::size_t>> ways = {};  // a move, and where it leads
  };
  using Values = std::vector<std::uint64_t>;

  static std::uint64_t ways_of(const Node& node,
                               const std::function<std::uint64_t(std::size_t)>& value);
  std::uint64_t tree_from(std::size_t node, Values& known) const;

  std::vector<Node> nodes_;
};

}  // namespace hanaproof::signature
