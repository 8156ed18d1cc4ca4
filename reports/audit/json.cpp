#include <map>
#include <string>

#include "reports/audit/audit.h"
#include "reports/json/archive.h"
#include "reports/json/by_unit.h"
#include "reports/json/scope.h"

namespace hanaproof::reports {

using audit::Audit;
using audit::IdleClause;

namespace {

constexpr auto kEvidenceOfAudit = [](auto& io, auto& evidence) {
  io.choice("basis", evidence.basis, documents::all_to(audit::Basis::searched));
  io.field("method", evidence.method);
  io.whole("space", evidence.space, "Cases looked at; 0 where none were counted.");
};

constexpr auto kTrap = [](auto& io, auto& one) {
  io.field("cause", one.cause);
  io.field("pile", one.before, "The least that shows it.");
  io.field("captured", one.captured);
  io.field("from", one.from);
  io.field("to", one.to);
  io.field("deepest", one.deepest, "Most points lost.");
  io.whole("steps", one.steps, "Piles and captures that fall for this cause.");
};

constexpr auto kResults = [](auto& io, auto& found) {
  io.field("follow", found.results_follow, "Whether they fall exactly where points do.");
  io.object("evidence", found.result_evidence, kEvidenceOfAudit);
};

constexpr auto kTraps = [](auto& io, auto& found) {
  io.field("of", found.of, "What falls.");
  io.objects("traps", found.traps, kTrap);
  io.object("evidence", found.evidence, kEvidenceOfAudit);
  if (io.has("results", found.results_follow.has_value())) {
    io.object("results", found, kResults, "Of points times factors.");
  }
};

constexpr auto kRival = [](auto& io, auto& other) {
  io.field("clause", other.clause);
  io.field("values", other.values);
};

constexpr auto kIdleClause = [](auto& io, auto& one) {
  io.field("clause", one.clause);
  io.choice("why", one.why, documents::all_to(IdleClause::Why::unseen),
            "assumed: the same would be assumed; twice: other clauses say the same, or can be read "
            "so; unseen: nobody can tell.");
  io.field("value", one.value);
  io.field("otherwise", one.otherwise, "What holds without the clause.");
  io.field("same", one.same, "Clauses that answer the same question alike.");
  io.objects("rivals", one.rivals, kRival, "Clauses that answer it otherwise, or can be read so.");
  io.object("evidence", one.evidence, kEvidenceOfAudit);
};

constexpr auto kIdle = [](auto& io, auto& found) {
  io.field("clauses", found.clauses, "Stated ones on which play can depend.");
  io.field("text_only", found.text_only);
  io.objects("idle", found.idle, kIdleClause);
  io.field("uncompared", found.uncompared, "Clauses that nothing asked for.");
  io.object("evidence", found.evidence, kEvidenceOfAudit);
};

constexpr auto kUnusedClause = [](auto& io, auto& one) {
  io.field("clause", one.clause);
  io.field("why", one.why);
  io.object("evidence", one.evidence, kEvidenceOfAudit);
  io.maybe("only_at", one.only_at,
           "The scopes at which nothing makes it come up, where it is in force at others, too.");
};

constexpr auto kUnused = [](auto& io, auto& found) {
  io.field("used", found.used);
  io.objects("unused", found.unused, kUnusedClause);
  io.object("evidence", found.evidence, kEvidenceOfAudit);
};

// A row of the table, as documents have it.
struct ScoreLine {
  int score = 0;
  std::uint64_t piles = 0;
  cards::CardSet least = {};
  std::map<std::string, std::string> by_cards = {};
};

std::vector<ScoreLine> lines_of(const properties::ScoreTable& table) {
  std::vector<ScoreLine> lines;
  for (const auto& [score, row] : table.rows) {
    ScoreLine& line = lines.emplace_back(ScoreLine{score, row.piles, row.least});
    for (const auto& [size, piles] : row.by_cards) {
      line.by_cards[std::to_string(size)] = std::to_string(piles);
    }
  }
  return lines;
}

void enter(const std::vector<ScoreLine>& lines, properties::ScoreTable& table) {
  for (const ScoreLine& line : lines) {
    properties::ScoreRow& row = table.rows[line.score];
    row.piles = line.piles;
    row.least = line.least;
    for (const auto& [size, piles] : line.by_cards)
      row.by_cards[std::stoi(size)] = std::stoull(piles);
  }
}
// Where it is written from.
void enter(const std::vector<ScoreLine>&, const properties::ScoreTable&) {}

constexpr auto kScore = [](auto& io, auto& line) {
  io.field("score", line.score);
  io.whole("piles", line.piles);
  io.field("least", line.least);
  io.field("by_cards", line.by_cards, "Piles by how many cards they hold.");
};

constexpr auto kScores = [](auto& io, auto& found) {
  io.field("of", found.of);
  io.whole("piles", found.table.piles);
  io.field("possible", found.possible);
  io.field("never", found.never, "Between the lowest and the highest.");
  auto lines = lines_of(found.table);
  io.objects("scores", lines, kScore);
  enter(lines, found.table);
  io.object("evidence", found.evidence, kEvidenceOfAudit);
  io.maybe("results_never", found.results_never,
           "Of points times factors, up to the highest points.");
};

constexpr auto kSharedYaku = [](auto& io, auto& one) {
  io.field("yaku", one.yaku);
  io.field("both", one.possible, "Whether the cards let both sides make it in one round.");
  io.when(one.possible, [&] {
    io.field("first", one.first);
    io.field("second", one.second);
    io.field("looked_for", one.looked_for, "Whether a round was looked for in which both make it.");
  });
  io.when(io.maybe("deal", one.deal), [&] { io.field("line", one.line); });
};

constexpr auto kShared = [](auto& io, auto& found) {
  io.objects("yaku", found.yaku, kSharedYaku);
  io.object("evidence", found.evidence, kEvidenceOfAudit);
};

constexpr auto kAudit = [](auto& io, auto& audit) {
  const auto part = [&](const char* field, auto& found, const auto& describe) {
    if (io.has(field, found.has_value())) io.object(field, found, describe);
  };
  io.field("edition", audit.edition);
  io.object("scope", audit.scope, kScopeFields,
            "At which piles and rounds are looked at; clauses are looked at in every scope.");
  part("traps", audit.traps, kTraps);
  part("idle_clauses", audit.idle, kIdle);
  part("unused_clauses", audit.unused, kUnused);
  part("scores", audit.scores, kScores);
  part("yaku_of_both_sides", audit.shared, kShared);
  io.field("left_out", audit.left_out);
};

constexpr auto kAudits = [](auto& io, const std::vector<Audit>& audits) {
  io.objects("audits", audits, kAudit);
};
constexpr auto kAuditDocument = documents::document<std::vector<Audit>>(
    {"audit", 1,
     "Traps, idle and unused clauses, impossible scores, yaku of one side of editions."},
    kAudits);

constexpr auto kAuditOfUnit = [](auto& io, auto& one) {
  io.field("unit", one.unit);
  io.object("audit", one.result, kAudit);
};
constexpr auto kUnits = [](auto& io, auto& units) {
  io.needed_objects("units", units, kAuditOfUnit);
};
constexpr auto kUnitsDocument = documents::document<std::vector<UnitDone<Audit>>>(
    {"audited", 1, "Parts of audits that are done."}, kUnits);

}  // namespace

std::string to_json(const std::vector<Audit>& audits) {
  return kAuditDocument.written(audits).dump(2) + "\n";
}

std::string audit_schema() { return kAuditDocument.schema_text(); }

std::string AuditedSoFar::to_json() const { return written_units(units, kUnitsDocument); }

AuditedSoFar AuditedSoFar::from_json(std::string_view text) {
  return {read_units(text, kUnitsDocument)};
}

}  // namespace hanaproof::reports
