// Small graphs as pictures.
#pragma once

#include <string>
#include <vector>

#include "solvers/graph/graph.h"

namespace hanaproof::reports {

// For Graphviz. Throws std::invalid_argument where there are not as many labels as vertices and
// edges; so do the others.
std::string to_dot(const graph::Graph& graph, const graph::Labels& labels);

// A drawing of its own: vertices in layers from the root downwards, each at its greatest distance
// from it, edges as curves with their labels. Edges of a cycle lead upwards.
std::string to_svg(const graph::Graph& graph, const graph::Labels& labels);

// The layers of such a drawing, each in the order in which it is drawn: edges lead to later layers,
// but for one of each cycle, and cross less than in the order of the vertices.
std::vector<std::vector<graph::Vertex>> layers(const graph::Graph& graph);

}  // namespace hanaproof::reports
