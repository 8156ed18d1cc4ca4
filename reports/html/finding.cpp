#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/html/parts.h"
#include "reports/impact_text.h"
#include "reports/markup/escape.h"
#include "reports/summary.h"
#include "reports/wording.h"
#include "reports/yaku_names.h"

namespace hanaproof::reports {

namespace {

std::string language_of(const std::string& edition, const Options& options) {
  const std::string& language = info_of(edition, options).language;
  return language.empty() ? "" : fmt::format(" lang=\"{}\"", escape_html(language));
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

std::string title_html(const std::string& edition, const Options& options) {
  const std::string& title = info_of(edition, options).title;
  return title.empty() ? html_code(edition) : escape_html(title);
}

// An id that breaks between the edition and the topic.
std::string clause_id(const std::string& id) {
  const std::size_t slash = std::min(id.find('/'), id.size());
  return fmt::format("<code>{}<wbr>{}</code>", escape_html(id.substr(0, slash)),
                     escape_html(id.substr(slash)));
}

std::string clause_html(const checker::Finding& finding, const checker::ClauseRef& clause,
                        const Options& options) {
  const std::string letters =
      is_on_topic(clause, finding) ? letters_of(finding, clause.value) : std::string();
  std::string text = fmt::format("<tr><th scope=\"row\">{}<br>{}</th><td class=\"value\">{}",
                                 title_html(clause.edition, options), clause_id(clause.id),
                                 letters.empty() ? html_code(clause.value) : escape_html(letters));
  const std::string_view standing = meaning(clause.standing);
  if (!standing.empty()) text += fmt::format("<br><em>{}</em>", standing);
  text += "</td><td>";
  if (!clause.sources.empty()) {
    text += "<ul class=\"sources\">";
    for (const auto& source : clause.sources) text += citation_html(source, clause, options);
    text += "</ul>";
  }
  if (!clause.note.empty())
    text += fmt::format("<p class=\"note\">{}</p>", escape_html(clause.note));
  return text + "</td></tr>\n";
}

std::string side_html(const checker::Finding& finding, const checker::Side& side,
                      const Options& options) {
  return fmt::format(
      "<li class=\"side s-{}\">{}<p class=\"answer\">{}</p><p class=\"editions\">{}</p>{}</li>\n",
      side_letter(finding, side.value), side_badge(finding, side.value),
      escape_html(answer_of(side)),
      side.editions.empty() ? escape_html(givers(side)) : editions_html(side.editions, options),
      side.why.empty() ? "" : fmt::format("<p class=\"quiet\">{}</p>", escape_html(side.why)));
}

std::string sides_html(const checker::Finding& finding, const Options& options) {
  std::string text = "<h3>Who says what</h3>\n<ul class=\"sides\">\n";
  for (const checker::Side& side : finding.positions) text += side_html(finding, side, options);
  text += "</ul>\n";
  for (const OtherStance& other : other_stances(finding)) {
    text += fmt::format("<p class=\"silent editions\"><strong>{}:</strong> {}</p>\n",
                        escape_html(other.words), editions_html(other.editions, options));
  }
  if (!finding.rows.empty()) {
    text +=
        fmt::format("<p>The same of:</p>\n<ul>{}</ul>\n",
                    joined(finding.rows, [&](const checker::FindingRow& row) {
                      return fmt::format("<li>{}</li>", escape_html(row_text(row, finding.scope)));
                    }));
  }
  if (finding.clauses.empty()) return text;
  text +=
      "<table class=\"clauses\"><thead><tr><th scope=\"col\">Edition</th><th scope=\"col\">Says"
      "</th><th scope=\"col\">Where</th></tr></thead><tbody>\n";
  for (const auto& clause : finding.clauses) text += clause_html(finding, clause, options);
  return text + "</tbody></table>\n";
}

// What hangs on it: points, and how often.
std::string stakes_html(const checker::Finding& finding) {
  const checker::Impact& impact = finding.impact;
  const auto lines = impact_lines(impact, unit_of(finding));
  if (impact.text.empty() && lines.empty()) return {};
  std::string text = "<section class=\"stakes\">\n<h3>What hangs on it</h3>\n";
  if (impact.weight) {
    text += fmt::format("<p class=\"weight\"><strong>{}</strong> {} expected in a round</p>\n",
                        weight_text(*impact.weight), fmt::format("{}s", unit_of(finding)));
  }
  if (!impact.text.empty() && impact.text != impact.none) {
    text += fmt::format("<p>{}</p>\n", escape_html(impact.text));
  }
  if (!lines.empty()) {
    text += "<ul class=\"facts\">";
    for (const std::string& line : lines) text += fmt::format("<li>{}</li>", escape_html(line));
    text += "</ul>\n";
  }
  return text + "</section>\n";
}

}  // namespace

std::string sentence_html(const ToPrint::Sentence& sentence) {
  const std::string remark =
      sentence.remark.empty()
          ? ""
          : fmt::format(" <span class=\"quiet\">({})</span>", escape_html(sentence.remark));
  return fmt::format("<dt>{0}</dt><dd lang=\"{0}\">{1}{2}</dd>\n", sentence.language,
                     escape_html(sentence.text), remark);
}

namespace {

// What to do about it, and the sentence to print in each language of the book.
std::string suggestion_html(const checker::Finding& finding, const Options& options) {
  const auto found = options.to_print.find(finding.id);
  std::string print;
  if (found != options.to_print.end()) {
    const ToPrint& all = found->second;
    if (!all.sentences.empty())
      print =
          fmt::format("<dl class=\"to-print\">\n{}</dl>\n", joined(all.sentences, sentence_html));
    if (!all.why.empty())
      print += fmt::format("<p class=\"quiet\">{}</p>\n", escape_html(capitalized(all.why)));
  }
  if (finding.suggestion.empty() && print.empty()) return {};
  return fmt::format("<aside class=\"ruling\"><h3>Suggested wording</h3>\n<p>{}</p>\n{}</aside>\n",
                     escape_html(finding.suggestion), print);
}

// A yaku by its names: in Japanese, and as the editions print them.
std::string names_html(const checker::Finding& finding, const Options& options) {
  std::vector<std::string> parts;
  if (const auto japanese = japanese_name(yaku_id(finding.topic)); !japanese.empty()) {
    parts.push_back(fmt::format("<b lang=\"ja\">{}</b>", japanese));
  }
  for (const PrintedName& name : printed_names(finding.topic, finding.editions, options)) {
    parts.push_back(fmt::format("<span><b>{}</b> <span class=\"quiet\">in {}</span></span>",
                                escape_html(name.name), editions_html(name.editions, options)));
  }
  if (parts.empty()) return {};
  return fmt::format("<p class=\"names\">{}</p>\n", fmt::join(parts, " "));
}

// A page of many findings stays small enough for a phone; the file has the whole text.
constexpr std::size_t kQueryShown = 8000;

std::string query_html(const std::string& finding, const checker::Query& query) {
  std::string text = fmt::format(
      "<details><summary>Query {} must be <strong>{}</strong>{}</summary>",
      html_code(query_path(finding, query)), escape_html(query.verdict), identity_note(query));
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

// How the finding was established and how to check it again.
std::string evidence_html(const checker::Finding& finding) {
  const checker::Evidence& evidence = finding.evidence;
  std::string text = fmt::format("<section class=\"evidence\">\n<h3>Evidence: {}</h3>\n",
                                 meaning(evidence.method));
  if (!evidence.summary.empty()) text += fmt::format("<p>{}</p>\n", escape_html(evidence.summary));
  text += fmt::format("<p>In edition files: {}</p>\n",
                      listed(finding.positions, " ", [&](const checker::Side& side) {
                        return side_badge(finding, side.value) + html_code(side.value);
                      }));
  if (evidence.space > 0) {
    text += fmt::format("<p>Situations compared: {}</p>\n", evidence.space);
  }
  if (!evidence.core.empty()) {
    text += fmt::format("<p>Clauses that the proof needs: {}</p>\n",
                        listed(evidence.core, " ", html_code));
  }
  for (const checker::Query& query : evidence.queries) text += query_html(finding.id, query);
  text += fmt::format(
      "<p class=\"recheck\">Check it again, in the folder of this report: {}, or all of it: "
      "{}</p>\n",
      html_code(replay_command(finding.id)), html_code("hanaproof recheck ."));
  return text + "</section>\n";
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
  return listed(editions, " ", [&](const std::string& edition) {
    const std::string& title = info_of(edition, options).title;
    return title.empty() ? html_code(edition)
                         : fmt::format("<code title=\"{}\">{}</code>", escape_html(title),
                                       escape_html(edition));
  });
}

std::vector<std::string> games_of(const checker::Finding& finding, const Options& options) {
  std::set<std::string> games;
  for (const std::string& edition : finding.editions) games.insert(game_of(edition, options));
  games.erase("");
  games.erase("base");
  return {games.begin(), games.end()};
}

std::string filter_attributes(const checker::Finding& finding, const Options& options) {
  std::set<std::string> books;
  std::set<std::string> languages;
  for (const std::string& edition : finding.editions) {
    books.insert(info_of(edition, options).document);
    languages.insert(info_of(edition, options).language);
  }
  return fmt::format(
      "data-kind=\"{}\" data-severity=\"{}\" data-games=\"{}\" data-books=\"{}\" "
      "data-languages=\"{}\" data-editions=\"{}\" data-finding=\"{}\"",
      checker::name(finding.kind), checker::name(finding.severity),
      escape_html(listed(games_of(finding, options), " ")), escape_html(listed(books, " ")),
      escape_html(listed(languages, " ")), escape_html(listed(finding.editions, " ")),
      escape_html(finding.id));
}

std::string finding_html(const checker::Finding& finding, std::size_t number,
                         const Options& options) {
  std::string text =
      filled("finding", checker::name(finding.kind), html_id(finding.id),
             filter_attributes(finding, options), number, kind_badge(finding.kind),
             label(finding.severity), escape_html(listed(games_of(finding, options), ", ")),
             html_code(finding.topic), escape_html(finding.scope.text()), number, number,
             escape_html(finding.question),
             finding.remarks.empty()
                 ? ""
                 : fmt::format("<p class=\"lead\">{}</p>", escape_html(finding.remarks)));
  text += names_html(finding, options) + "</header>\n";
  text += sides_html(finding, options) + witness_html(finding, options) + stakes_html(finding) +
          suggestion_html(finding, options) + evidence_html(finding);
  return text + "<p class=\"back\"><a href=\"#findings\">All findings</a></p>\n</article>\n";
}

}  // namespace hanaproof::reports
