#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/html/escape.h"
#include "reports/html/parts.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

std::string language_of(const std::string& edition, const Options& options) {
  const auto found = options.editions.find(edition);
  if (found == options.editions.end() || found->second.language.empty()) return {};
  return fmt::format(" lang=\"{}\"", escape_html(found->second.language));
}

std::string citation_html(const rulebook::Citation& source, const checker::ClauseRef& clause,
                          const Options& options) {
  std::string text = fmt::format("<li>{}", escape_html(place(source)));
  const std::string language = language_of(clause.edition, options);
  if (!source.anchor.empty()) {
    text += fmt::format(" <q{}>{}</q>", language, escape_html(source.anchor));
  }
  const std::string wording =
      options.wording ? options.wording(source, clause.edition) : std::string();
  if (!wording.empty()) {
    text += fmt::format("<blockquote{}>{}</blockquote>", language, escape_html(wording));
  }
  return text + "</li>";
}

std::string clause_html(const checker::ClauseRef& clause, const Options& options) {
  std::string text = fmt::format("<li><p class=\"clause\">{} <span class=\"value\">{}</span>",
                                 html_code(clause.id), escape_html(clause.value));
  const std::string_view standing = meaning(clause.standing);
  if (!standing.empty()) text += fmt::format(" <em>{}</em>", standing);
  text += "</p>";
  if (!clause.sources.empty()) {
    text += "<ul class=\"sources\">";
    for (const auto& source : clause.sources) text += citation_html(source, clause, options);
    text += "</ul>";
  }
  if (!clause.note.empty())
    text += fmt::format("<p class=\"note\">{}</p>", escape_html(clause.note));
  return text + "</li>\n";
}

std::string side_html(const checker::Finding& finding, const checker::Side& side,
                      const Options& options) {
  return fmt::format(
      "<li class=\"side s-{}\">{}<p class=\"answer\">{}</p><p class=\"editions\">{}</p></li>\n",
      side_letter(finding, side.value), side_badge(finding, side.value), escape_html(side.value),
      side.editions.empty() ? escape_html(givers(side)) : editions_html(side.editions, options));
}

std::string sides_html(const checker::Finding& finding, const Options& options) {
  std::string text = "<h3>Who says what</h3>\n<ul class=\"sides\">\n";
  for (const checker::Side& side : finding.positions) text += side_html(finding, side, options);
  text += "</ul>\n";
  const std::vector<std::string> silent = silent_editions(finding);
  if (!silent.empty()) {
    text += fmt::format("<p class=\"silent editions\"><strong>Silent:</strong> {}</p>\n",
                        editions_html(silent, options));
  }
  if (finding.clauses.empty()) return text;
  text += "<ul class=\"clauses\">\n";
  for (const auto& clause : finding.clauses) text += clause_html(clause, options);
  return text + "</ul>\n";
}

std::string suggestion_html(const checker::Finding& finding) {
  if (finding.suggestion.empty()) return {};
  return fmt::format("<aside class=\"ruling\"><h3>Suggested ruling</h3><p>{}</p></aside>\n",
                     escape_html(finding.suggestion));
}

}  // namespace

std::string kind_badge(checker::Kind kind) {
  return fmt::format("<span class=\"badge k-{}\">{}</span>", checker::name(kind), label(kind));
}

std::string side_badge(const checker::Finding& finding, const std::string& value) {
  const char letter = side_letter(finding, value);
  if (letter == ' ') return {};
  return fmt::format("<span class=\"letter\">{}</span>", letter);
}

std::string editions_html(const std::vector<std::string>& editions, const Options& options) {
  std::string text;
  for (const std::string& edition : editions) {
    const auto info = options.editions.find(edition);
    const bool titled = info != options.editions.end() && !info->second.title.empty();
    if (!text.empty()) text += ' ';
    text += titled ? fmt::format("<code title=\"{}\">{}</code>", escape_html(info->second.title),
                                 escape_html(edition))
                   : html_code(edition);
  }
  return text;
}

std::string filter_attributes(const checker::Finding& finding) {
  return fmt::format(
      "data-kind=\"{}\" data-editions=\"{}\" data-finding=\"{}\"", checker::name(finding.kind),
      escape_html(fmt::format("{}", fmt::join(finding.editions, " "))), escape_html(finding.id));
}

std::string finding_html(const checker::Finding& finding, std::size_t number,
                         const Options& options) {
  std::string text = fmt::format(
      "<article class=\"finding k-{}\" id=\"{}\" {}>\n<header>\n<p class=\"kicker\">{} "
      "<span>{}</span> <span>{}</span></p>\n<h2><span class=\"ordinal\">{}</span> {}</h2>\n"
      "<p class=\"lead\">{}</p>\n</header>\n",
      checker::name(finding.kind), html_id(finding.id), filter_attributes(finding),
      kind_badge(finding.kind), html_code(finding.topic), escape_html(finding.scope.text()), number,
      escape_html(finding.question), escape_html(finding.summary));
  text += sides_html(finding, options) + witness_html(finding) + suggestion_html(finding) +
          evidence_html(finding);
  return text + "<p class=\"back\"><a href=\"#findings\">All findings</a></p>\n</article>\n";
}

}  // namespace hanaproof::reports
