#include "solvers/graph/reduction.h"

#include <algorithm>
#include <stdexcept>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/transitive_reduction.hpp>

namespace hanaproof::graph {

Graph transitive_reduction(const Graph& graph) {
  using Edges = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS>;
  if (graph.vertices == 0) return graph;
  Edges whole(graph.vertices);
  for (const auto& [from, to] : graph.edges) {
    if (from >= graph.vertices || to >= graph.vertices) {
      throw std::invalid_argument("an edge names a vertex that is not in the graph");
    }
    boost::add_edge(from, to, whole);
  }
  Edges reduced;
  std::vector<Vertex> places(graph.vertices);
  try {
    boost::transitive_reduction(
        whole, reduced,
        boost::make_iterator_property_map(places.begin(), boost::get(boost::vertex_index, whole)),
        boost::get(boost::vertex_index, whole));
  } catch (const boost::not_a_dag&) {
    throw std::invalid_argument("a graph with a cycle has no order to reduce");
  }
  std::vector<Vertex> of_place(graph.vertices);
  for (Vertex vertex = 0; vertex < graph.vertices; ++vertex) of_place[places[vertex]] = vertex;
  Graph result{graph.vertices, {}};
  for (auto [edge, end] = boost::edges(reduced); edge != end; ++edge) {
    result.edges.push_back(
        {of_place[boost::source(*edge, reduced)], of_place[boost::target(*edge, reduced)]});
  }
  std::ranges::sort(result.edges, {},
                    [](const Edge& edge) { return std::pair(edge.from, edge.to); });
  return result;
}

}  // namespace hanaproof::graph
