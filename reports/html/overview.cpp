#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/html/parts.h"
#include "reports/markup/escape.h"
#include "reports/summary.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

std::string tiles(const Summary& summary) {
  std::string text = "<ul class=\"tiles\">\n";
  for (const auto& [kind, count] : summary.by_kind) {
    text += fmt::format(
        "<li class=\"tile k-{}{}\"><span class=\"count\">{}</span><span class=\"name\">{}</span>"
        "<span class=\"quiet\">{}</span></li>\n",
        checker::name(kind), count == 0 ? " none" : "", count, label(kind), meaning(kind));
  }
  return text + "</ul>\n";
}

std::string games_table(const Summary& summary) {
  if (summary.by_game.empty()) return {};
  std::string text =
      "<div class=\"scroll\"><table class=\"counts\"><caption>By game</caption><thead><tr>"
      "<th scope=\"col\">Game</th>";
  for (const checker::Kind kind : checker::kinds()) {
    text += fmt::format("<th scope=\"col\" class=\"number\">{}</th>", label(kind));
  }
  text += "</tr></thead><tbody>\n";
  for (const auto& [game, counts] : summary.by_game) {
    text += fmt::format("<tr><th scope=\"row\">{}</th>", escape_html(game));
    for (const checker::Kind kind : checker::kinds()) {
      const auto found = counts.find(kind);
      text += found == counts.end() ? "<td class=\"number quiet\">–</td>"
                                    : fmt::format("<td class=\"number\">{}</td>", found->second);
    }
    text += "</tr>\n";
  }
  return text + "</tbody></table></div>\n";
}

std::string editions_table(const Summary& summary, const Options& options) {
  std::string text =
      "<div class=\"scroll\"><table class=\"counts\"><caption>By edition</caption><thead><tr>"
      "<th scope=\"col\">Edition</th><th scope=\"col\">Title</th>"
      "<th scope=\"col\" class=\"number\">Findings</th></tr></thead><tbody>\n";
  for (const auto& [edition, count] : summary.by_edition) {
    text +=
        fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td><td class=\"number\">{}</td></tr>\n",
                    html_code(edition), escape_html(info_of(edition, options).title), count);
  }
  return text + "</tbody></table></div>\n";
}

std::string option_html(const std::string& value, const std::string& text, int count) {
  return fmt::format("<option value=\"{}\">{} ({})</option>", escape_html(value), escape_html(text),
                     count);
}

// A box to tick; nothing where it would leave no finding.
template <class Named>
std::string chip(std::string_view what, const std::pair<const Named, int>& each) {
  if (each.second == 0) return {};
  return filled("chip", what == "kind" ? "k" : "f", checker::name(each.first), what,
                label(each.first), each.second);
}

int all_of(const KindCounts& counts) {
  int sum = 0;
  for (const auto& [kind, count] : counts) sum += count;
  return sum;
}

// Works only with the script, and shows only then.
std::string filter_form(const Summary& summary, const Options& options) {
  const auto game = [](const auto& each) {
    return option_html(each.first, each.first, all_of(each.second));
  };
  const auto book = [&](const auto& each) {
    const auto title = options.rulebooks.find(each.first);
    return option_html(each.first, title == options.rulebooks.end() ? each.first : title->second,
                       each.second);
  };
  const auto as_named = [](const auto& each) {
    return option_html(each.first, each.first, each.second);
  };
  const auto kind = [](const auto& each) { return chip("kind", each); };
  const auto severity = [](const auto& each) { return chip("severity", each); };
  return filled("filter", joined(summary.by_book, book), joined(summary.by_game, game),
                joined(summary.by_language, as_named), joined(summary.by_edition, as_named),
                joined(summary.by_severity, severity), joined(summary.by_kind, kind));
}

// The ids of a few editions; of many only their number, or the table would be all ids.
std::string editions_cell(const std::vector<std::string>& editions, const Options& options) {
  constexpr std::size_t kListed = 3;
  if (editions.size() > kListed) {
    return fmt::format("<span title=\"{}\">{}</span>", escape_html(listed(editions, ", ")),
                       counted(editions.size(), "edition"));
  }
  return editions_html(editions, options);
}

std::string points_text(const checker::Impact& impact) {
  return impact.points ? fmt::format("{}", *impact.points) : std::string("–");
}

std::string findings_table(const checker::Report& report, const Options& options) {
  const bool weighed = std::ranges::any_of(
      report.findings, [](const checker::Finding& each) { return each.impact.weight.has_value(); });
  std::string text =
      "<table class=\"findings\"><thead><tr><th scope=\"col\" class=\"number\">No.</th>"
      "<th scope=\"col\">Question</th><th scope=\"col\">Kind</th><th scope=\"col\">Compared "
      "for</th>"
      "<th scope=\"col\">Editions</th>";
  if (weighed) text += "<th scope=\"col\" class=\"number\">Expected</th>";
  text += "<th scope=\"col\" class=\"number\">Points</th></tr></thead><tbody>\n";
  std::size_t number = 0;
  for (const checker::Finding& finding : report.findings) {
    text += fmt::format(
        "<tr {}><td class=\"number rank\">{}</td><td class=\"question\"><a "
        "href=\"#{}\">{}</a><br>{}"
        "</td><td>{} <span class=\"quiet\">{}</span></td><td>{}</td><td class=\"editions\">{}</td>",
        filter_attributes(finding, options), ++number, html_id(finding.id),
        escape_html(finding.question), html_code(finding.topic), kind_badge(finding.kind),
        label(finding.severity), escape_html(finding.scope.text()),
        editions_cell(finding.editions, options));
    if (weighed) {
      const auto& weight = finding.impact.weight;
      text += fmt::format("<td class=\"number{}\" data-label=\"Expected\">{}</td>",
                          weight ? "" : " no-points", weight ? weight_text(*weight) : "–");
    }
    text += fmt::format("<td class=\"number{}\" data-label=\"Points\">{}</td></tr>\n",
                        finding.impact.points ? "" : " no-points", points_text(finding.impact));
  }
  return text + "</tbody></table>\n";
}

std::string contents(const std::vector<PageSection>& sections) {
  std::string text = "<nav class=\"contents\" aria-label=\"Contents\"><ul>\n";
  for (const PageSection& section : sections) {
    if (section.html.empty()) continue;
    text += fmt::format("<li><a href=\"#{}\">{}</a></li>", html_id(section.id),
                        escape_html(section.heading));
  }
  return text + "</ul></nav>\n";
}

}  // namespace

std::string counts_html(const checker::Report& report, const Options& options) {
  const Summary summary = summarise(report, options);
  return "<section class=\"tables\" aria-labelledby=\"counts\">\n<h2 id=\"counts\">Counts</h2>\n" +
         games_table(summary) + editions_table(summary, options) + "</section>\n";
}

std::string overview_html(const checker::Report& report, const std::vector<PageSection>& sections,
                          const Options& options) {
  const Summary summary = summarise(report, options);
  std::string text = filled("top", counted(report.findings.size(), "finding"),
                            counted(report.editions.size(), "edition"));
  text += tiles(summary);
  std::vector<PageSection> all = {{"findings", "Findings", "-"}};
  all.insert(all.end(), sections.begin(), sections.end());
  if (report.findings.empty()) all.erase(all.begin());
  const PageSection ranking{"impact", "What matters most", impact_plot_html(report, options)};
  all.insert(all.begin(), ranking);
  text += contents(all) + ranking.html + "</header>\n";
  if (report.findings.empty()) return text;
  return text +
         "<nav class=\"index\" aria-labelledby=\"findings\">\n<h2 id=\"findings\">Findings</h2>\n" +
         filter_form(summary, options) + findings_table(report, options) +
         "<p id=\"nothing\" hidden>No finding fits this filter.</p>\n</nav>\n";
}

}  // namespace hanaproof::reports
