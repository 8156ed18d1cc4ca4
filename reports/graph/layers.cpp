#include <algorithm>
#include <numeric>
#include <ranges>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/depth_first_search.hpp>

#include "reports/graph/draw.h"

namespace hanaproof::reports {

using graph::Edge;
using graph::Graph;
using graph::Vertex;

namespace {

constexpr int kSweeps = 4;

std::vector<std::vector<Vertex>> neighbours(const Graph& graph, const std::vector<Edge>& edges) {
  std::vector<std::vector<Vertex>> lists(graph.vertices);
  for (const auto& [from, to] : edges) lists[from].push_back(to);
  return lists;
}

// The edges without those that close a cycle in a depth-first search, and the vertices in an order
// in which all the others lead forwards.
struct Acyclic {
  std::vector<Edge> edges;
  std::vector<Vertex> order;
};

using Adjacency = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS>;

struct Search : boost::default_dfs_visitor {
  Acyclic* found;

  explicit Search(Acyclic& acyclic) : found(&acyclic) {}
  void tree_edge(const Adjacency::edge_descriptor& edge, const Adjacency&) const {
    found->edges.push_back({edge.m_source, edge.m_target});
  }
  void forward_or_cross_edge(const Adjacency::edge_descriptor& edge, const Adjacency& graph) const {
    tree_edge(edge, graph);
  }
  void finish_vertex(Vertex vertex, const Adjacency&) const { found->order.push_back(vertex); }
};

Acyclic without_cycles(const Graph& graph) {
  Adjacency adjacency(graph.vertices);
  for (const auto& [from, to] : graph.edges) boost::add_edge(from, to, adjacency);
  Acyclic acyclic;
  boost::depth_first_search(adjacency, boost::visitor(Search(acyclic)));
  std::reverse(acyclic.order.begin(), acyclic.order.end());
  return acyclic;
}

// Sorts a layer by where, on average, the neighbours of each vertex stand.
void sort_by_neighbours(std::vector<Vertex>& layer, const std::vector<std::vector<Vertex>>& to,
                        const std::vector<double>& place) {
  const auto middle = [&](Vertex vertex) {
    if (to[vertex].empty()) return place[vertex];
    const double sum = std::accumulate(to[vertex].begin(), to[vertex].end(), 0.0,
                                       [&](double s, Vertex other) { return s + place[other]; });
    return sum / static_cast<double>(to[vertex].size());
  };
  std::stable_sort(layer.begin(), layer.end(),
                   [&](Vertex a, Vertex b) { return middle(a) < middle(b); });
}

void note_places(const std::vector<Vertex>& layer, std::vector<double>& place) {
  for (std::size_t i = 0; i < layer.size(); ++i) {
    place[layer[i]] = (static_cast<double>(i) + 0.5) / static_cast<double>(layer.size());
  }
}

}  // namespace

std::vector<std::vector<Vertex>> layers(const Graph& graph) {
  const Acyclic acyclic = without_cycles(graph);
  const auto after = neighbours(graph, acyclic.edges);
  std::vector<std::size_t> depth(graph.vertices);
  std::size_t deepest = 0;
  for (const Vertex vertex : acyclic.order) {
    for (const Vertex to : after[vertex]) depth[to] = std::max(depth[to], depth[vertex] + 1);
    deepest = std::max(deepest, depth[vertex]);
  }
  std::vector<std::vector<Vertex>> rows(graph.vertices == 0 ? 0 : deepest + 1);
  for (Vertex vertex = 0; vertex < graph.vertices; ++vertex) rows[depth[vertex]].push_back(vertex);

  std::vector<Edge> backwards = acyclic.edges;
  for (Edge& edge : backwards) std::swap(edge.from, edge.to);
  const auto before = neighbours(graph, backwards);
  std::vector<double> place(graph.vertices);
  for (const auto& row : rows) note_places(row, place);
  for (int sweep = 0; sweep < kSweeps; ++sweep) {
    for (auto& row : rows) {
      sort_by_neighbours(row, before, place);
      note_places(row, place);
    }
    for (auto& row : rows | std::views::reverse) {
      sort_by_neighbours(row, after, place);
      note_places(row, place);
    }
  }
  return rows;
}

}  // namespace hanaproof::reports
