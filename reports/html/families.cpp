// How far the editions of each game are from each other: matrix and family tree.
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/html/parts.h"
#include "reports/markup/escape.h"

namespace hanaproof::reports {

namespace {

std::string meaning_of(std::string_view marks) {
  std::vector<std::string_view> all;
  for (const Mark& mark : kMarks) {
    if (marks.find(mark.sign) != std::string_view::npos) all.push_back(mark.meaning);
  }
  return fmt::format("{}", fmt::join(all, "; "));
}

std::string distance_html(const Family::Distance& distance) {
  if (distance.marks.empty()) return fmt::format("<td class=\"number\">{}</td>", distance.clauses);
  return fmt::format("<td class=\"number\" title=\"{}\">{}<span class=\"mark\">{}</span></td>",
                     escape_html(meaning_of(distance.marks)), distance.clauses,
                     escape_html(distance.marks));
}

std::string matrix_html(const Family& family, const Options& options) {
  std::string text =
      "<div class=\"scroll\"><table class=\"matrix\">\n<thead><tr><th scope=\"col\">From, to</th>";
  for (std::size_t i = 0; i < family.editions.size(); ++i) {
    text += fmt::format("<th scope=\"col\" class=\"number\" title=\"{}\">{}</th>",
                        escape_html(family.editions[i]), i + 1);
  }
  text += "</tr></thead>\n<tbody>\n";
  for (std::size_t a = 0; a < family.editions.size(); ++a) {
    text += fmt::format("<tr><th scope=\"row\">{} {}</th>", a + 1,
                        editions_html({family.editions[a]}, options));
    for (std::size_t b = 0; b < family.editions.size(); ++b) {
      text += a == b ? "<td class=\"number\">–</td>" : distance_html(family.distances[a][b]);
    }
    text += "</tr>\n";
  }
  return text + "</tbody>\n</table></div>\n";
}

// What the marks of this matrix mean.
std::string legend_html(const Family& family) {
  std::string used;
  for (const auto& row : family.distances) {
    for (const Family::Distance& distance : row) used += distance.marks;
  }
  std::string text;
  for (const Mark& mark : kMarks) {
    if (used.find(mark.sign) == std::string::npos) continue;
    text += fmt::format("<li><span class=\"mark\">{}</span> {}</li>", mark.sign,
                        escape_html(mark.meaning));
  }
  return text.empty() ? std::string() : fmt::format("<ul class=\"marks\">{}</ul>\n", text);
}

std::string links_html(const Family& family, const Options& options) {
  std::string text = "<ul class=\"links\">\n";
  for (const Family::Link& link : family.links) {
    text +=
        fmt::format("<li>{} and {}: {}</li>\n", editions_html({family.editions[link.a]}, options),
                    editions_html({family.editions[link.b]}, options),
                    link.topics.empty() ? std::string("nobody at the table can tell them apart")
                                        : escape_html(listed(link.topics, ", ")));
  }
  return text + "</ul>\n";
}

}  // namespace

std::string families_html(const Options& options) {
  const auto part = [&](const Family& family) {
    return fmt::format("<figure>\n<figcaption>{}, {}</figcaption>\n{}{}{}{}</figure>\n",
                       escape_html(family.game), escape_html(family.scope),
                       matrix_html(family, options), legend_html(family), family.svg,
                       links_html(family, options));
  };
  return section_html("families", joined(options.families, part));
}

}  // namespace hanaproof::reports
