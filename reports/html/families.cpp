// How far the editions of each game are from each other: matrix and family tree.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/html/escape.h"
#include "reports/html/parts.h"

namespace hanaproof::reports {

namespace {

std::string matrix_html(const Family& family, const Options& options) {
  std::string text = "<table class=\"matrix\">\n<thead><tr><th></th>";
  for (std::size_t i = 0; i < family.editions.size(); ++i) {
    text += fmt::format("<th scope=\"col\">{}</th>", i + 1);
  }
  text += "</tr></thead>\n<tbody>\n";
  for (std::size_t a = 0; a < family.editions.size(); ++a) {
    text += fmt::format("<tr><th scope=\"row\">{} {}</th>", a + 1,
                        editions_html({family.editions[a]}, options));
    for (std::size_t b = 0; b < family.editions.size(); ++b) {
      text += a == b ? "<td>-</td>" : fmt::format("<td>{}</td>", family.distances[a][b]);
    }
    text += "</tr>\n";
  }
  return text + "</tbody>\n</table>\n";
}

std::string links_html(const Family& family, const Options& options) {
  std::string text = "<ul>\n";
  for (const Family::Link& link : family.links) {
    text += fmt::format(
        "<li>{} and {}: {}</li>\n", editions_html({family.editions[link.a]}, options),
        editions_html({family.editions[link.b]}, options),
        link.topics.empty() ? std::string("nobody at the table can tell them apart")
                            : escape_html(fmt::format("{}", fmt::join(link.topics, ", "))));
  }
  return text + "</ul>\n";
}

}  // namespace

std::string families_html(const Options& options) {
  if (options.families.empty()) return {};
  std::string text =
      "<section class=\"families\" aria-labelledby=\"families\">\n"
      "<h2 id=\"families\">Distances between editions</h2>\n"
      "<p>A number of clauses to change so that nobody at the table can tell the rules of the row "
      "from those of the column, none of which can be left out by itself. Compared are the default "
      "rules: the first reading of every clause, and what is assumed where a text is silent. In "
      "the "
      "tree ~ says that smaller sets were not all tried, ? that some clause may be left out, + "
      "that "
      "more may be needed.</p>\n";
  for (const Family& family : options.families) {
    text += fmt::format("<figure>\n<figcaption>{}, {}</figcaption>\n{}{}{}</figure>\n",
                        escape_html(family.game), escape_html(family.scope),
                        matrix_html(family, options), family.svg, links_html(family, options));
  }
  return text + "</section>\n";
}

}  // namespace hanaproof::reports
