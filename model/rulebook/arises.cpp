#include "model/rulebook/arises.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

namespace hanaproof::rulebook {

namespace {

using Sort = Condition::Sort;

struct Sign {
  std::string_view text;
  Sort sort;
};

// `!=` before `=`: it holds the other one.
constexpr std::array<Sign, 4> kSigns = {
    {{"!=", Sort::is_not}, {"=", Sort::is}, {">", Sort::more_players}, {"<", Sort::fewer_players}}};

constexpr std::string_view kPlayers = "players";

[[noreturn]] void refuse(std::string_view text, const std::string& wrong) {
  throw std::logic_error("condition " + std::string(text) + ": " + wrong);
}

Condition parse(std::string_view text) {
  Condition condition;
  std::string_view id = text;
  for (const Sign& sign : kSigns) {
    const auto at = text.find(sign.text);
    if (at == std::string_view::npos) continue;
    id = text.substr(0, at);
    condition.sort = sign.sort;
    condition.value = Value::parse(std::string(text.substr(at + sign.text.size())));
    break;
  }
  if (condition.sort == Sort::more_players || condition.sort == Sort::fewer_players) {
    if (id != kPlayers || !condition.value.number()) refuse(text, "expected a number of players");
    return condition;
  }
  condition.topic = find_topic(id);
  if (!condition.topic) refuse(text, "unknown topic");
  if (condition.sort != Sort::answers) {
    if (const auto wrong = condition.topic->type.mismatch(condition.value)) refuse(text, *wrong);
  }
  return condition;
}

// By which answers the edition is played, or can be: the default one, and each way to read its
// text.
std::vector<Value> possible_answers(const Edition& edition, const Topic& topic,
                                    const Scope& scope) {
  std::vector<Value> values;
  for (const auto& [clause, reading] : alternatives(edition, topic, scope)) {
    if (values.empty() || clause->standing == Standing::stated) values.push_back(reading->value);
  }
  if (values.empty()) values.push_back(topic.customary);
  return values;
}

bool answers(const Edition& edition, const Topic& topic, const Scope& scope) {
  const auto clauses = in_force(edition, topic, scope);
  return std::ranges::any_of(
      clauses, [](const Clause* clause) { return clause->standing != Standing::silent; });
}

bool offers(const Edition& edition, const Topic& option, const Scope& scope) {
  const auto readings = alternatives(edition, option, scope);
  return std::ranges::any_of(readings, [](const Alternative& alternative) {
    return alternative.reading->value != Value("none");
  });
}

}  // namespace

bool Condition::holds(const Edition& edition, const Scope& scope, const Settled& settled) const {
  if (sort == Sort::more_players) return scope.players > *value.number();
  if (sort == Sort::fewer_players) return scope.players < *value.number();
  if (const auto answer = settled.find(topic->id); answer != settled.end()) {
    if (sort == Sort::answers) return !is_option(*topic) || answer->second != Value("none");
    return (answer->second == value) == (sort == Sort::is);
  }
  if (sort == Sort::answers) {
    return is_option(*topic) ? offers(edition, *topic, scope) : answers(edition, *topic, scope);
  }
  const auto values = possible_answers(edition, *topic, scope);
  return std::ranges::any_of(
      values, [&](const Value& held) { return (held == value) == (sort == Sort::is); });
}

std::vector<Condition> conditions(std::string_view alternative) {
  std::vector<Condition> all;
  std::istringstream words{std::string(alternative)};
  for (std::string word; words >> word;) all.push_back(parse(word));
  if (all.empty()) refuse(alternative, "expected at least one condition");
  return all;
}

bool arises(const Topic& topic, const Edition& edition, const Scope& scope,
            const Settled& settled) {
  if (topic.arises.empty()) return true;
  return std::ranges::any_of(topic.arises, [&](const std::string& alternative) {
    return std::ranges::all_of(conditions(alternative), [&](const Condition& condition) {
      return condition.holds(edition, scope, settled);
    });
  });
}

const Alike* alike(const Topic& topic, const Ruleset& a, const Ruleset& b) {
  const auto is_among = [](const std::vector<Value>& answers, const Value& answer) {
    return answers.empty() || std::ranges::find(answers, answer) != answers.end();
  };
  if (topic.family != family_of(a.edition().game)) return nullptr;
  const auto holds = [](const Condition& condition, const Ruleset& rules) {
    Settled played;
    if (condition.topic) played.emplace(condition.topic->id, rules[condition.topic->id]);
    return condition.holds(rules.edition(), rules.scope(), played);
  };
  for (const Alike& known : topic.alike) {
    if (!is_among(known.answers, a[topic.id]) || !is_among(known.answers, b[topic.id])) continue;
    const bool here = known.where.empty() ||
                      std::ranges::all_of(conditions(known.where), [&](const Condition& condition) {
                        return holds(condition, a) && holds(condition, b);
                      });
    if (here) return &known;
  }
  return nullptr;
}

}  // namespace hanaproof::rulebook
