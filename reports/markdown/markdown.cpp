#include "reports/formats.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/impact_text.h"
#include "reports/markup/escape.h"
#include "reports/markup/listed.h"
#include "reports/scene.h"
#include "reports/summary.h"
#include "reports/walk.h"
#include "reports/wording.h"
#include "reports/yaku_names.h"

namespace hanaproof::reports {

namespace {

std::string summary_tables(const Summary& summary, const Options& options) {
  Table kinds{{"kind", {"findings", Unit::whole}, "meaning"}};
  for (const auto& [kind, count] : summary.by_kind) {
    kinds.rows.push_back({label(kind), count, std::string(meaning(kind))});
  }
  Table games{{"game"}};
  for (const checker::Kind kind : checker::kinds()) {
    games.columns.emplace_back(label(kind), Unit::whole);
  }
  for (const auto& [game, counts] : summary.by_game) {
    auto& row = games.rows.emplace_back();
    row.emplace_back(game);
    for (const checker::Kind kind : checker::kinds()) {
      const auto found = counts.find(kind);
      row.emplace_back(found == counts.end() ? 0 : found->second);
    }
  }
  Table editions{{"edition", "title", {"findings", Unit::whole}}};
  for (const auto& [edition, count] : summary.by_edition) {
    editions.rows.push_back({edition, info_of(edition, options).title, count});
  }
  return to_markdown(kinds) + (games.rows.empty() ? "" : "\n" + to_markdown(games)) + "\n" +
         to_markdown(editions);
}

std::string findings_table(const checker::Report& report) {
  std::string text = "| | kind | question | scope | editions |\n|--:|---|---|---|---|\n";
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const checker::Finding& finding = report.findings[i];
    text +=
        fmt::format("| {} | {} | [{}](#finding-{}) | {} | {} |\n", i + 1, label(finding.kind),
                    escape_markdown(finding.question), i + 1, escape_markdown(finding.scope.text()),
                    escape_markdown(listed(finding.editions, ", ")));
  }
  return text;
}

std::string clause_text(const checker::ClauseRef& clause, const Options& options) {
  std::string text = fmt::format("- {}: {}", markdown_code(clause.id), markdown_code(clause.value));
  const std::string_view standing = meaning(clause.standing);
  if (!standing.empty()) text += fmt::format(" ({})", standing);
  if (!clause.note.empty()) text += fmt::format(" {}", escape_markdown(clause.note));
  text += "\n";
  for (const rulebook::Citation& source : clause.sources) {
    text += "  - " + escape_markdown(place(source));
    if (!source.anchor.empty()) text += fmt::format(": “{}”", escape_markdown(source.anchor));
    text += "\n";
    const std::string wording =
        options.wording ? options.wording(source, clause.edition) : std::string();
    if (!wording.empty()) text += fmt::format("\n    > {}\n\n", escape_markdown(wording));
  }
  return text;
}

std::string sides_text(const checker::Finding& finding, const Options& options) {
  std::string text = "### Who says what\n\n";
  for (const checker::Side& side : finding.positions) {
    text += fmt::format("- **{}** {}{}: {}\n", side_letter(finding, side.value),
                        side.words.empty() ? "" : escape_markdown(side.words) + " ",
                        markdown_code(side.value), escape_markdown(givers(side)));
    if (!side.why.empty()) text += fmt::format("  {}\n", escape_markdown(side.why));
  }
  for (const OtherStance& other : other_stances(finding)) {
    text += fmt::format("- {}: {}\n", escape_markdown(other.words),
                        listed(other.editions, ", ", markdown_code));
  }
  for (const checker::FindingRow& row : finding.rows)
    text += fmt::format("- The same of: {}\n", escape_markdown(row_text(row, finding.scope)));
  if (!finding.clauses.empty()) text += "\nIn these clauses:\n\n";
  for (const checker::ClauseRef& clause : finding.clauses) text += clause_text(clause, options);
  return text + "\n";
}

std::string scene_text(const Scene& scene) {
  std::string text;
  for (const Row& row : scene.rows) {
    text += fmt::format("- {}: {}\n", escape_markdown(row.label), listed(row.cards, ", ", named));
  }
  if (!scene.stock.empty()) {
    text += fmt::format("- {} in the stock, the next is {}\n", counted(scene.stock.size(), "card"),
                        named(scene.stock.front()));
  }
  for (const std::string& fact : scene.facts) text += fmt::format("- {}\n", escape_markdown(fact));
  return text.empty() ? text : text + "\n";
}

// Every step with what comes of it.
std::string walk_text(const checker::Walk& walk, bool leads_here) {
  std::string text = leads_here ? "The moves:\n\n" : "Play:\n\n";
  for (std::size_t i = 0; i < walk.steps.size(); ++i) {
    text += fmt::format("{}. {}: {}.{}\n", i + 1, markdown_code(walk.steps[i].move),
                        escape_markdown(to_text(describe(walk, i))),
                        walk.parts == i + 1 ? " From here on the sides differ." : "");
  }
  return text + "\n";
}

std::string line_text(const checker::Finding& finding, const Options& options) {
  const checker::Witness& witness = finding.witness;
  if (const checker::Walk* walk = options.walk_of(finding)) {
    if (!witness.deal || starts_at_deal(witness)) return walk_text(*walk, false);
    return "A deal and a line of play that lead here:\n\n" + scene_text(scene_of(*witness.deal)) +
           walk_text(*walk, true);
  }
  if (witness.line.empty()) return {};
  const bool leads_here = witness.deal && !starts_at_deal(witness);
  std::string text = leads_here ? "A deal and a line of play that lead here:\n\n" : "Play:\n\n";
  if (leads_here) text += scene_text(scene_of(*witness.deal)) + "The moves:\n\n";
  for (std::size_t i = 0; i < witness.line.size(); ++i) {
    text += fmt::format("{}. {}: {}\n", i + 1, markdown_code(witness.line[i].text()),
                        escape_markdown(describe(witness.line[i])));
  }
  return text + "\n";
}

std::string witness_text(const checker::Finding& finding, const Options& options) {
  const checker::Witness& witness = finding.witness;
  std::string text = fmt::format("### Witness: {}\n\n", meaning(witness.situation));
  text += scene_text(scene_of(witness));
  if (!witness.outcomes.empty()) text += "What each side makes of it:\n\n";
  for (const checker::Outcome& outcome : witness.outcomes) {
    text += fmt::format("- **{}** {}: {} (played by {})\n", side_letter(finding, outcome.side),
                        markdown_code(outcome.side), escape_markdown(outcome.text),
                        escape_markdown(rules_of(outcome)));
  }
  if (!witness.outcomes.empty()) text += "\n";
  text += line_text(finding, options);
  if (unreached(witness)) text += "No line of play that leads here was shown.\n\n";
  if (!finding.impact.text.empty()) {
    text += fmt::format("At stake: {}\n\n", escape_markdown(finding.impact.text));
  }
  const auto lines = impact_lines(finding.impact, unit_of(finding));
  for (const std::string& line : lines) {
    text += fmt::format("- Impact: {}\n", escape_markdown(line));
  }
  if (!lines.empty()) text += "\n";
  return text;
}

std::string evidence_text(const checker::Finding& finding) {
  const checker::Evidence& evidence = finding.evidence;
  std::string text = fmt::format("### Evidence: {}\n\n{}\n\n", meaning(evidence.method),
                                 escape_markdown(evidence.summary));
  if (evidence.space > 0) text += fmt::format("Situations compared: {}.\n\n", evidence.space);
  for (const checker::Query& query : evidence.queries) {
    text += fmt::format("- {} must be {}{}\n", markdown_code(query_path(finding.id, query)),
                        markdown_code(query.verdict), identity_note(query));
  }
  if (!evidence.core.empty()) {
    text += fmt::format("- Clauses that the proof needs: {}\n",
                        listed(evidence.core, ", ", markdown_code));
  }
  if (!text.ends_with("\n\n")) text += "\n";
  return text + fmt::format("Check it again: {}\n\n", markdown_code(replay_command(finding.id)));
}

std::string names_text(const checker::Finding& finding, const Options& options) {
  std::vector<std::string> names;
  if (const auto japanese = japanese_name(yaku_id(finding.topic)); !japanese.empty()) {
    names.emplace_back(japanese);
  }
  for (const PrintedName& name : printed_names(finding.topic, finding.editions, options)) {
    names.push_back(
        fmt::format("{} ({})", escape_markdown(name.name), fmt::join(name.editions, ", ")));
  }
  return names.empty() ? std::string() : fmt::format("Names: {}\n\n", fmt::join(names, "; "));
}

std::string finding_text(const checker::Finding& finding, std::size_t number,
                         const Options& options) {
  std::string text = fmt::format("<a id=\"finding-{}\"></a>\n\n## {}. {}\n\n", number, number,
                                 escape_markdown(finding.question));
  text += fmt::format("{}: {}. {}. {}\n\n", label(finding.kind), meaning(finding.kind),
                      escape_markdown(finding.scope.text()), markdown_code(finding.id));
  if (!finding.remarks.empty()) text += escape_markdown(finding.remarks) + "\n\n";
  text += names_text(finding, options);
  text += sides_text(finding, options) + witness_text(finding, options) + evidence_text(finding);
  if (!finding.suggestion.empty()) {
    text += "### Suggested ruling\n\n" + escape_markdown(finding.suggestion) + "\n\n";
  }
  return text;
}

std::string endgames_text(const Options& options) {
  if (options.endgames.empty()) return {};
  std::string text =
      "## Small decks, played out\n\nEvery card known, both players at their best; the last column "
      "says in how many deals koi-koi alone is right at the first call.\n\n"
      "| edition | deck | deals | who begins is ahead | even | behind | numbers | koi-koi |\n"
      "|---|---|---|---|---|---|---|---|\n";
  for (const EndgameTable& table : options.endgames) {
    const EndgameSummary summary = summarise(table);
    const FirstCalls& calls = table.first_calls;
    text += fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} |\n", markdown_code(table.edition),
                        table.deck, looked_at_text(table), summary.won, summary.even, summary.lost,
                        markdown_code(endgame_path(table)),
                        calls == FirstCalls() ? std::string() : share_text(table, calls.koi_koi));
  }
  return text + "\n";
}

std::string hands_text(const Options& options) {
  if (options.hands.empty()) return {};
  std::string text =
      "## Combos of the hand\n\nEvery hand that can be dealt, all equally likely.\n\n";
  for (const HandChart& table : options.hands) {
    Table combos{{"combo", "type", {"kan", Unit::whole}, {"hands", Unit::whole}}};
    for (const HandChart::Combo& combo : table.combos) {
      combos.rows.push_back({combo.id, combo.type, combo.kan, combo.hands});
    }
    text += fmt::format("{}, {} hands; numbers: {}\n\n{}\n", markdown_code(table.edition),
                        table.hands, markdown_code(hands_path(table)), to_markdown(combos));
  }
  return text;
}

std::string audits_text(const Options& options) {
  if (options.audits.empty()) return {};
  std::string text = "## Audits\n\n";
  for (const EditionAudit& audit : options.audits) {
    text += fmt::format("### {}, {}\n\n{}\n", markdown_code(audit.edition), audit.scope,
                        to_markdown(audit.parts, 3));
  }
  return text;
}

std::string across_games_text(const checker::Report& report) {
  if (report.across_games.empty()) return {};
  std::string text =
      "## The same question in other games\n\nNo contradictions: whoever knows one of the games "
      "takes "
      "its answer to the next.\n\n";
  for (const checker::FindingRow& row : report.across_games)
    text += fmt::format("- {}\n", escape_markdown(row_text(row)));
  return text + "\n";
}

std::string transcription_text(const checker::Report& report) {
  if (report.transcription.empty()) return {};
  std::string text = "## Garbled in transcription only\n\n";
  for (const checker::TranscriptionNote& note : report.transcription) {
    text += fmt::format("- {}: {}\n", markdown_code(note.clause), escape_markdown(note.note));
  }
  return text;
}

}  // namespace

std::string to_markdown(const checker::Report& report, const Options& options) {
  const Summary summary = summarise(report, options);
  std::string text = "# Rule-clarification report\n\n";
  text += fmt::format("{} in {}.\n\n", counted(report.findings.size(), "finding"),
                      counted(report.editions.size(), "edition"));
  text += summary_tables(summary, options) + "\n";
  if (!report.findings.empty()) text += findings_table(report) + "\n";
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    text += finding_text(report.findings[i], i + 1, options);
  }
  return text + hands_text(options) + endgames_text(options) + audits_text(options) +
         across_games_text(report) + transcription_text(report);
}

}  // namespace hanaproof::reports
