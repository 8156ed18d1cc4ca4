// A partial order without what follows from the rest.
#pragma once

#include "solvers/graph/graph.h"

namespace hanaproof::graph {

// The edges of an acyclic graph that no longer way replaces, sorted; each once. Throws
// std::invalid_argument where there is a cycle, or an edge names a vertex that is not there.
Graph transitive_reduction(const Graph& graph);

}  // namespace hanaproof::graph
