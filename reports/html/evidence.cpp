#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/html/parts.h"
#include "reports/markup/escape.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

// A page of many findings stays small enough for a phone; the file has the whole text.
constexpr std::size_t kQueryShown = 8000;

std::string query_html(const std::string& finding, const checker::Query& query) {
  std::string text = fmt::format("<details><summary>Query {} must be <strong>{}</strong></summary>",
                                 html_code(query_path(finding, query)), escape_html(query.verdict));
  if (query.text.size() <= kQueryShown) {
    return text + fmt::format("<pre>{}</pre></details>\n", escape_html(query.text));
  }
  const std::size_t end = query.text.rfind('\n', kQueryShown);
  const std::string beginning = query.text.substr(0, end == std::string::npos ? 0 : end);
  return text + fmt::format(
                    "<pre>{}</pre><p class=\"quiet\">The first {} of {} bytes; the whole is in {}."
                    "</p></details>\n",
                    escape_html(beginning), beginning.size(), query.text.size(),
                    html_code(query_path(finding, query)));
}

}  // namespace

std::string evidence_html(const checker::Finding& finding) {
  const checker::Evidence& evidence = finding.evidence;
  std::string text = fmt::format("<section class=\"evidence\">\n<h3>Evidence: {}</h3>\n",
                                 meaning(evidence.method));
  if (!evidence.summary.empty()) text += fmt::format("<p>{}</p>\n", escape_html(evidence.summary));
  if (evidence.space > 0) {
    text += fmt::format("<p>Situations compared: {}</p>\n", evidence.space);
  }
  if (!evidence.core.empty()) {
    std::vector<std::string> core;
    for (const std::string& clause : evidence.core) core.push_back(html_code(clause));
    text += fmt::format("<p>Clauses that the proof needs: {}</p>\n", fmt::join(core, " "));
  }
  for (const checker::Query& query : evidence.queries) text += query_html(finding.id, query);
  text += fmt::format(
      "<p class=\"recheck\">Check it again, in the folder of this report: {}, or all of it: "
      "{}</p>\n",
      html_code(replay_command(finding.id)), html_code("hanaproof recheck ."));
  return text + "</section>\n";
}

}  // namespace hanaproof::reports
