#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "model/notation/hachi_json.h"
#include "model/notation/position_json.h"
#include "reports/audit/audit.h"

namespace hanaproof::reports {

using audit::Audit;
using audit::Circle;
using audit::Evidence;
using audit::IdleClause;
using audit::IdleClauses;
using audit::MatchEnd;
using audit::MatchEnds;
using audit::Round;
using audit::Rounds;
using audit::Scores;
using audit::SharedYaku;
using audit::SharedYakus;
using audit::Trap;
using audit::Traps;
using audit::UnusedClause;
using audit::UnusedClauses;
using Json = nlohmann::ordered_json;

namespace {

Json cards_json(cards::CardSet cards) {
  Json codes = Json::array();
  for (const cards::Card card : cards) codes.push_back(card.code());
  return codes;
}

template <class Move>
Json line_json(const std::vector<Move>& line) {
  Json moves = Json::array();
  for (const Move& move : line) moves.push_back(move.text());
  return moves;
}

// Numbers of piles outgrow what other languages hold exactly.
Json number_json(std::uint64_t number) { return fmt::format("{}", number); }

Json evidence_json(const Evidence& evidence) {
  return {{"basis", name(evidence.basis)},
          {"method", evidence.method},
          {"space", number_json(evidence.space)}};
}

Json traps_json(const std::vector<Trap>& traps) {
  Json all = Json::array();
  for (const Trap& trap : traps) {
    all.push_back({{"cause", trap.cause},
                   {"pile", cards_json(trap.before)},
                   {"captured", cards_json(trap.captured)},
                   {"from", trap.from},
                   {"to", trap.to},
                   {"deepest", trap.deepest},
                   {"steps", number_json(trap.steps)}});
  }
  return all;
}

Json json_of(const Traps& found) {
  Json json = {{"of", found.of},
               {"traps", traps_json(found.traps)},
               {"evidence", evidence_json(found.evidence)}};
  if (found.results_follow) {
    json["results"] = {{"follow", *found.results_follow},
                       {"evidence", evidence_json(found.result_evidence)}};
  }
  if (found.by_card) {
    json["single_cards"] = {{"traps", traps_json(*found.by_card)},
                            {"evidence", evidence_json(found.by_card_evidence)}};
  }
  return json;
}

std::string_view name_of(IdleClause::Why why) {
  if (why == IdleClause::Why::assumed) return "assumed";
  return why == IdleClause::Why::twice ? "twice" : "unseen";
}

Json json_of(const IdleClauses& found) {
  Json json = {{"clauses", found.clauses},
               {"text_only", found.text_only},
               {"idle", Json::array()},
               {"uncompared", found.uncompared},
               {"evidence", evidence_json(found.evidence)}};
  for (const IdleClause& one : found.idle) {
    json["idle"].push_back({{"clause", one.clause},
                            {"why", name_of(one.why)},
                            {"value", one.value},
                            {"otherwise", one.otherwise},
                            {"evidence", evidence_json(one.evidence)}});
  }
  return json;
}

Json json_of(const UnusedClauses& found) {
  Json json = {
      {"used", found.used}, {"unused", Json::array()}, {"evidence", evidence_json(found.evidence)}};
  for (const UnusedClause& one : found.unused) {
    Json clause = {
        {"clause", one.clause}, {"why", one.why}, {"evidence", evidence_json(one.evidence)}};
    if (!one.only_at.empty()) clause["only_at"] = one.only_at;
    json["unused"].push_back(std::move(clause));
  }
  return json;
}

Json json_of(const Scores& found) {
  Json rows = Json::array();
  for (const auto& [points, row] : found.table.rows) {
    Json sizes = Json::object();
    for (const auto& [size, piles] : row.by_cards) {
      sizes[fmt::format("{}", size)] = number_json(piles);
    }
    rows.push_back({{"score", points},
                    {"piles", number_json(row.piles)},
                    {"least", cards_json(row.least)},
                    {"by_cards", std::move(sizes)}});
  }
  Json json = {{"of", found.of},
               {"piles", number_json(found.table.piles)},
               {"possible", found.possible},
               {"never", found.never},
               {"scores", std::move(rows)},
               {"evidence", evidence_json(found.evidence)}};
  if (!found.results_never.empty()) json["results_never"] = found.results_never;
  return json;
}

Json json_of(const SharedYakus& found) {
  Json json = {{"yaku", Json::array()}, {"evidence", evidence_json(found.evidence)}};
  for (const SharedYaku& one : found.yaku) {
    Json entry = {{"yaku", one.yaku}, {"both", one.possible}};
    if (one.possible) {
      entry["first"] = cards_json(one.first);
      entry["second"] = cards_json(one.second);
      entry["looked_for"] = one.looked_for;
    }
    if (one.deal) {
      entry["deal"] = Json::parse(notation::to_json(*one.deal));
      entry["line"] = line_json(one.line);
    }
    json["yaku"].push_back(std::move(entry));
  }
  return json;
}

Json hachi_json(const checker::HachiRound& round) {
  return {{"match", Json::parse(notation::to_json(round.match))},
          {"deal", Json::parse(notation::to_json(round.deal))},
          {"line", line_json(round.line)}};
}

Json hachi_json(const std::vector<checker::HachiRound>& rounds) {
  Json all = Json::array();
  for (const checker::HachiRound& round : rounds) all.push_back(hachi_json(round));
  return all;
}

Json found_json(const std::optional<Round>& round) {
  if (!round) return nullptr;
  Json json = {{"decisions", round->plies}};
  if (round->bets) {
    json["money"] = round->bets->money;
    json["ante"] = round->bets->ante;
    json["line"] = line_json(round->bets->bets);
  } else if (round->hachi) {
    json.update(hachi_json(*round->hachi));
  } else {
    json["deal"] = Json::parse(notation::to_json(round->deal));
    json["line"] = line_json(round->line);
  }
  return json;
}

Json round_json(int bound, const std::string& argument, const std::optional<Round>& round) {
  return {{"bound", bound}, {"argument", argument}, {"found", found_json(round)}};
}

Json json_of(const Rounds& found) {
  Json json = {
      {"turns", found.turns},
      {"may_be_unplayed", found.may_be_unplayed},
      {"shortest", round_json(found.shortest_bound, found.shortest_argument, found.shortest)},
      {"longest", round_json(found.longest_bound, found.longest_argument, found.longest)},
      {"small_games", found.small_games},
      {"evidence", evidence_json(found.evidence)}};
  if (found.unplayed) json["unplayed"] = found_json(found.unplayed);
  return json;
}

std::string_view name_of(Circle::By by) {
  if (by == Circle::By::players) return "players";
  return by == Circle::By::fields ? "fields" : "void-deals";
}

Json json_of(const MatchEnds& found) {
  Json json = {{"rules", Json::array()}, {"evidence", evidence_json(found.evidence)}};
  for (const MatchEnd& end : found.rules) {
    Json rules = {{"readings", Json(end.readings)}, {"circles", Json::array()}};
    for (const Circle& circle : end.circles) {
      rules["circles"].push_back({{"by", name_of(circle.by)},
                                  {"how", circle.how},
                                  {"before", hachi_json(circle.before)},
                                  {"rounds", hachi_json(circle.rounds)},
                                  {"amounts_differ", circle.amounts_differ}});
    }
    if (end.most_rounds > 0) {
      rules["most_rounds"] = end.most_rounds;
      rules["argument"] = end.argument;
    }
    json["rules"].push_back(std::move(rules));
  }
  return json;
}

}  // namespace

std::string to_json(const std::vector<Audit>& audits) {
  Json document;
  document["schema"] = {{"name", "hanaproof.audit"}, {"version", 1}};
  document["audits"] = Json::array();
  for (const Audit& audit : audits) {
    Json json = {{"edition", audit.edition},
                 {"scope", {{"players", audit.scope.players}, {"options", audit.scope.options}}}};
    if (audit.traps) json["traps"] = json_of(*audit.traps);
    if (audit.idle) json["idle_clauses"] = json_of(*audit.idle);
    if (audit.unused) json["unused_clauses"] = json_of(*audit.unused);
    if (audit.scores) json["scores"] = json_of(*audit.scores);
    if (audit.shared) json["yaku_of_both_sides"] = json_of(*audit.shared);
    if (audit.rounds) json["rounds"] = json_of(*audit.rounds);
    if (audit.matches) json["matches"] = json_of(*audit.matches);
    json["left_out"] = audit.left_out;
    document["audits"].push_back(std::move(json));
  }
  return document.dump(2) + "\n";
}

}  // namespace hanaproof::reports
