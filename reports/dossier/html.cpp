// The page of a dossier around its questions.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "reports/dossier/writer.h"
#include "reports/summary.h"

namespace hanaproof::reports {

using checker::Finding;
using checker::Severity;
using phrases::Language;

namespace {

constexpr std::size_t kMost = 5;  // findings in the summary

}  // namespace

std::string DossierWriter::cover() const {
  std::map<Severity, std::size_t> counts;
  for (const Entry& each : dossier_.entries) ++counts[each.finding->severity];
  std::string table;
  for (const Severity severity : checker::severities()) {
    table += fmt::format(
        "<tr class=\"f-{0}\"><td><b class=\"number\">{1}</b></td><td>{2}<br>{3}</td></tr>\n",
        class_of(severity), counts[severity], html_label(checker::name(severity)),
        fmt::format("<span class=\"means\">{}</span>", html_label(class_of(severity) + "-means")));
  }
  std::string most;
  for (std::size_t i = 0; i < std::min(kMost, dossier_.entries.size()); ++i) {
    const Asked& asked = dossier_.entries[i].asked;
    most += fmt::format("<li><a href=\"#q{}\">{}</a>", i + 1, question(asked));
    if (asked.proposal) {
      most += fmt::format(" <span class=\"to-print\">{}</span>", proposed(asked, language_));
    }
    most += "</li>\n";
  }
  std::string contents;
  for (std::size_t i = 0; i < dossier_.entries.size(); ++i) {
    const Entry& each = dossier_.entries[i];
    contents += fmt::format(
        "<li class=\"f-{0}\"><a href=\"#q{1}\"><span class=\"number\">{1}</span>{2}</a></li>\n",
        class_of(each.finding->severity), i + 1, question(each.asked));
  }
  return dossier_part("cover", html_label("title"), html(dossier_.title),
                      html_label("subtitle", {{"n", std::to_string(dossier_.entries.size())}}),
                      table, html_label("most"), most, html_label("contents"), contents);
}

// The questions on which other books rule otherwise: each with who says what.
std::string DossierWriter::between() const {
  std::string items;
  for (const Entry& each : dossier_.between) {
    items += dossier_part("also-item", question(each.asked), stands(each.asked, nullptr), "");
  }
  return items.empty() ? "" : dossier_part("between", html_label("between-books"), items);
}

std::string DossierWriter::rule_sheet() const {
  std::map<std::string, std::string> items;  // by edition
  for (const Rule& rule : dossier_.rules) {
    std::vector<std::string> numbers;
    for (const int players : rule.players) numbers.push_back(std::to_string(players));
    const std::string whose =
        numbers.empty()
            ? ""
            : fmt::format("<i>({})</i> ",
                          html_label("players", {{"n", phrases::and_list(numbers, language_)}}));
    items[rule.edition] +=
        fmt::format("<li{}>{}{}</li>\n", rule.changed ? " class=\"changed\"" : "", whose,
                    html(phrases::sentence(*rule.topic, rule.answer, rule.family, language_)));
  }
  std::string text;
  for (const auto& [edition, rules] : items) {
    // Without what is said of its languages.
    const std::string& title = info_of(edition, options_).title;
    const std::string of = title.empty() ? edition : title.substr(0, title.find(" ("));
    text += dossier_part("sheet", html(label("rule-sheet") + ": " + of),
                         html_label("rule-sheet-lead"), rules);
  }
  return text;
}

// Not what the text in this language says already, where the book has one.
bool DossierWriter::corrects(const Asked& asked) const {
  if (!asked.proposal || asked.moot) return false;
  bool has_language = false;
  for (const Stand& stand : asked.stands) {
    if (info_of(stand.edition, options_).language != phrases::code(language_)) continue;
    has_language = true;
    const bool says_so = stand.stance == checker::Stance::says &&
                         stand.answers == std::vector{asked.proposal->answer};
    if (!says_so) return true;
  }
  return !has_language;
}

std::string DossierWriter::errata() const {
  std::string items;
  for (const Entry& each : dossier_.entries) {
    if (each.finding->severity != Severity::must_fix || !corrects(each.asked)) continue;
    items += fmt::format("<li>{}{}</li>\n", game_of_entry(*each.finding),
                         proposed(each.asked, language_));
  }
  return items.empty()
             ? ""
             : dossier_part("errata", html_label("errata"),
                            html_label("errata-lead", {{"title", dossier_.title}}), items);
}

std::string DossierWriter::page(Paper paper) const {
  const std::string size = fmt::format(
      "@page {{ {} @bottom-right {{ content: counter(page); font: 7.5pt system-ui; }} }}\n",
      paper == Paper::a4 ? "size: A4; margin: 12mm 13mm;" : "size: A5; margin: 9mm 10mm;");
  std::string text =
      page_head(label("title") + ": " + dossier_.title, size + std::string(embedded_dossier_css()),
                phrases::code(language_));
  text += "<body class=\"dossier\">\n";
  text += deck_symbols() + cover() + "<main>\n";
  std::size_t number = 0;
  for (const Severity severity : checker::severities()) {
    std::string entries;
    for (const Entry& each : dossier_.entries) {
      if (each.finding->severity == severity) entries += entry(each, ++number);
    }
    if (!entries.empty()) {
      text += dossier_part("severity", html_label(checker::name(severity)),
                           html_label(class_of(severity) + "-means"), entries);
    }
  }
  text += between() + rule_sheet() + errata();
  text += fmt::format("<p class=\"checked\">{}</p>\n", html_label("checked"));
  return text + "</main>\n</body>\n</html>\n";
}

std::string to_html(const Dossier& dossier, Language language, Paper paper,
                    const Options& options) {
  return DossierWriter(dossier, language, options).page(paper);
}

}  // namespace hanaproof::reports
