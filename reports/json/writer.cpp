#include "model/notation/json_values.h"
#include "reports/json.h"
#include "reports/json/impact.h"
#include "reports/json/standing.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

// Keeps the order of the contract.
using Json = nlohmann::ordered_json;

template <class Items>
Json list(const Items& items, auto&& to_item) {
  Json json = Json::array();
  for (const auto& item : items) json.push_back(to_item(item));
  return json;
}

Json codes(const auto& cards) {
  return list(cards, [](cards::Card card) { return card.code(); });
}

Json scope_json(const rulebook::Scope& scope) {
  return {{"text", scope.text()}, {"players", scope.players}, {"options", scope.options}};
}

Json citation_json(const rulebook::Citation& citation) {
  Json json = {{"document", citation.document}};
  if (!citation.page.empty()) json["page"] = citation.page;
  if (citation.line > 0) json["line"] = citation.line;
  json["anchor"] = citation.anchor;
  if (citation.occurrence > 0) json["occurrence"] = citation.occurrence;
  return json;
}

Json clause_json(const checker::ClauseRef& clause) {
  Json json = {{"edition", clause.edition},
               {"id", clause.id},
               {"source", list(clause.sources, citation_json)},
               {"value", clause.value}};
  if (clause.standing != rulebook::Standing::stated) json["standing"] = name(clause.standing);
  if (!clause.note.empty()) json["note"] = clause.note;
  if (clause.position.line > 0) {
    json["position"] = {{"line", clause.position.line}, {"column", clause.position.column}};
  }
  return json;
}

Json query_json(const std::string& finding, const checker::Query& query) {
  return {{"name", query.name},
          {"file", query_path(finding, query)},
          {"verdict", query.verdict},
          {"text", query.text}};
}

Json evidence_json(const checker::Finding& finding) {
  const checker::Evidence& evidence = finding.evidence;
  Json json = {{"method", name(evidence.method)}, {"summary", evidence.summary}};
  if (!evidence.queries.empty()) {
    json["queries"] = list(evidence.queries, [&](const checker::Query& query) {
      return query_json(finding.id, query);
    });
  }
  if (evidence.space > 0) json["space"] = evidence.space;
  if (!evidence.core.empty()) json["core"] = evidence.core;
  return json;
}

Json outcome_json(const checker::Outcome& outcome) {
  Json json = {{"side", outcome.side}, {"edition", outcome.edition}};
  if (!outcome.rules.empty()) json["rules"] = outcome.rules;
  json["players"] = outcome.players;
  json["text"] = outcome.text;
  return json;
}

Json bets_json(const notation::BetRound& round) {
  Json json = {{"dealer", round.dealer},
               {"money", round.money},
               {"ante", round.ante},
               {"bets", list(round.bets, [](const notation::Bet& bet) { return bet.text(); })}};
  if (!round.seats.empty()) json["seats"] = round.seats;
  if (!round.hands.empty()) {
    json["hands"] = list(round.hands, [](cards::CardSet hand) { return codes(hand); });
  }
  return json;
}

// A round of Hachi-Hachi: from a position, or from the deal on.
Json hachi_json(const notation::HachiRound& round) {
  Json json = Json::object();
  if (round.position) {
    json["position"] = notation::to_value(*round.position);
  } else {
    json["match"] = notation::to_value(round.match);
    json["deal"] = notation::to_value(round.deal);
  }
  json["line"] = list(round.line, [](const notation::HachiMove& move) { return move.text(); });
  if (round.at) json["at"] = notation::to_value(*round.at);
  return json;
}

Json witness_json(const checker::Witness& witness) {
  Json json = {{"situation", name(witness.situation)}};
  if (!witness.drawn.empty()) json["drawn"] = codes(witness.drawn);
  const bool pile = witness.situation == checker::Situation::pile ||
                    witness.situation == checker::Situation::hand;
  if (pile) json["pile"] = codes(witness.pile);
  if (witness.own_calls > 0) json["own_calls"] = witness.own_calls;
  if (witness.opponent_called) json["opponent_called"] = true;
  if (witness.position) json["position"] = notation::to_value(*witness.position);
  if (witness.move) json["move"] = witness.move->text();
  if (!witness.totals.empty()) json["totals"] = witness.totals;
  if (!witness.won.empty()) json["won"] = witness.won;
  if (witness.bets) json["betting"] = bets_json(*witness.bets);
  if (witness.situation == checker::Situation::fields) {
    json["fields"] = list(witness.fields, [](cards::CardSet field) { return codes(field); });
  }
  if (witness.hachi) json["hachi"] = hachi_json(*witness.hachi);
  json["outcomes"] = list(witness.outcomes, outcome_json);
  if (witness.deal) json["deal"] = notation::to_value(*witness.deal);
  if (!witness.line.empty()) {
    json["line"] = list(witness.line, [](const notation::Move& move) { return move.text(); });
  }
  if (unreached(witness)) json["reached"] = "not shown";
  return json;
}

Json finding_json(const checker::Finding& finding) {
  const auto side_json = [](const checker::Side& side) {
    return Json{{"value", side.value}, {"editions", side.editions}};
  };
  return {{"id", finding.id},
          {"kind", name(finding.kind)},
          {"topic", finding.topic},
          {"question", finding.question},
          {"scope", scope_json(finding.scope)},
          {"editions", finding.editions},
          {"positions", list(finding.positions, side_json)},
          {"clauses", list(finding.clauses, clause_json)},
          {"evidence", evidence_json(finding)},
          {"witness", witness_json(finding.witness)},
          {"impact", impact_json(finding.impact)},
          {"summary", finding.summary},
          {"suggestion", finding.suggestion}};
}

Json note_json(const checker::TranscriptionNote& note) {
  return {
      {"clause", note.clause}, {"note", note.note}, {"source", list(note.sources, citation_json)}};
}

// What is not UTF-8 in someone's note must not cost them the whole report.
std::string dump(const Json& json) {
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json undecided_json(const checker::Undecided& undecided) {
  return {{"topic", undecided.topic},
          {"scope", scope_json(undecided.scope)},
          {"editions", undecided.editions},
          {"question", undecided.question},
          {"reason", undecided.reason}};
}

Json report_json(const checker::Report& report) {
  return {{"schema", {{"name", "hanaproof.findings"}, {"version", 1}}},
          {"editions", report.editions},
          {"findings", list(report.findings, finding_json)},
          {"transcription", list(report.transcription, note_json)}};
}

}  // namespace

std::string to_json(const checker::Report& report) { return dump(report_json(report)); }

std::string to_json(const checker::Survey& survey) {
  Json json = report_json(survey);
  if (!survey.undecided.empty()) json["undecided"] = list(survey.undecided, undecided_json);
  return dump(json);
}

std::string to_json(const checker::Finding& finding) {
  return dump({{"schema", {{"name", "hanaproof.finding"}, {"version", 1}}},
               {"finding", finding_json(finding)}});
}

std::string counts_to_json(const checker::Finding& finding) {
  Json json = {{"schema", {{"name", "hanaproof.counts"}, {"version", 1}}}, {"finding", finding.id}};
  if (finding.evidence.space > 0) json["space"] = finding.evidence.space;
  json["impact"] = impact_json(finding.impact);
  return dump(json);
}

}  // namespace hanaproof::reports
