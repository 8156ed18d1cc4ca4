// The page of a dossier around its questions.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "reports/dossier/writer.h"
#include "reports/summary.h"

namespace hanaproof::reports {

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
    if (counts[severity] == 0) continue;
    table += fmt::format(
        "<tr class=\"f-{0}\"><td><b class=\"number\">{1}</b></td><td>{2}<br>{3}</td></tr>\n",
        class_of(severity), counts[severity], html_label(checker::name(severity)),
        fmt::format("<span class=\"means\">{}</span>", html_label(class_of(severity) + "-means")));
  }
  std::string most;
  for (std::size_t i = 0; i < std::min(kMost, dossier_.entries.size()); ++i) {
    const Asked& asked = dossier_.entries[i].asked;
    most += fmt::format("<li><a href=\"#q{}\">{}</a>", i + 1, question(asked));
    if (is_rule(asked)) {
      most +=
          fmt::format(" <span class=\"to-print\">{}</span>", told(asked, asked.proposal->answer));
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
  std::size_t more = 0;
  for (const Entry& each : dossier_.entries) more += each.also.size() + each.others.size();
  return dossier_part(
      "cover", html_label("title"), html(dossier_.title),
      html_label("subtitle",
                 {{"n", std::to_string(dossier_.entries.size())}, {"m", std::to_string(more)}}),
      table, html_label("how-counted"), html_label("most"), most, html_label("contents"), contents);
}

// The questions on which other books rule otherwise: each with who says what.
std::string DossierWriter::between() const {
  std::string items;
  for (const Entry& each : dossier_.between) {
    items += dossier_part("also-item", question(each.asked), stands(each.asked, nullptr), "");
  }
  return items.empty() ? ""
                       : dossier_part("between", html_label("between-books"),
                                      html_label("between-lead"), items);
}

std::string DossierWriter::rule_item(const Rule& rule) const {
  std::vector<std::string> numbers;
  for (const int players : rule.players) numbers.push_back(std::to_string(players));
  std::string whose;
  if (!numbers.empty()) {
    whose = fmt::format("<i>({})</i> ",
                        html_label("players", {{"n", phrases::or_list(numbers, language_)}}));
  }
  const Asked of_text{.stands = {{.edition = rule.edition}}};
  const std::string says = phrases::sentence(*rule.topic, rule.answer, rule.family, language_);
  return fmt::format("<li{}>{}{}</li>\n", rule.changed ? " class=\"changed\"" : "", whose,
                     escape_html(in_book(says, of_text, language_, options_)));
}

std::string DossierWriter::rule_sheet() const {
  std::map<std::string, std::map<std::size_t, std::string>> items;  // by edition and chapter
  for (const Rule& rule : dossier_.rules)
    items[rule.edition][phrases::chapter_of(*rule.topic)] += rule_item(rule);
  std::string text;
  for (const auto& [edition, chapters] : items) {
    // Without what is said of its languages.
    const std::string& title = info_of(edition, options_).title;
    const std::string of = title.empty() ? edition : title.substr(0, title.find(" ("));
    std::string rules;
    const Asked of_text{.stands = {{.edition = edition}}};
    for (const auto& [chapter, list] : chapters) {
      const std::string heading =
          in_book(phrases::chapter_title(chapter, language_), of_text, language_, options_);
      rules += dossier_part("chapter", escape_html(heading), list);
    }
    text += dossier_part("sheet", html(label("rule-sheet") + ": " + of),
                         html_label("rule-sheet-lead"), rules);
  }
  return text;
}

std::string DossierWriter::errata_of(const std::string& edition) const {
  const Language language = language_of(edition, language_, options_);
  std::string items;
  const auto add = [&](const Asked& asked) {
    const auto stand = std::ranges::find(asked.stands, edition, &Stand::edition);
    if (stand == asked.stands.end() || !is_rule(asked) || asked.moot || !is_news(asked, *stand))
      return;
    std::string where;
    if (!stand->passages.empty() && !stand->passages.front().page.empty()) {
      where = fmt::format(
          "<span class=\"means\">{}</span> ",
          escape_html(phrases::typeset(printed_page(stand->passages.front(), language), language)));
    }
    items += fmt::format(
        "<li>{}{}</li>\n", where,
        escape_html(printed_sentence(asked, asked.proposal->answer, language, options_)));
  };
  for (const Entry& each : dossier_.entries) {
    if (each.finding->severity != Severity::must_fix) continue;
    add(each.asked);
    for (const Asked& asked : each.also) add(asked);
  }
  if (items.empty()) return {};
  const auto words = [&](std::string_view key) {
    return escape_html(phrases::typeset(
        phrases::filled({"label", key}, language, {{"title", dossier_.title}}), language));
  };
  // In its language; texts of one language are of several games.
  std::string heading = words("errata");
  const auto of_language = std::ranges::count_if(dossier_.editions, [&](const std::string& each) {
    return info_of(each, options_).language == info_of(edition, options_).language;
  });
  if (of_language > 1) heading += " · " + escape_html(game_title(game_of(edition, options_)));
  return dossier_part("errata", heading, words("errata-lead"), items);
}

std::string DossierWriter::errata() const {
  return joined(dossier_.editions, [&](const std::string& edition) { return errata_of(edition); });
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
  return text + "</main>\n</body>\n</html>\n";
}

std::string to_html(const Dossier& dossier, Language language, Paper paper,
                    const Options& options) {
  return DossierWriter(dossier, language, options).page(paper);
}

}  // namespace hanaproof::reports
