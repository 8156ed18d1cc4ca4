#include <fmt/format.h>

#include "model/documents/document.h"
#include "reports/audit/audit.h"
#include "reports/json/scope.h"

namespace hanaproof::reports {

using audit::Audit;
using audit::IdleClause;

namespace {

// Numbers of piles outgrow what other languages hold exactly.
std::string digits(std::uint64_t number) { return fmt::format("{}", number); }

constexpr auto kEvidenceOfAudit = [](auto& io, const audit::Evidence& evidence) {
  io.choice("basis", evidence.basis, documents::all_to(audit::Basis::searched));
  io.field("method", evidence.method);
  io.whole("space", digits(evidence.space), "Cases looked at; 0 where none were counted.");
};

constexpr auto kTrap = [](auto& io, const audit::Trap& one) {
  io.field("cause", one.cause);
  io.field("pile", one.before, "The least that shows it.");
  io.field("captured", one.captured);
  io.field("from", one.from);
  io.field("to", one.to);
  io.field("deepest", one.deepest, "Most points lost.");
  io.whole("steps", digits(one.steps), "Piles and captures that fall for this cause.");
};

constexpr auto kResults = [](auto& io, const audit::Traps& found) {
  io.field(
      "follow", [&] { return *found.results_follow; },
      "Whether they fall exactly where points do.");
  io.object("evidence", found.result_evidence, kEvidenceOfAudit);
};

constexpr auto kTraps = [](auto& io, const audit::Traps& found) {
  io.field("of", found.of, "What falls.");
  io.objects("traps", found.traps, kTrap);
  io.object("evidence", found.evidence, kEvidenceOfAudit);
  if (io.has("results", found.results_follow.has_value())) {
    io.object("results", found, kResults, "Of points times factors.");
  }
};

constexpr auto kRival = [](auto& io, const IdleClause::Rival& other) {
  io.field("clause", other.clause);
  io.field("values", other.values);
};

std::string_view why_text(IdleClause::Why why) {
  return why == IdleClause::Why::assumed ? "assumed"
         : why == IdleClause::Why::twice ? "twice"
                                         : "unseen";
}

constexpr auto kIdleClause = [](auto& io, const IdleClause& one) {
  io.field("clause", one.clause);
  io.field(
      "why", [&] { return why_text(one.why); },
      "assumed: the same would be assumed; twice: other clauses say the same, or can be read "
      "so; unseen: nobody can tell.");
  io.field("value", one.value);
  io.field("otherwise", one.otherwise, "What holds without the clause.");
  io.field("same", one.same, "Clauses that answer the same question alike.");
  io.objects("rivals", one.rivals, kRival, "Clauses that answer it otherwise, or can be read so.");
  io.object("evidence", one.evidence, kEvidenceOfAudit);
};

constexpr auto kIdle = [](auto& io, const audit::IdleClauses& found) {
  io.field("clauses", found.clauses, "Stated ones on which play can depend.");
  io.field("text_only", found.text_only);
  io.objects("idle", found.idle, kIdleClause);
  io.field("uncompared", found.uncompared, "Clauses that nothing asked for.");
  io.object("evidence", found.evidence, kEvidenceOfAudit);
};

constexpr auto kUnusedClause = [](auto& io, const audit::UnusedClause& one) {
  io.field("clause", one.clause);
  io.field("why", one.why);
  io.object("evidence", one.evidence, kEvidenceOfAudit);
  io.maybe("only_at", one.only_at,
           "The scopes at which nothing makes it come up, where it is in force at others, too.");
};

constexpr auto kUnused = [](auto& io, const audit::UnusedClauses& found) {
  io.field("used", found.used);
  io.objects("unused", found.unused, kUnusedClause);
  io.object("evidence", found.evidence, kEvidenceOfAudit);
};

using ScoreAndRow = std::pair<int, properties::ScoreRow>;
constexpr auto kScore = [](auto& io, const ScoreAndRow& each) {
  const auto by_cards = [&] {
    std::map<std::string, std::string> all;
    for (const auto& [size, piles] : each.second.by_cards) {
      all[fmt::format("{}", size)] = digits(piles);
    }
    return all;
  };
  io.field("score", each.first);
  io.whole("piles", digits(each.second.piles));
  io.field("least", each.second.least);
  io.field("by_cards", by_cards, "Piles by how many cards they hold.");
};

constexpr auto kScores = [](auto& io, const audit::Scores& found) {
  const auto rows = [&] {
    return std::vector<ScoreAndRow>(found.table.rows.begin(), found.table.rows.end());
  };
  io.field("of", found.of);
  io.whole("piles", digits(found.table.piles));
  io.field("possible", found.possible);
  io.field("never", found.never, "Between the lowest and the highest.");
  io.objects("scores", rows, kScore);
  io.object("evidence", found.evidence, kEvidenceOfAudit);
  io.maybe("results_never", found.results_never,
           "Of points times factors, up to the highest points.");
};

constexpr auto kSharedYaku = [](auto& io, const audit::SharedYaku& one) {
  io.field("yaku", one.yaku);
  io.field("both", one.possible, "Whether the cards let both sides make it in one round.");
  io.when(one.possible, [&] {
    io.field("first", one.first);
    io.field("second", one.second);
    io.field("looked_for", one.looked_for, "Whether a round was looked for in which both make it.");
  });
  io.when(one.deal.has_value(), [&] {
    io.field("deal", [&] { return *one.deal; });
    io.field("line", one.line);
  });
};

constexpr auto kShared = [](auto& io, const audit::SharedYakus& found) {
  io.objects("yaku", found.yaku, kSharedYaku);
  io.object("evidence", found.evidence, kEvidenceOfAudit);
};

constexpr auto kAudit = [](auto& io, const Audit& audit) {
  const auto part = [&](const char* field, const auto& found, const auto& describe) {
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

}  // namespace

std::string to_json(const std::vector<Audit>& audits) {
  return kAuditDocument.written(audits).dump(2) + "\n";
}

std::string audit_schema() { return kAuditDocument.schema_text(); }

}  // namespace hanaproof::reports
