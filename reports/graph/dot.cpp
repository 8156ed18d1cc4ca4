#include <sstream>
#include <stdexcept>

#include <boost/graph/graphviz.hpp>

#include "reports/graph/draw.h"

namespace hanaproof::reports {

using graph::Graph;
using graph::Labels;
using graph::Vertex;

std::string to_dot(const Graph& graph, const Labels& labels) {
  if (labels.vertices.size() != graph.vertices || labels.edges.size() != graph.edges.size()) {
    throw std::invalid_argument("not as many labels as vertices and edges");
  }
  std::ostringstream out;
  out << "digraph {\nnode [shape=box, fontname=monospace];\n";
  for (Vertex vertex = 0; vertex < graph.vertices; ++vertex) {
    out << vertex << " [label=" << boost::escape_dot_string(labels.vertices[vertex]) << "];\n";
  }
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    out << graph.edges[i].from << " -> " << graph.edges[i].to
        << " [label=" << boost::escape_dot_string(labels.edges[i]) << "];\n";
  }
  out << "}\n";
  return out.str();
}

}  // namespace hanaproof::reports
