#include "reports/graph/draw.h"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <stdexcept>

#include <fmt/format.h>
#include <boost/graph/graphviz.hpp>

#include "reports/markup/escape.h"

namespace hanaproof::reports {

using graph::Graph;
using graph::Labels;
using graph::Vertex;

namespace {

// Pixels.
constexpr double kLetter = 6.6;  // the width of a letter of the monospaced font
constexpr double kLine = 13;
constexpr double kPadding = 5;
constexpr double kBetween = 24;  // boxes of a layer
constexpr double kLayer = 64;    // between layers
constexpr double kGraphMargin = 16;

struct Box {
  double x = 0;  // the upper left corner
  double y = 0;
  double width = 0;
  double height = 0;
};

std::vector<std::string> lines_of(const std::string& label) {
  std::vector<std::string> lines;
  std::istringstream text(label);
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

Box box_of(const std::string& label) {
  const auto lines = lines_of(label);
  std::size_t longest = 1;
  for (const std::string& line : lines) longest = std::max(longest, line.size());
  return {0, 0, kLetter * static_cast<double>(longest) + 2 * kPadding,
          kLine * static_cast<double>(std::max<std::size_t>(lines.size(), 1)) + 2 * kPadding};
}

struct Layout {
  std::vector<Box> boxes;  // by vertex
  double width = 0;
  double height = 0;
};

Layout lay_out(const Graph& graph, const Labels& labels) {
  Layout layout;
  for (const std::string& label : labels.vertices) layout.boxes.push_back(box_of(label));
  const auto rows = layers(graph);
  std::vector<double> widths;
  for (const auto& row : rows) {
    double width = -kBetween;
    for (const Vertex vertex : row) width += layout.boxes[vertex].width + kBetween;
    widths.push_back(width);
    layout.width = std::max(layout.width, width);
  }
  double y = kGraphMargin;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    double x = kGraphMargin + (layout.width - widths[i]) / 2;
    double tallest = 0;
    for (const Vertex vertex : rows[i]) {
      Box& box = layout.boxes[vertex];
      box.x = x;
      box.y = y;
      x += box.width + kBetween;
      tallest = std::max(tallest, box.height);
    }
    y += tallest + kLayer;
  }
  layout.width += 2 * kGraphMargin;
  layout.height = y - (rows.empty() ? 0 : kLayer) + kGraphMargin;
  return layout;
}

void draw_edge(std::string& out, const Box& from, const Box& to, const std::string& label) {
  const double x1 = from.x + from.width / 2;
  const double y1 = from.y + from.height;
  const double x2 = to.x + to.width / 2;
  const double y2 = to.y;
  fmt::format_to(std::back_inserter(out),
                 "<path d=\"M{:.1f} {:.1f}C{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}\"/>\n", x1, y1,
                 x1, y1 + kLayer / 2, x2, y2 - kLayer / 2, x2, y2);
  // Nearer to where it leads, so that the labels of one vertex's moves stand apart.
  fmt::format_to(std::back_inserter(out),
                 "<text class=\"edge\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n",
                 x1 + (x2 - x1) * 0.65, y1 + (y2 - y1) * 0.65, escape_html(label));
}

void draw_vertex(std::string& out, const Box& box, const std::string& label) {
  fmt::format_to(std::back_inserter(out),
                 "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" rx=\"4\"/>\n",
                 box.x, box.y, box.width, box.height);
  double y = box.y + kPadding + kLine * 0.75;
  for (const std::string& line : lines_of(label)) {
    fmt::format_to(std::back_inserter(out), "<text x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n",
                   box.x + box.width / 2, y, escape_html(line));
    y += kLine;
  }
}

}  // namespace

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

std::string to_svg(const Graph& graph, const Labels& labels) {
  if (labels.vertices.size() != graph.vertices || labels.edges.size() != graph.edges.size()) {
    throw std::invalid_argument("not as many labels as vertices and edges");
  }
  const Layout layout = lay_out(graph, labels);
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" viewBox=\"0 "
      "0 "
      "{0:.0f} {1:.0f}\">\n<style>text{{font:11px monospace;text-anchor:middle}}.edge{{fill:#555;"
      "font-size:9px}}rect{{fill:#fff;stroke:#333}}path{{fill:none;stroke:#999}}</style>\n",
      layout.width, layout.height);
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    draw_edge(out, layout.boxes[graph.edges[i].from], layout.boxes[graph.edges[i].to],
              labels.edges[i]);
  }
  for (Vertex vertex = 0; vertex < graph.vertices; ++vertex) {
    draw_vertex(out, layout.boxes[vertex], labels.vertices[vertex]);
  }
  return out + "</svg>\n";
}

}  // namespace hanaproof::reports
