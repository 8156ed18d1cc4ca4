#include "reports/formats.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/document/document.h"
#include "reports/impact_text.h"
#include "reports/markup/escape.h"
#include "reports/markup/listed.h"
#include "reports/scene.h"
#include "reports/summary.h"
#include "reports/wording.h"

namespace hanaproof::reports {

using checker::Finding;

namespace {

// Where a finding stands in the list: its rulebook, or what goes beyond one, and its game.
struct Place {
  int order = 0;  // one rulebook, several, a rulebook and what is customary
  std::string title;
  std::string game;
  friend auto operator<=>(const Place&, const Place&) = default;
};

std::set<std::string> documents_of(const Finding& finding, const Options& options) {
  std::set<std::string> documents;
  for (const std::string& edition : finding.editions) {
    documents.insert(info_of(edition, options).document);
  }
  return documents;
}

std::string game_label(const Finding& finding, const Options& options) {
  std::set<std::string> games;
  for (const std::string& edition : finding.editions) games.insert(game_of(edition, options));
  // A base text belongs to the games that are built on it.
  if (games.size() > 1) games.erase("base");
  return listed(games, ", ");
}

// Nothing for findings in which no rulebook takes part.
std::optional<Place> place_of(const Finding& finding, const Options& options) {
  std::set<std::string> documents = documents_of(finding, options);
  const bool custom = documents.erase("") > 0;
  if (documents.empty()) return std::nullopt;
  const std::string game = game_label(finding, options);
  if (custom) return Place{2, "Rulebooks and what is customary", game};
  if (documents.size() > 1) return Place{1, "Between rulebooks", game};
  const auto title = options.rulebooks.find(*documents.begin());
  return Place{0, title == options.rulebooks.end() ? *documents.begin() : title->second, game};
}

// Languages of one rulebook stand together: "robin-red.sakura (de, en, es, fr)".
std::string together(const std::vector<std::string>& editions) {
  std::vector<std::pair<std::string, std::vector<std::string>>> books;
  for (const std::string& edition : editions) {
    const std::size_t dot = edition.rfind('.');
    const std::string book = edition.substr(0, dot);
    if (books.empty() || books.back().first != book) books.push_back({book, {}});
    books.back().second.push_back(dot == std::string::npos ? "" : edition.substr(dot + 1));
  }
  return escape_markdown(listed(books, ", ", [](const auto& each) {
    const auto& [book, languages] = each;
    return languages.size() > 1
               ? fmt::format("{} ({})", book, fmt::join(languages, ", "))
               : fmt::format("{}{}{}", book, languages[0].empty() ? "" : ".", languages[0]);
  }));
}

std::string answers(const Finding& finding) {
  std::string text;
  for (const checker::Side& side : finding.positions) {
    text +=
        fmt::format(" **{}** {}: {}.", side_letter(finding, side.value), markdown_code(side.value),
                    side.editions.empty() ? "a possible answer" : together(side.editions));
  }
  for (const OtherStance& other : other_stances(finding)) {
    text += fmt::format(" {}: {}.", escape_markdown(other.words), together(other.editions));
  }
  if (!finding.rows.empty()) {
    text += fmt::format(" The same of {}.", listed(finding.rows, ", ", [](const auto& row) {
                          return markdown_code(row.topic);
                        }));
  }
  return text;
}

// A pile says enough by itself; every other situation needs the pictures of the report.
std::string pile(const Finding& finding) {
  if (finding.witness.situation != checker::Situation::pile) return {};
  const Scene scene = scene_of(finding.witness);
  std::vector<std::string> parts;
  for (const Row& row : scene.rows) {
    parts.push_back(fmt::format("{} `{}`", escape_markdown(row.label),
                                listed(row.cards, " ", &cards::Card::code)));
  }
  for (const std::string& fact : scene.facts) parts.push_back(escape_markdown(fact));
  const auto outcome_text = [&](const checker::Outcome& outcome) {
    return fmt::format("**{}** {}", side_letter(finding, outcome.side),
                       escape_markdown(outcome.text));
  };
  return fmt::format(" {}: {}.", fmt::join(parts, "; "),
                     listed(finding.witness.outcomes, "; ", outcome_text));
}

// What the list is ordered by, or why there is no such number.
std::string impact(const Finding& finding) {
  const std::string weight = weight_line(finding.impact, unit_of(finding));
  if (!weight.empty()) return " W" + weight.substr(1) + ".";
  const std::string& reason =
      finding.impact.none.empty() ? finding.impact.text : finding.impact.none;
  return reason.empty() ? "" : fmt::format(" Impact: {}.", escape_markdown(reason));
}

// One paragraph: the report has the clauses, the pictures and the line of play.
std::string entry(const Finding& finding, std::size_t number) {
  return fmt::format("**{}. {}** {}, {}, {}.{}{}{} {}\n\n", number,
                     escape_markdown(finding.question), label(finding.kind),
                     label(finding.severity), escape_markdown(finding.scope.text()),
                     answers(finding), pile(finding), impact(finding), markdown_code(finding.id));
}

double weight(const Finding* finding) {
  return finding->impact.weight.value_or(-std::numeric_limits<double>::infinity());
}

std::string numbers(std::size_t first, std::size_t last) {
  return first == last ? fmt::format("{}", first) : fmt::format("{} to {}", first, last);
}

// Which numbers each rulebook has in each section.
std::string table(const std::map<Place, std::map<checker::Severity, std::string>>& contents) {
  Table table{{"rulebook", "game"}};
  for (const checker::Severity severity : checker::severities()) {
    table.columns.emplace_back(label(severity), Unit::whole);
  }
  for (const auto& [place, by_severity] : contents) {
    auto& row = table.rows.emplace_back();
    row = {place.title, place.game};
    for (const checker::Severity severity : checker::severities()) {
      const auto found = by_severity.find(severity);
      row.emplace_back(found == by_severity.end() ? "" : found->second);
    }
  }
  return to_markdown(table);
}

}  // namespace

std::string to_found(const checker::Report& report, const Options& options) {
  std::map<checker::Severity, std::map<Place, std::vector<const Finding*>>> sections;
  std::map<Place, std::map<checker::Severity, std::string>> contents;
  std::size_t left_out = 0;
  for (const Finding& finding : report.findings) {
    if (const auto place = place_of(finding, options)) {
      sections[finding.severity][*place].push_back(&finding);
    } else {
      ++left_out;
    }
  }
  std::string list;
  std::size_t number = 0;
  for (auto& [severity, places] : sections) {
    list += fmt::format("## {}\n\n", capitalized(label(severity)));
    for (auto& [place, findings] : places) {
      std::ranges::stable_sort(findings, std::greater{}, weight);
      contents[place][severity] = numbers(number + 1, number + findings.size());
      list +=
          fmt::format("### {}: {}\n\n", escape_markdown(place.title), escape_markdown(place.game));
      for (const Finding* finding : findings) list += entry(*finding, ++number);
    }
  }
  std::string text = fmt::format(
      "# What hanaproof found\n\n{} in the rulebooks: first what must be fixed, then what a text "
      "should say, then style; in\neach by rulebook and game, the weightiest first. The weight is "
      "the number of points by which the answers are\nexpected to differ in a round. Letters stand "
      "for answers, [codes](docs/cards.md) for cards. The end of each\nparagraph is the finding's "
      "id: the report shows it with clauses, pictures and a line of play.\n\n"
      "Written by `hanaproof report --out out/report --found FOUND.md`.\n\n{}\n{}",
      counted(number, "finding"), table(contents), list);
  if (left_out > 0) {
    text += fmt::format("Left out: {} about editions that stand in no rulebook.\n",
                        counted(left_out, "finding"));
  }
  return text;
}

}  // namespace hanaproof::reports
