// A tree that joins everything by the shortest links.
#pragma once

#include "solvers/graph/graph.h"

namespace hanaproof::graph {

// A link between two vertices, both ways alike.
struct Link {
  Vertex a = 0;
  Vertex b = 0;
  int weight = 0;
};

// The places in `links` of a minimum spanning tree, in ascending order; of equal links those that
// stand first. Fewer than vertices - 1 where the links do not join all. Throws
// std::invalid_argument where a link names a vertex that is not there.
std::vector<std::size_t> minimum_spanning_tree(std::size_t vertices,
                                               const std::vector<Link>& links);

}  // namespace hanaproof::graph
