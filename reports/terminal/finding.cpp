#include "reports/terminal/finding.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/impact_text.h"
#include "reports/markup/listed.h"
#include "reports/scene.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

constexpr int kLead = 3;                // "A  "
constexpr std::size_t kNamedCards = 8;  // more names than these explain nothing

void heading(std::string_view text, Page& page) {
  page.line();
  page.line(std::string(kBody, ' ') + page.paint().accent(text));
}

void write_clause(const checker::ClauseRef& clause, Page& page) {
  const std::string_view standing = meaning(clause.standing);
  page.paragraph(standing.empty() ? fmt::format("{}: {}", clause.id, clause.value)
                                  : fmt::format("{}: {} ({})", clause.id, clause.value, standing),
                 kIndented);
  for (const rulebook::Citation& source : clause.sources) {
    page.paragraph(source.anchor.empty() ? place(source)
                                         : fmt::format("{}: “{}”", place(source), source.anchor),
                   kIndented + 2);
  }
  if (!clause.note.empty()) page.paragraph(clause.note, kIndented + 2);
}

void write_sides(const checker::Finding& finding, Page& page) {
  heading("Who says what", page);
  for (const checker::Side& side : finding.positions) {
    const std::string lead = fmt::format("{}  ", side_letter(finding, side.value));
    page.hanging(page.paint().bold(lead), kLead, answer_of(side), kIndented);
    page.paragraph(
        side.words.empty() ? givers(side) : fmt::format("[{}] {}", side.value, givers(side)),
        kIndented + kLead);
    if (!side.why.empty()) page.paragraph(side.why, kIndented + kLead);
  }
  for (const OtherStance& other : other_stances(finding)) {
    page.paragraph(fmt::format("{}: {}", other.words, fmt::join(other.editions, ", ")), kIndented);
  }
  for (const checker::FindingRow& row : finding.rows)
    page.paragraph("The same of: " + row_text(row, finding.scope), kIndented);
  if (!finding.clauses.empty()) page.line();
  for (const checker::ClauseRef& clause : finding.clauses) write_clause(clause, page);
}

// Names the cards that are more than flowers, where they are few.
void write_names(const Scene& scene, Page& page) {
  std::vector<std::string> names;
  for (const Row& row : scene.rows) {
    for (const cards::Card card : row.cards) {
      if (card.kind() != cards::Kind::dreg) names.push_back(named(card));
    }
  }
  if (!names.empty() && names.size() <= kNamedCards) {
    page.paragraph(listed(names, ", "), kIndented);
  }
}

}  // namespace

void write_rule(std::string_view left, Page& page) {
  const int used = columns(left) + 4;
  std::string rule;
  for (int i = used; i < page.width(); ++i) rule += "─";
  page.line(page.paint().faint("── ") + page.paint().bold(left) + " " + page.paint().faint(rule));
}

void write_scene(const Scene& scene, Page& page) {
  int label_columns = 0;
  for (const Row& row : scene.rows) label_columns = std::max(label_columns, columns(row.label) + 2);
  const auto marked = scene.marked.cards();
  for (const Row& row : scene.rows)
    page.cards(row.label, label_columns, row.cards, marked, kIndented);
  write_names(scene, page);
  if (!scene.stock.empty()) {
    page.paragraph(
        counted(scene.stock.size(), "card") + " in the stock, next " + named(scene.stock.front()),
        kIndented);
  }
  for (const std::string& fact : scene.facts) page.paragraph(fact, kIndented);
}

namespace {

void write_line(const checker::Witness& witness, Page& page) {
  if (witness.line.empty()) return;
  std::vector<std::string> moves;
  for (std::size_t i = 0; i < witness.line.size(); ++i) {
    moves.push_back(fmt::format("{}. {}", i + 1, witness.line[i].text()));
  }
  const bool leads_here = witness.deal && !starts_at_deal(witness);
  page.print(kIndented, "{} {}",
             leads_here ? "A line of play that leads here:" : "Played:", fmt::join(moves, " "));
}

void write_witness(const checker::Finding& finding, Page& page) {
  const checker::Witness& witness = finding.witness;
  heading(fmt::format("Witness: {}", meaning(witness.situation)), page);
  write_scene(scene_of(witness), page);
  for (const checker::Outcome& outcome : witness.outcomes) {
    const std::string lead = fmt::format("{}  ", side_letter(finding, outcome.side));
    page.hanging(page.paint().bold(lead), kLead,
                 fmt::format("{} (played by {})", outcome.text, rules_of(outcome)), kIndented);
  }
  write_line(witness, page);
  if (unreached(witness)) page.paragraph("No line of play that leads here was shown.", kIndented);
  if (!finding.impact.text.empty()) page.paragraph("At stake: " + finding.impact.text, kIndented);
  for (const std::string& line : impact_lines(finding.impact, unit_of(finding))) {
    page.hanging("Impact: ", 8, line, kIndented);
  }
}

void write_evidence(const checker::Finding& finding, Page& page) {
  const checker::Evidence& evidence = finding.evidence;
  heading(fmt::format("Evidence: {}", meaning(evidence.method)), page);
  if (!evidence.summary.empty()) page.paragraph(evidence.summary, kIndented);
  if (evidence.space > 0) {
    page.print(kIndented, "Situations compared: {}", evidence.space);
  }
  for (const checker::Query& query : evidence.queries) {
    page.print(kIndented, "{} must be {}{}", query_path(finding.id, query), query.verdict,
               identity_note(query));
  }
  page.paragraph(replay_command(finding.id), kIndented);
}

}  // namespace

void write_finding(const checker::Finding& finding, std::size_t number, std::size_t total,
                   Page& page) {
  page.line();
  write_rule(fmt::format("{}/{} {}, {}", number, total, checker::name(finding.kind),
                         label(finding.severity)),
             page);
  page.paragraph(finding.id, kBody);
  page.line();
  for (const std::string& line : wrap(finding.question, page.width() - kBody)) {
    page.line(std::string(kBody, ' ') + page.paint().bold(line));
  }
  if (!finding.remarks.empty()) page.paragraph(finding.remarks, kBody);
  page.paragraph("Compared for " + finding.scope.text() + ".", kBody);
  write_sides(finding, page);
  write_witness(finding, page);
  write_evidence(finding, page);
  if (!finding.suggestion.empty()) {
    heading("Suggested ruling", page);
    page.paragraph(finding.suggestion, kIndented);
  }
}

}  // namespace hanaproof::reports
