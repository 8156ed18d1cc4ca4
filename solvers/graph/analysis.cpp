#include "solvers/graph/analysis.h"

#include <algorithm>
#include <limits>
#include <ranges>
#include <stdexcept>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/strong_components.hpp>
#include <boost/graph/topological_sort.hpp>

namespace hanaproof::graph {

namespace {

using Adjacency =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, boost::no_property,
                          boost::property<boost::edge_index_t, std::size_t>>;

constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

Adjacency adjacency(const Graph& graph) {
  Adjacency adjacent(graph.vertices);
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    const auto& [from, to] = graph.edges[i];
    if (from >= graph.vertices || to >= graph.vertices) {
      throw std::invalid_argument("an edge names a vertex that is not in the graph");
    }
    boost::add_edge(from, to, i, adjacent);
  }
  return adjacent;
}

// For each vertex the edge by which a breadth-first search came to it first; kNone at the start and
// where it did not come.
struct Search {
  std::vector<std::size_t> came_by;
  std::vector<Vertex> order;  // of arrival
};

class Arrivals : public boost::default_bfs_visitor {
 public:
  explicit Arrivals(Search& search) : search_(&search) {}
  template <class EdgeHandle>
  void tree_edge(EdgeHandle edge, const Adjacency& adjacent) {
    search_->came_by[boost::target(edge, adjacent)] = boost::get(boost::edge_index, adjacent, edge);
  }
  void discover_vertex(Vertex vertex, const Adjacency&) { search_->order.push_back(vertex); }

 private:
  Search* search_;
};

Search search_from(const Adjacency& adjacent, Vertex start) {
  Search search{std::vector<std::size_t>(boost::num_vertices(adjacent), kNone), {}};
  boost::breadth_first_search(adjacent, start, boost::visitor(Arrivals(search)));
  return search;
}

// Back along the edges by which each vertex was come to, up to where none is noted.
Path path_to(const Graph& graph, const std::vector<std::size_t>& came_by, Vertex end) {
  Path path;
  for (Vertex at = end; came_by[at] != kNone; at = graph.edges[came_by[at]].from) {
    path.push_back(came_by[at]);
  }
  std::reverse(path.begin(), path.end());
  return path;
}

bool is_end(const Adjacency& adjacent, Vertex vertex) {
  return boost::out_degree(vertex, adjacent) == 0;
}

std::vector<std::vector<Vertex>> loops(const Graph& graph, const Adjacency& adjacent) {
  std::vector<int> component(graph.vertices);
  const int components = boost::strong_components(
      adjacent, boost::make_iterator_property_map(component.begin(),
                                                  boost::get(boost::vertex_index, adjacent)));
  std::vector<std::vector<Vertex>> members(static_cast<std::size_t>(components));
  for (Vertex v = 0; v < graph.vertices; ++v) {
    members[static_cast<std::size_t>(component[v])].push_back(v);
  }
  // By itself a vertex is a loop only where an edge leads from it to itself.
  std::vector<char> to_itself(graph.vertices);
  for (const auto& [from, to] : graph.edges) {
    if (from == to) to_itself[from] = 1;
  }
  std::erase_if(members, [&](const std::vector<Vertex>& some) {
    return some.size() == 1 && to_itself[some.front()] == 0;
  });
  std::sort(members.begin(), members.end());
  return members;
}

// A shortest way from a vertex of a loop back to itself.
Path cycle_through(const Graph& graph, const Adjacency& adjacent, Vertex vertex) {
  const Search search = search_from(adjacent, vertex);
  for (const Vertex at : search.order) {
    const auto [first, last] = boost::out_edges(at, adjacent);
    for (auto edge = first; edge != last; ++edge) {
      if (boost::target(*edge, adjacent) != vertex) continue;
      Path path = path_to(graph, search.came_by, at);
      path.push_back(boost::get(boost::edge_index, adjacent, *edge));
      return path;
    }
  }
  throw std::logic_error("no way back within a loop");
}

// The longest way and the number of ways to each vertex, in topological order.
void count_ways(const Graph& graph, const Adjacency& adjacent, const std::vector<char>& reached,
                Analysis& analysis) {
  std::vector<Vertex> backwards;
  boost::topological_sort(adjacent, std::back_inserter(backwards));
  std::vector<std::size_t> came_by(graph.vertices, kNone);
  std::vector<std::size_t> length(graph.vertices);
  std::vector<std::uint64_t> ways(graph.vertices);
  ways[0] = 1;
  std::uint64_t all = 0;
  bool fits = true;
  std::optional<Vertex> last;
  const auto add = [&](std::uint64_t& sum, std::uint64_t more) {
    fits = fits && !__builtin_add_overflow(sum, more, &sum);
  };
  for (const Vertex v : backwards | std::views::reverse) {
    if (reached[v] == 0) continue;
    const auto [first, end] = boost::out_edges(v, adjacent);
    for (auto edge = first; edge != end; ++edge) {
      const Vertex to = boost::target(*edge, adjacent);
      add(ways[to], ways[v]);
      if (came_by[to] != kNone && length[to] >= length[v] + 1) continue;
      length[to] = length[v] + 1;
      came_by[to] = boost::get(boost::edge_index, adjacent, *edge);
    }
    if (!is_end(adjacent, v)) continue;
    add(all, ways[v]);
    if (!last || length[v] > length[*last]) last = v;
  }
  if (fits) analysis.ways = all;
  if (last) analysis.longest = path_to(graph, came_by, *last);
}

}  // namespace

Analysis analyse(const Graph& graph) {
  Analysis analysis;
  const Adjacency adjacent = adjacency(graph);
  if (graph.vertices == 0) return analysis;
  const Search search = search_from(adjacent, 0);
  std::vector<char> reached(graph.vertices);
  analysis.reachable = search.order.size();
  for (const Vertex vertex : search.order) {
    reached[vertex] = 1;
    if (!is_end(adjacent, vertex)) continue;
    ++analysis.ends;
    if (!analysis.shortest) analysis.shortest = path_to(graph, search.came_by, vertex);
  }
  analysis.loops = loops(graph, adjacent);
  if (analysis.loops.empty()) {
    count_ways(graph, adjacent, reached, analysis);
  } else {
    analysis.cycle = cycle_through(graph, adjacent, analysis.loops.front().front());
  }
  return analysis;
}

}  // namespace hanaproof::graph
