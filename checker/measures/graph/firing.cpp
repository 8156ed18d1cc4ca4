#include "checker/measures/graph/firing.h"

#include <algorithm>

#include "checker/engines/crosscheck/coverage.h"
#include "model/spec/rules.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Ruleset;

namespace {

// Whether the clause holds at the rules' scope and its text is the answer that they go by. A clause
// says that an option may be played; the answer is whether it is.
bool gives_answer(const Ruleset& rules, const Clause& clause) {
  const auto in_force = rulebook::in_force(rules.edition(), *clause.topic, rules.scope());
  if (std::find(in_force.begin(), in_force.end(), &clause) == in_force.end()) return false;
  if (clause.topic->id.starts_with("option.")) return true;
  const rulebook::Value& answer = rules[clause.topic->id];
  return std::any_of(clause.readings.begin(), clause.readings.end(),
                     [&](const auto& reading) { return reading.value == answer; });
}

}  // namespace

std::uint64_t Firing::all() const {
  std::uint64_t sum = 0;
  for (const auto& [table, count] : positions) sum += count;
  return sum;
}

std::vector<Firing> firings(const Ruleset& rules, const TopicCounts& counts) {
  const spec::Rules executable(rules);
  std::vector<Firing> all;
  for (const Clause& clause : rules.edition().clauses) {
    if (!crosscheck::has_effect(executable, *clause.topic) || !gives_answer(rules, clause)) {
      continue;
    }
    const auto found = counts.find(clause.topic->id);
    all.push_back({clause.id(),
                   found == counts.end() ? std::map<std::string, std::uint64_t>() : found->second});
  }
  return all;
}

}  // namespace hanaproof::checker
