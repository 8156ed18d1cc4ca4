// What a text says in two places.
#include <algorithm>

#include <fmt/format.h>

#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Scope;
using rulebook::Topic;
using rulebook::Value;

namespace {

// Whether what most readers would take from one passage can be taken from the other.
bool can_agree(const Clause& a, const Clause& b) {
  const auto takes = [](const Clause& clause, const Value& value) {
    return std::ranges::find(clause.readings, value, &rulebook::Reading::value) !=
           clause.readings.end();
  };
  return takes(a, b.readings.front().value) || takes(b, a.readings.front().value);
}

// Lists and records that each say a part do not contradict one another.
bool agree_as_far_as_they_go(const Value& a, const Value& b) {
  if (!a.record() || !b.record()) return false;
  for (const auto& [name, value] : *a.record()) {
    const Value* other = b.field(name);
    if (other && !(*other == value)) return false;
  }
  return true;
}

std::optional<Finding> overlap(const GameEditions& game, const Topic& topic, const Scope& scope,
                               const Edition& edition, const Clause& first, const Clause& second) {
  const Value& a = first.readings.front().value;
  const Value& b = second.readings.front().value;
  const std::vector<Option> options = {{{answer_text(topic, a), {edition.id}}, a},
                                       {{answer_text(topic, b), {edition.id}}, b}};
  Finding finding =
      start(Kind::internal, topic, scope, {options[0].side, options[1].side}, {&first, &second});
  if (is_executable(topic)) {
    const auto& base = game.comparer->rules(edition, scope);
    auto comparison = game.comparer->distinguish(base, topic, a, b);
    Inconclusive inconclusive;
    inconclusive.note(comparison);
    inconclusive.keep(*game.comparer, topic, scope, {edition.id},
                      fmt::format("whether {} and {} differ", first.id(), second.id()));
    if (comparison.difference) {
      show(finding, base, topic, options, std::move(*comparison.difference));
    } else if (comparison.agreement.looked_at() && !comparison.agreement.proved()) {
      finding.evidence =
          found_by(Method::text,
                   "Two passages of one text state different answers; no situation was found "
                   "in which they come apart.");
      finding.impact = {std::nullopt, "not measured: no situation that was played shows it"};
    } else {
      return std::nullopt;
    }
  } else if (is_yaku(topic) || !agree_as_far_as_they_go(a, b)) {
    finding.evidence = found_by(Method::text, "Two passages of one text state different answers.");
    finding.impact = {std::nullopt, "not measured: no situation that was played shows it"};
  } else {
    return std::nullopt;
  }
  finding.summary = fmt::format("{} says {} in one place and {} in another, and not which holds.",
                                edition.id, options[0].side.value, options[1].side.value);
  finding.suggestion = "Say which of the two passages gives way.";
  return finding;
}

}  // namespace

std::vector<Finding> overlaps(const GameEditions& game, const Topic& topic, const Scope& scope) {
  std::vector<Finding> findings;
  for (const Edition* edition : game.editions) {
    if (!plays_at(*edition, scope)) continue;
    const auto clauses = stated(*edition, topic, scope);
    for (std::size_t i = 0; i < clauses.size(); ++i) {
      for (std::size_t j = i + 1; j < clauses.size(); ++j) {
        if (can_agree(*clauses[i], *clauses[j])) continue;
        if (auto finding = overlap(game, topic, scope, *edition, *clauses[i], *clauses[j]))
          findings.push_back(std::move(*finding));
      }
    }
  }
  return findings;
}

}  // namespace hanaproof::checker
