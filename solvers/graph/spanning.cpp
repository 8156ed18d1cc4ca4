#include "solvers/graph/spanning.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/kruskal_min_spanning_tree.hpp>

namespace hanaproof::graph {

namespace {

// No two links weigh the same, so that there is one tree: of equal weights the first is less.
using Weight = std::pair<int, std::size_t>;
using Network =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::no_property,
                          boost::property<boost::edge_weight_t, Weight>>;

}  // namespace

std::vector<std::size_t> minimum_spanning_tree(std::size_t vertices,
                                               const std::vector<Link>& links) {
  Network adjacent(vertices);
  for (std::size_t i = 0; i < links.size(); ++i) {
    const auto& [a, b, weight] = links[i];
    if (a >= vertices || b >= vertices) {
      throw std::invalid_argument("a link names a vertex that is not there");
    }
    boost::add_edge(a, b, Weight{weight, i}, adjacent);
  }
  std::vector<boost::graph_traits<Network>::edge_descriptor> tree;
  boost::kruskal_minimum_spanning_tree(adjacent, std::back_inserter(tree));
  std::vector<std::size_t> chosen;
  for (const auto& edge : tree) chosen.push_back(get(boost::edge_weight, adjacent, edge).second);
  std::sort(chosen.begin(), chosen.end());
  return chosen;
}

}  // namespace hanaproof::graph
