#include "reports/found.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/impact_text.h"
#include "reports/markdown/escape.h"
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
    const auto info = options.editions.find(edition);
    documents.insert(info == options.editions.end() ? "" : info->second.document);
  }
  return documents;
}

std::string games_of(const Finding& finding, const Options& options) {
  std::set<std::string> games;
  for (const std::string& edition : finding.editions) games.insert(game_of(edition, options));
  // A base text belongs to the games that are built on it.
  if (games.size() > 1) games.erase("base");
  return fmt::format("{}", fmt::join(games, ", "));
}

// Nothing for findings in which no rulebook takes part.
std::optional<Place> place_of(const Finding& finding, const Options& options) {
  std::set<std::string> documents = documents_of(finding, options);
  const bool custom = documents.erase("") > 0;
  if (documents.empty()) return std::nullopt;
  const std::string game = games_of(finding, options);
  if (custom) return Place{2, "Rulebooks and what is customary", game};
  if (documents.size() > 1) return Place{1, "Between rulebooks", game};
  const auto title = options.rulebooks.find(*documents.begin());
  return Place{0, title == options.rulebooks.end() ? *documents.begin() : title->second, game};
}

std::string sources_of(const checker::ClauseRef& clause) {
  std::vector<std::string> places;
  for (const rulebook::Citation& source : clause.sources) {
    std::string where = place(source);
    if (std::ranges::find(places, where) == places.end()) places.push_back(std::move(where));
  }
  const std::string_view standing = meaning(clause.standing);
  if (!standing.empty()) places.emplace_back(standing);
  return escape_markdown(fmt::format("{}", fmt::join(places, "; ")));
}

std::string says(const Finding& finding) {
  std::string text;
  for (const checker::Side& side : finding.positions) {
    text += fmt::format("- **{}** {}: {}\n", side_letter(finding, side.value),
                        markdown_code(side.value), escape_markdown(givers(side)));
  }
  const std::vector<std::string> silent = silent_editions(finding);
  if (!silent.empty()) text += fmt::format("- Silent: {}\n", fmt::join(silent, ", "));
  std::vector<std::string> clauses;
  for (const checker::ClauseRef& clause : finding.clauses) {
    clauses.push_back(fmt::format("{} ({})", markdown_code(clause.id), sources_of(clause)));
  }
  if (!clauses.empty()) text += fmt::format("- Where: {}\n", fmt::join(clauses, ", "));
  return text;
}

std::string codes(const std::vector<cards::Card>& row) {
  std::vector<std::string> all;
  for (const cards::Card card : row) all.push_back(card.code());
  return fmt::format("{}", fmt::join(all, " "));
}

std::string witness(const Finding& finding) {
  const Scene scene = scene_of(finding.witness);
  std::vector<std::string> parts;
  for (const Row& row : scene.rows) {
    parts.push_back(fmt::format("{} {}", escape_markdown(row.label),
                                row.cards.empty() ? "empty" : markdown_code(codes(row.cards))));
  }
  if (!scene.stock.empty()) {
    parts.push_back(fmt::format("{} in the stock", counted(scene.stock.size(), "card")));
  }
  for (const std::string& fact : scene.facts) parts.push_back(escape_markdown(fact));
  std::string text = fmt::format("- Witness: {}", meaning(finding.witness.situation));
  if (!parts.empty()) text += fmt::format(". {}", fmt::join(parts, "; "));
  text += "\n";
  for (const checker::Outcome& outcome : finding.witness.outcomes) {
    text += fmt::format("  - **{}** {}\n", side_letter(finding, outcome.side),
                        escape_markdown(outcome.text));
  }
  return text;
}

// What the list is ordered by stands last.
std::string impact(const Finding& finding) {
  std::vector<std::string> parts;
  if (!finding.impact.text.empty()) parts.push_back(finding.impact.text);
  const std::string_view unit = unit_of(finding);
  for (std::string& line : impact_lines(finding.impact, unit)) parts.push_back(std::move(line));
  if (finding.impact.weight) {
    parts.push_back(weight_line(finding.impact, unit));
  }
  std::string text = parts.empty() ? "" : "- Impact:\n";
  for (const std::string& part : parts) text += fmt::format("  - {}\n", escape_markdown(part));
  return text;
}

std::string entry(const Finding& finding, std::size_t number) {
  return fmt::format("#### {}. {}\n\n{}, {}. {}\n\n{}{}{}\n", number,
                     escape_markdown(finding.question), label(finding.kind),
                     escape_markdown(finding.scope.text()), markdown_code(finding.id),
                     says(finding), witness(finding), impact(finding));
}

double weight(const Finding* finding) {
  return finding->impact.weight.value_or(-std::numeric_limits<double>::infinity());
}

}  // namespace

std::string to_found(const checker::Report& report, const Options& options) {
  std::map<Place, std::vector<const Finding*>> places;
  std::size_t left_out = 0;
  for (const Finding& finding : report.findings) {
    if (const auto place = place_of(finding, options)) {
      places[*place].push_back(&finding);
    } else {
      ++left_out;
    }
  }
  std::string list;
  std::string contents = "| rulebook | game | findings |\n|---|---|--:|\n";
  std::string title;
  std::size_t number = 0;
  for (auto& [place, findings] : places) {
    std::ranges::stable_sort(findings, std::greater{}, weight);
    if (place.title != title) list += fmt::format("## {}\n\n", escape_markdown(place.title));
    title = place.title;
    list += fmt::format("### {}\n\n", escape_markdown(place.game));
    contents += fmt::format("| {} | {} | {} to {} |\n", escape_markdown(place.title),
                            escape_markdown(place.game), number + 1, number + findings.size());
    for (const Finding* finding : findings) list += entry(*finding, ++number);
  }
  std::string text = fmt::format(
      "# What hanaproof found\n\n{} in the rulebooks, by rulebook and game, the weightiest first: "
      "by "
      "the points\nexpected from the difference in a round, where these are known. Letters stand "
      "for answers,\ncards for their codes: `11` is the first card of January, the "
      "crane (docs/positions.md).\n\nWritten by `hanaproof report --out out/report --found "
      "FOUND.md`; the report shows each finding with pictures and the\nline of play that leads "
      "there.\n\n{}\n{}",
      counted(number, "finding"), contents, list);
  if (left_out > 0) {
    text += fmt::format("Left out: {} about editions that stand in no rulebook.\n",
                        counted(left_out, "finding"));
  }
  return text;
}

}  // namespace hanaproof::reports
