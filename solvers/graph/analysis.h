// What the shape of a graph says of the game that it comes from.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "solvers/graph/graph.h"

namespace hanaproof::graph {

// A way from vertex to vertex, by the indices of its edges.
using Path = std::vector<std::size_t>;

struct Analysis {
  std::size_t reachable = 0;  // vertices that can be reached from the root, the root among them
  std::size_t ends = 0;       // of these, those without edges
  // Sets of vertices from each of which all others of the set can be reached, as far as a cycle
  // goes through them; each set and the sets themselves in ascending order.
  std::vector<std::vector<Vertex>> loops;
  // A shortest cycle through the first vertex of the first loop.
  std::optional<Path> cycle;
  // From the root to a vertex without edges. None where there is none; and no longest one where
  // there is a cycle.
  std::optional<Path> shortest;
  std::optional<Path> longest;
  // How many ways there are from the root to vertices without edges; nothing where there is a cycle
  // or where they are 2^64 or more.
  std::optional<std::uint64_t> ways;
};

// Throws std::invalid_argument where an edge names a vertex that is not there.
Analysis analyse(const Graph& graph);

}  // namespace hanaproof::graph
