#include <set>

#include "cli/identify.h"
#include "cli/json.h"
#include "model/notation/json_values.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::cli {

using identify::Answered;
using identify::Ask;
using identify::Candidate;
using identify::Change;
using identify::Identification;
using identify::Question;

namespace {

// A round of Hachi-Hachi at the table: a position, before anything is said where it is a deal.
void add_hachi(Json& json, const Question& question, const rulebook::Ruleset& rules) {
  const notation::HachiRound& round = *question.where.hachi;
  notation::HachiPosition position =
      round.position ? *round.position
                     : spec::hachi::laid_out(spec::hachi::Rules(rules), round.match, round.deal);
  position.edition = rules.edition().id;
  json["position"] = notation::to_value(position);
  if (!round.line.empty()) json["move"] = round.line.front().text();
}

Json question_json(const Question& question, const rulebook::Ruleset& rules) {
  const checker::Witness& where = question.where;
  Json json = {{"ask", name(question.ask)}, {"words", words(question)}};
  if (!question.topic.empty()) json["topic"] = question.topic;
  if (where.position) {
    notation::Position position = *where.position;
    position.edition = rules.edition().id;
    json["position"] = notation::to_value(position);
  }
  if (where.hachi) add_hachi(json, question, rules);
  if (question.ask == Ask::hand) json["hand"] = codes(where.pile);
  for (const cards::CardSet field : where.fields) json["fields"].push_back(codes(field));
  if (where.move) json["move"] = where.move->text();
  if (question.ask == Ask::round) json["line"] = texts(where.line);
  if (!where.drawn.empty()) json["drawn"] = codes(where.drawn);
  if (question.ask == Ask::pile) {
    json["pile"] = codes(where.pile);
    json["own_calls"] = where.own_calls;
    json["opponent_called"] = where.opponent_called;
  }
  if (!where.totals.empty()) {
    json["totals"] = where.totals;
    json["won"] = where.won;
  }
  if (where.bets) {
    Json& round = json["round"];
    round = {
        {"dealer", where.bets->dealer}, {"money", where.bets->money}, {"ante", where.bets->ante}};
    round["bets"] = texts(where.bets->bets);
    round["hands"] = list(where.bets->hands, [](cards::CardSet hand) { return codes(hand); });
  }
  return json;
}

// Answers that matter: of the tree, and those that show a change or fit nothing.
Json answers_json(const Identified& identified) {
  const auto& verdict = identified.verdict;
  const Candidate& candidate = identified.all->candidates()[verdict.explanation.candidate];
  std::set<std::size_t> shown;
  for (std::size_t i = 0; i < verdict.in_tree; ++i) shown.insert(i);
  for (const Change& change : verdict.explanation.changes) {
    shown.insert(change.shown_by.begin(), change.shown_by.end());
  }
  shown.insert(verdict.explanation.unexplained.begin(), verdict.explanation.unexplained.end());
  const identify::Oracle oracle(candidate.rules);
  return list(shown, [&](std::size_t i) -> Json {
    const Answered& one = verdict.answers[i];
    return {{"number", i},
            {"question", question_json(one.question, candidate.rules)},
            {"answer", one.answer},
            {"edition_says", oracle.answer(one.question)}};
  });
}

Json change_json(const Candidate& candidate, const Change& change) {
  const auto rival = [](const identify::Rival& each) -> Json {
    return {{"topic", each.topic}, {"values", texts(each.values)}};
  };
  return {{"topic", change.topic},       {"clause", clause_of(candidate, change.topic)},
          {"from", change.from.text()},  {"to", change.to.text()},
          {"who", change.who},           {"instead", texts(change.instead)},
          {"shown_by", change.shown_by}, {"rivals", list(change.rivals, rival)}};
}

Json untold_json(const std::vector<identify::Untold>& rules) {
  return list(rules, [](const identify::Untold& one) -> Json {
    const bool proved = !one.unasked && one.agreement.proved();
    return {{"topic", one.topic},
            {"played", one.played.text()},
            {"as_well", texts(one.as_well)},
            {"proved", proved},
            {"why", why(one)}};
  });
}

Json dealt_json(const identify::Dealt& dealt) {
  const auto sizes = [](const identify::Sizes& one) -> Json {
    return {{"hand", one.hand}, {"field", one.field}};
  };
  return {{"taken", list(dealt.taken, sizes)},
          {"refused", list(dealt.refused, sizes)},
          {"instead", dealt.instead ? sizes(*dealt.instead) : Json()},
          {"tried", dealt.tried}};
}

// Candidates by name.
Json names_json(const Identification& all, const std::vector<std::size_t>& some) {
  return list(some, [&](std::size_t one) { return all.candidates()[one].name; });
}

// Those that no question tells apart.
Json classes_json(const Identification& all) {
  return list(all.pool().classes, [&](const auto& same) { return names_json(all, same); });
}

Json tree_json(const Identification& all) {
  return {{"depth", all.tree().depth()}, {"mean", all.tree().mean()}};
}

Json node_json(const Identification& all, const identify::Node& node) {
  Json json = {{"classes", node.classes}};
  if (node.is_leaf()) return json;
  const std::size_t first = all.pool().classes[node.classes.front()].front();
  json["question"] =
      question_json(all.pool().questions[node.question], all.candidates()[first].rules);
  json["answers"] = list(node.next, [&](const auto& each) -> Json {
    return {{"answer", all.pool().texts[each.first]}, {"node", each.second}};
  });
  return json;
}

}  // namespace

void print_plan_json(const Identification& all) {
  Json document = json_document("hanaproof.identify-plan");
  document["game"] = all.candidates().front().rules.edition().game;
  document["candidates"] = all.candidates().size();
  document["classes"] = classes_json(all);
  document["tree"] = tree_json(all);
  document["nodes"] =
      list(all.tree().nodes, [&](const identify::Node& node) { return node_json(all, node); });
  print_json(document);
}

void print_json(const Identified& identified) {
  const auto& verdict = identified.verdict;
  const Identification& all = *identified.all;
  const Candidate& candidate = all.candidates()[verdict.explanation.candidate];
  Json document = json_document("hanaproof.identify");
  document["game"] = candidate.rules.edition().game;
  document["players"] = identified.players;
  document["engine"] = identified.engine;
  document["candidates"] = all.candidates().size();
  document["classes"] = classes_json(all);
  document["tree"] = tree_json(all);
  document["interrupted"] = verdict.interrupted;
  document["ended"] = verdict.ended;
  document["explained"] = verdict.explained();
  document["nearest"] = candidate.name;
  document["fitting"] = names_json(all, verdict.explanation.fitting);
  document["changes"] = list(verdict.explanation.changes,
                             [&](const Change& change) { return change_json(candidate, change); });
  document["unexplained"] = verdict.explanation.unexplained;
  document["questions"] = {
      {"asked", verdict.asked}, {"in_tree", verdict.in_tree}, {"unanswered", verdict.unanswered}};
  document["answers"] = answers_json(identified);
  document["untold"] = untold_json(verdict.untold);
  document["alike"] = untold_json(verdict.alike);
  document["dealt"] = dealt_json(identified.dealt);
  document["fault"] = identified.fault;
  document["refusal"] = identified.refusal;
  document["out"] = identified.out.empty() ? Json() : Json(identified.out);
  print_json(document);
}

}  // namespace hanaproof::cli
