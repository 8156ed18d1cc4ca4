#include <set>

#include <nlohmann/json.hpp>

#include "cli/identify.h"
#include "model/notation/json_values.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::cli {

using identify::Answered;
using identify::Ask;
using identify::Candidate;
using identify::Change;
using identify::Identification;
using identify::Question;
using nlohmann::ordered_json;

namespace {

ordered_json codes(const std::vector<cards::Card>& cards) {
  ordered_json list = ordered_json::array();
  for (const cards::Card card : cards) list.push_back(card.code());
  return list;
}

// A round of Hachi-Hachi at the table: a position, before anything is said where it is a deal.
void add_hachi(ordered_json& json, const Question& question, const rulebook::Ruleset& rules) {
  const notation::HachiRound& round = *question.where.hachi;
  notation::HachiPosition position =
      round.position ? *round.position
                     : spec::hachi::laid_out(spec::hachi::Rules(rules), round.match, round.deal);
  position.edition = rules.edition().id;
  json["position"] = notation::to_value(position);
  if (!round.line.empty()) json["move"] = round.line.front().text();
}

ordered_json question_json(const Question& question, const rulebook::Ruleset& rules) {
  const checker::Witness& where = question.where;
  ordered_json json = {{"ask", name(question.ask)}, {"words", words(question)}};
  if (!question.topic.empty()) json["topic"] = question.topic;
  if (where.position) {
    notation::Position position = *where.position;
    position.edition = rules.edition().id;
    json["position"] = notation::to_value(position);
  }
  if (where.hachi) add_hachi(json, question, rules);
  if (question.ask == Ask::hand) json["hand"] = codes(where.pile.cards());
  for (const cards::CardSet field : where.fields) json["fields"].push_back(codes(field.cards()));
  if (where.move) json["move"] = where.move->text();
  if (!where.drawn.empty()) json["drawn"] = codes(where.drawn);
  if (question.ask == Ask::pile) {
    json["pile"] = codes(where.pile.cards());
    json["own_calls"] = where.own_calls;
    json["opponent_called"] = where.opponent_called;
  }
  if (!where.totals.empty()) {
    json["totals"] = where.totals;
    json["won"] = where.won;
  }
  if (where.bets) {
    ordered_json& round = json["round"];
    round = {
        {"dealer", where.bets->dealer}, {"money", where.bets->money}, {"ante", where.bets->ante}};
    round["bets"] = ordered_json::array();
    for (const notation::Bet& bet : where.bets->bets) round["bets"].push_back(bet.text());
    round["hands"] = ordered_json::array();
    for (const cards::CardSet hand : where.bets->hands)
      round["hands"].push_back(codes(hand.cards()));
  }
  return json;
}

// Answers that matter: of the tree, and those that show a change or fit nothing.
ordered_json answers_json(const Identified& identified) {
  const auto& verdict = identified.verdict;
  const Candidate& candidate = identified.all->candidates()[verdict.explanation.candidate];
  std::set<std::size_t> shown;
  for (std::size_t i = 0; i < verdict.in_tree; ++i) shown.insert(i);
  for (const Change& change : verdict.explanation.changes) {
    shown.insert(change.shown_by.begin(), change.shown_by.end());
  }
  shown.insert(verdict.explanation.unexplained.begin(), verdict.explanation.unexplained.end());
  const identify::Oracle oracle(candidate.rules);
  ordered_json list = ordered_json::array();
  for (const std::size_t i : shown) {
    const Answered& one = verdict.answers[i];
    list.push_back({{"number", i},
                    {"question", question_json(one.question, candidate.rules)},
                    {"answer", one.answer},
                    {"edition_says", oracle.answer(one.question)}});
  }
  return list;
}

ordered_json texts(const std::vector<rulebook::Value>& values) {
  ordered_json list = ordered_json::array();
  for (const rulebook::Value& value : values) list.push_back(value.text());
  return list;
}

ordered_json change_json(const Candidate& candidate, const Change& change) {
  ordered_json json = {
      {"topic", change.topic},       {"clause", clause_of(candidate, change.topic)},
      {"from", change.from.text()},  {"to", change.to.text()},
      {"who", change.who},           {"instead", ordered_json::array()},
      {"shown_by", change.shown_by}, {"rivals", ordered_json::array()}};
  for (const rulebook::Value& other : change.instead) json["instead"].push_back(other.text());
  for (const identify::Rival& rival : change.rivals) {
    json["rivals"].push_back({{"topic", rival.topic}, {"values", texts(rival.values)}});
  }
  return json;
}

ordered_json untold_json(const std::vector<identify::Untold>& rules) {
  ordered_json list = ordered_json::array();
  for (const identify::Untold& one : rules) {
    list.push_back(
        {{"topic", one.topic}, {"played", one.played.text()}, {"as_well", texts(one.as_well)}});
  }
  return list;
}

ordered_json dealt_json(const identify::Dealt& dealt) {
  const auto sizes = [](const identify::Sizes& one) {
    return ordered_json{{"hand", one.hand}, {"field", one.field}};
  };
  const auto all = [&](const std::vector<identify::Sizes>& list) {
    ordered_json json = ordered_json::array();
    for (const identify::Sizes& one : list) json.push_back(sizes(one));
    return json;
  };
  return {{"taken", all(dealt.taken)},
          {"refused", all(dealt.refused)},
          {"instead", dealt.instead ? sizes(*dealt.instead) : ordered_json()},
          {"tried", dealt.tried}};
}

// Candidates that no question tells apart, by name.
ordered_json classes_json(const Identification& all) {
  ordered_json classes = ordered_json::array();
  for (const auto& same : all.pool().classes) {
    ordered_json list = ordered_json::array();
    for (const std::size_t one : same) list.push_back(all.candidates()[one].name);
    classes.push_back(std::move(list));
  }
  return classes;
}

ordered_json tree_json(const Identification& all) {
  return {{"depth", all.tree().depth()}, {"mean", all.tree().mean()}};
}

ordered_json node_json(const Identification& all, const identify::Node& node) {
  ordered_json json = {{"classes", node.classes}};
  if (node.is_leaf()) return json;
  const std::size_t first = all.pool().classes[node.classes.front()].front();
  json["question"] =
      question_json(all.pool().questions[node.question], all.candidates()[first].rules);
  json["answers"] = ordered_json::array();
  for (const auto& [answer, next] : node.next) {
    json["answers"].push_back({{"answer", all.pool().texts[answer]}, {"node", next}});
  }
  return json;
}

}  // namespace

std::string plan_to_json(const Identification& all) {
  ordered_json document;
  document["schema"] = {{"name", "hanaproof.identify-plan"}, {"version", 1}};
  document["game"] = all.candidates().front().rules.edition().game;
  document["candidates"] = all.candidates().size();
  document["classes"] = classes_json(all);
  document["tree"] = tree_json(all);
  document["nodes"] = ordered_json::array();
  for (const identify::Node& node : all.tree().nodes) {
    document["nodes"].push_back(node_json(all, node));
  }
  return document.dump(2, ' ', false, ordered_json::error_handler_t::replace);
}

std::string to_json(const Identified& identified) {
  const auto& verdict = identified.verdict;
  const Identification& all = *identified.all;
  const Candidate& candidate = all.candidates()[verdict.explanation.candidate];
  ordered_json document;
  document["schema"] = {{"name", "hanaproof.identify"}, {"version", 1}};
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
  document["fitting"] = ordered_json::array();
  for (const std::size_t one : verdict.explanation.fitting) {
    document["fitting"].push_back(all.candidates()[one].name);
  }
  document["changes"] = ordered_json::array();
  for (const Change& change : verdict.explanation.changes) {
    document["changes"].push_back(change_json(candidate, change));
  }
  document["unexplained"] = verdict.explanation.unexplained;
  document["questions"] = {
      {"asked", verdict.asked}, {"in_tree", verdict.in_tree}, {"unanswered", verdict.unanswered}};
  document["answers"] = answers_json(identified);
  document["untold"] = untold_json(verdict.untold);
  document["alike"] = untold_json(verdict.alike);
  document["dealt"] = dealt_json(identified.dealt);
  document["fault"] = identified.fault;
  document["refusal"] = identified.refusal;
  return document.dump(2, ' ', false, ordered_json::error_handler_t::replace);
}

}  // namespace hanaproof::cli
