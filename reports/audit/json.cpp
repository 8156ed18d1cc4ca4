#include <fmt/format.h>

#include "model/notation/json_values.h"
#include "reports/audit/audit.h"
#include "reports/json/values.h"

namespace hanaproof::reports {

using audit::Audit;
using audit::IdleClause;

namespace {

// Numbers of piles outgrow what other languages hold exactly.
Json number_json(std::uint64_t number) { return fmt::format("{}", number); }

Json evidence_json(const audit::Evidence& evidence) {
  return {{"basis", name(evidence.basis)},
          {"method", evidence.method},
          {"space", number_json(evidence.space)}};
}

Json to_value(const audit::Traps& found) {
  const auto trap = [](const audit::Trap& one) -> Json {
    return {{"cause", one.cause},
            {"pile", codes(one.before)},
            {"captured", codes(one.captured)},
            {"from", one.from},
            {"to", one.to},
            {"deepest", one.deepest},
            {"steps", number_json(one.steps)}};
  };
  Json json = {{"of", found.of},
               {"traps", list(found.traps, trap)},
               {"evidence", evidence_json(found.evidence)}};
  if (found.results_follow) {
    json["results"] = {{"follow", *found.results_follow},
                       {"evidence", evidence_json(found.result_evidence)}};
  }
  return json;
}

Json to_value(const audit::IdleClauses& found) {
  const auto clause = [](const IdleClause& one) -> Json {
    return {{"clause", one.clause},
            {"why", one.why == IdleClause::Why::assumed ? "assumed"
                    : one.why == IdleClause::Why::twice ? "twice"
                                                        : "unseen"},
            {"value", one.value},
            {"otherwise", one.otherwise},
            {"evidence", evidence_json(one.evidence)}};
  };
  return {{"clauses", found.clauses},
          {"text_only", found.text_only},
          {"idle", list(found.idle, clause)},
          {"uncompared", found.uncompared},
          {"evidence", evidence_json(found.evidence)}};
}

Json to_value(const audit::UnusedClauses& found) {
  const auto clause = [](const audit::UnusedClause& one) {
    Json json = {
        {"clause", one.clause}, {"why", one.why}, {"evidence", evidence_json(one.evidence)}};
    if (!one.only_at.empty()) json["only_at"] = one.only_at;
    return json;
  };
  return {{"used", found.used},
          {"unused", list(found.unused, clause)},
          {"evidence", evidence_json(found.evidence)}};
}

Json to_value(const audit::Scores& found) {
  const auto score = [](const auto& entry) {
    const auto& [points, row] = entry;
    Json json = {{"score", points},
                 {"piles", number_json(row.piles)},
                 {"least", codes(row.least)},
                 {"by_cards", Json::object()}};
    for (const auto& [size, piles] : row.by_cards) {
      json["by_cards"][fmt::format("{}", size)] = number_json(piles);
    }
    return json;
  };
  Json json = {{"of", found.of},
               {"piles", number_json(found.table.piles)},
               {"possible", found.possible},
               {"never", found.never},
               {"scores", list(found.table.rows, score)},
               {"evidence", evidence_json(found.evidence)}};
  if (!found.results_never.empty()) json["results_never"] = found.results_never;
  return json;
}

Json to_value(const audit::SharedYakus& found) {
  const auto yaku = [](const audit::SharedYaku& one) {
    Json json = {{"yaku", one.yaku}, {"both", one.possible}};
    if (one.possible) {
      json["first"] = codes(one.first);
      json["second"] = codes(one.second);
      json["looked_for"] = one.looked_for;
    }
    if (one.deal) {
      json["deal"] = notation::to_value(*one.deal);
      json["line"] = texts(one.line);
    }
    return json;
  };
  return {{"yaku", list(found.yaku, yaku)}, {"evidence", evidence_json(found.evidence)}};
}

Json audit_json(const Audit& audit) {
  Json json = {{"edition", audit.edition},
               {"scope", {{"players", audit.scope.players}, {"options", audit.scope.options}}}};
  const auto part = [&](const char* field, const auto& found) {
    if (found) json[field] = to_value(*found);
  };
  part("traps", audit.traps);
  part("idle_clauses", audit.idle);
  part("unused_clauses", audit.unused);
  part("scores", audit.scores);
  part("yaku_of_both_sides", audit.shared);
  json["left_out"] = audit.left_out;
  return json;
}

}  // namespace

std::string to_json(const std::vector<Audit>& audits) {
  Json document = json_document("hanaproof.audit");
  document["audits"] = list(audits, audit_json);
  return document.dump(2) + "\n";
}

}  // namespace hanaproof::reports
