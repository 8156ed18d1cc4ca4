#include "reports/audit/audit.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/notation/json_values.h"
#include "reports/json/values.h"
#include "reports/wording.h"

namespace hanaproof::reports {

using audit::Audit;
using audit::Evidence;
using audit::IdleClause;

namespace {

// "[counted] by classes of cards. Cases: 1340029796352."
std::string evidence_text(const Evidence& evidence) {
  std::string text = fmt::format("[{}] {}", name(evidence.basis), evidence.method);
  if (evidence.space > 0) text += fmt::format(" Cases: {}.", evidence.space);
  return text;
}

void add(const audit::Traps& found, Document& document) {
  document.heading("Does capturing more ever lower one's score?");
  document.text(
      found.traps.empty()
          ? fmt::format("Never ({}).", found.of)
          : fmt::format("Yes, in {} ({}):", counted(found.traps.size(), "way"), found.of));
  for (const audit::Trap& trap : found.traps) {
    document.item(
        fmt::format("{}. Least: {} + {}: {} falls to {}; {} lost at most; {} piles and captures",
                    trap.cause, trap.before.empty() ? "nothing" : trap.before.codes(),
                    trap.captured.codes(), trap.from, trap.to, trap.deepest, trap.steps));
  }
  document.evidence(evidence_text(found.evidence));
  if (!found.results_follow) return;
  document.text(*found.results_follow
                    ? "What is written down, multiplied, falls exactly where points do."
                    : "What is written down, multiplied, may fall where points do not.");
  document.evidence(evidence_text(found.result_evidence));
}

// "X says the same", "Y says, or can be read as, no".
std::vector<std::string> others_of(const IdleClause& clause) {
  std::vector<std::string> all;
  if (!clause.same.empty()) {
    all.push_back(fmt::format("{} say{} the same", fmt::join(clause.same, ", "),
                              clause.same.size() == 1 ? "s" : ""));
  }
  for (const IdleClause::Rival& rival : clause.rivals) {
    all.push_back(
        fmt::format("{} says, or can be read as, {}", rival.clause, fmt::join(rival.values, ", ")));
  }
  return all;
}

void add(const audit::IdleClauses& found, Document& document) {
  document.heading("Clauses without an effect that can be seen");
  std::size_t assumed = 0;
  for (const IdleClause& one : found.idle) {
    if (one.why == IdleClause::Why::assumed) {
      ++assumed;
    } else if (one.why == IdleClause::Why::twice) {
      document.item(
          fmt::format("{}: {}. {}.", one.clause, one.value, fmt::join(others_of(one), "; ")));
    } else {
      document.item(fmt::format("{}: {}. Without it: {}. {}", one.clause, one.value, one.otherwise,
                                evidence_text(one.evidence)));
    }
  }
  if (assumed == found.idle.size()) document.text("None that only says things again.");
  document.text(
      fmt::format("{} more say what is assumed of a silent text anyway; {} are never played by.",
                  assumed, found.text_only));
  if (!found.uncompared.empty()) {
    document.text(
        fmt::format("Not compared, because nothing asked for them or the solver gave no answer: {}",
                    fmt::join(found.uncompared, ", ")));
  }
  document.evidence(evidence_text(found.evidence));
}

void add(const audit::UnusedClauses& found, Document& document) {
  document.heading("Clauses that no situation uses");
  for (const audit::UnusedClause& one : found.unused) {
    std::string text = one.clause + ": ";
    if (!one.only_at.empty()) text += fmt::format("only at {}: ", one.only_at);
    text += one.why;
    if (one.evidence.basis != audit::Basis::searched) text += " " + evidence_text(one.evidence);
    document.item(text);
  }
  document.text(fmt::format("{} clauses were used.", found.used));
  document.evidence(evidence_text(found.evidence));
}

void add(const audit::Scores& found, Document& document) {
  document.heading("Scores that can never occur");
  document.text(fmt::format("Possible ({}): {}", found.of, found.possible));
  document.text(fmt::format("Never, up to the highest: {}", found.never));
  if (!found.results_never.empty()) {
    document.text(
        fmt::format("Never as a result, multiplied as calls and points have it, up to the highest "
                    "points: {}",
                    found.results_never));
  }
  const auto& [points, piles] = *found.table.rows.rbegin();
  document.text(fmt::format("The highest, {}, in {} piles, the least of them {} cards: {}", points,
                            piles.piles, piles.least.size(), piles.least.codes()));
  document.evidence(evidence_text(found.evidence));
}

void add(const audit::SharedYakus& found, Document& document) {
  document.heading("Yaku that only one side can make in a round");
  std::vector<std::string> never;
  for (const audit::SharedYaku& one : found.yaku) {
    if (!one.possible) never.push_back(one.yaku);
  }
  document.text(never.empty() ? "None." : fmt::format("{}", fmt::join(never, ", ")));
  for (const audit::SharedYaku& one : found.yaku) {
    if (!one.possible) continue;
    document.item(
        fmt::format("both: {}, with {} and {}{}", one.yaku, one.first.codes(), one.second.codes(),
                    one.deal ? fmt::format("; a round of {} decisions shows it", one.line.size())
                    : one.looked_for ? "; no round was found that shows it"
                                     : "; no round was looked for"));
  }
  document.evidence(evidence_text(found.evidence));
}

void add_parts(const Audit& audit, Document& document) {
  const auto part = [&](const auto& found) {
    if (found) add(*found, document);
  };
  part(audit.traps);
  part(audit.idle);
  part(audit.unused);
  part(audit.scores);
  part(audit.shared);
  if (!audit.left_out.empty()) document.heading("Left out");
  for (const std::string& what : audit.left_out) document.item(what);
}

}  // namespace

Document to_document(const std::vector<Audit>& audits) {
  Document document;
  for (const Audit& audit : audits) {
    document.title(fmt::format("{}, {}", audit.edition, audit.scope.text()));
    add_parts(audit, document);
  }
  return document;
}

EditionAudit edition_audit(const Audit& audit) {
  EditionAudit words{audit.edition, audit.scope.text()};
  add_parts(audit, words.parts);
  return words;
}

ScoreChart score_chart(const std::string& edition, const properties::ScoreTable& table) {
  ScoreChart chart{edition, {}, fmt::format("{}", table.piles)};
  for (const auto& [points, row] : table.rows) chart.piles[points] = fmt::format("{}", row.piles);
  return chart;
}

}  // namespace hanaproof::reports
