// A directed graph with a root: positions and the moves between them, as plain numbers.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace hanaproof::graph {

using Vertex = std::size_t;

struct Edge {
  Vertex from = 0;
  Vertex to = 0;
  friend bool operator==(const Edge&, const Edge&) = default;
};

// Vertices 0..vertices-1; the root is 0. Two edges may join the same vertices.
struct Graph {
  std::size_t vertices = 0;
  std::vector<Edge> edges;
};

// What a drawing says at each vertex and edge, in their order. Lines of a vertex are separated by
// '\n'.
struct Labels {
  std::vector<std::string> vertices;
  std::vector<std::string> edges;
};

}  // namespace hanaproof::graph
