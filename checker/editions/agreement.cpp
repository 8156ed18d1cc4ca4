#include "checker/editions/agreement.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/answers.h"
#include "solvers/smt/questions.h"

namespace hanaproof::checker {

using rulebook::Edition;
using rulebook::kMostPlayers;
using rulebook::Scope;
using rulebook::Topic;
using rulebook::Value;

namespace {

// All readings of an edition's own clauses on a topic that hold at a scope, the default first. What
// an edition is silent on is not read differently because something else is assumed.
std::vector<Value> answers(const Edition& edition, const Topic& topic, const Scope& scope) {
  std::vector<Value> values;
  for (const rulebook::Clause* clause : edition.on(topic)) {
    const bool silent = clause->standing == rulebook::Standing::silent;
    if (clause->edition != edition.id || silent || !rulebook::holds(clause->when, scope)) continue;
    for (const auto& reading : clause->readings) values.push_back(reading.value);
  }
  return values;
}

// Whether two yaku are made by the same cards and worth the same, in the rules of an edition.
bool same_yaku(const Edition& edition, const Topic& topic, const Value& a, const Value& b) {
  if (!a.record() || !b.record()) return false;
  const rulebook::Ruleset rules(edition, {edition.players.front(), {}});
  const std::string id = topic.id.substr(std::string_view("yaku.").size());
  const auto answer =
      smt::equivalent("agreement." + id, smt::yaku_points(rules.with(topic.id, a), id),
                      smt::yaku_points(rules.with(topic.id, b), id));
  return std::holds_alternative<smt::Unsat>(answer.outcome);
}

bool same(const Edition& edition, const Topic& topic, const Value& a, const Value& b) {
  return a == b || (is_yaku(topic) && same_yaku(edition, topic, a, b));
}

// The same default, and every alternative of one among those of the other.
bool same_answers(const Edition& edition, const Topic& topic, const std::vector<Value>& a,
                  const std::vector<Value>& b) {
  if (a.empty() || b.empty()) return a.empty() == b.empty();
  const auto among = [&](const Value& value, const std::vector<Value>& others) {
    return std::ranges::any_of(
        others, [&](const Value& other) { return same(edition, topic, value, other); });
  };
  return same(edition, topic, a.front(), b.front()) &&
         std::ranges::all_of(a, [&](const Value& value) { return among(value, b); }) &&
         std::ranges::all_of(b, [&](const Value& value) { return among(value, a); });
}

std::string text(const Topic& topic, const std::vector<Value>& values) {
  if (values.empty()) return "silent";
  std::vector<std::string> parts;
  for (const Value& value : values) parts.push_back(answer_text(topic, value));
  return fmt::format("{}", fmt::join(parts, " or "));
}

std::vector<const Topic*> topics_of(const Edition& first, const Edition& second) {
  std::set<const Topic*> answered;
  for (const Edition* edition : {&first, &second}) {
    for (const rulebook::Clause& clause : edition->clauses) {
      if (clause.edition == edition->id) answered.insert(clause.topic);
    }
  }
  std::vector<const Topic*> ordered(answered.begin(), answered.end());
  std::ranges::sort(ordered, {}, &Topic::id);
  return ordered;
}

// The scopes of an edition; of a text that nobody plays alone those of every number of players.
std::vector<Scope> scopes_of(const Edition& edition) {
  if (!edition.players.empty()) return rulebook::scopes(edition);
  std::vector<Scope> all;
  for (int players = 2; players <= kMostPlayers; ++players) all.push_back({players, {}});
  return all;
}

// At the first scope at which the answers are not the same.
std::optional<Disagreement> disagreement(const Edition& first, const Edition& second,
                                         const Topic& topic) {
  std::vector<std::pair<std::vector<Value>, std::vector<Value>>> compared;
  for (const Scope& scope : scopes_of(first)) {
    const std::pair both(answers(first, topic, scope), answers(second, topic, scope));
    if (std::ranges::find(compared, both) != compared.end()) continue;
    if (!same_answers(first, topic, both.first, both.second))
      return Disagreement{topic.id, text(topic, both.first), text(topic, both.second)};
    compared.push_back(both);
  }
  return std::nullopt;
}

}  // namespace

ReadingAgreement agreement(const Edition& first, const Edition& second) {
  ReadingAgreement result;
  result.edition = first.id;
  for (const Topic* topic : topics_of(first, second)) {
    ++result.topics;
    if (auto difference = disagreement(first, second, *topic)) {
      result.differences.push_back(std::move(*difference));
    } else {
      ++result.agreeing;
    }
  }
  return result;
}

}  // namespace hanaproof::checker
