#include "solvers/smt/questions.h"

#include <fmt/format.h>

#include <utility>

#include "solvers/smt/solve.h"

namespace hanaproof::smt {

namespace {

Query about(const std::string& name, const Setting& setting) {
  return {name, {}, possible(setting), !setting.wildcard_played};
}

void append(Query& query, const std::string& before, const std::vector<Definition>& definitions) {
  for (const Definition& definition : definitions) {
    query.definitions.push_back({before + definition.name, definition.equations});
  }
}

// Of measures that leave situations out, none found is no proof that there is none.
Outcome weighed(Outcome outcome, const std::string& left_out) {
  if (left_out.empty() || !std::holds_alternative<Unsat>(outcome)) return outcome;
  return Unknown{left_out};
}

const std::string& left_out_by(const Measure& first, const Measure& second) {
  return first.left_out.empty() ? second.left_out : first.left_out;
}

}  // namespace

Query is_possible(const std::string& name, const Condition& condition, const Setting& setting) {
  Query query = about(name, setting);
  append(query, "", condition.definitions);
  query.assertions.push_back({condition.name, condition.holds});
  return query;
}

Query holds_without(const std::string& name, const Condition& a, const Condition& b,
                    const Setting& setting) {
  Query query = about(name, setting);
  append(query, "first: ", a.definitions);
  append(query, "second: ", b.definitions);
  query.assertions.push_back({a.name, a.holds});
  query.assertions.push_back({"not " + b.name, !b.holds});
  return query;
}

Query has_value(const std::string& name, const Measure& measure, std::int64_t value,
                const Setting& setting) {
  Query query = about(name, setting);
  append(query, "", measure.definitions);
  query.assertions.push_back(
      {fmt::format("{} = {}", measure.name, value), equal(measure.value.value, constant(value))});
  return query;
}

Query differ(const std::string& name, const Measure& first, const Measure& second,
             const Setting& setting) {
  Query query = about(name, setting);
  append(query, "first: ", first.definitions);
  append(query, "second: ", second.definitions);
  query.assertions.push_back({"they differ", !equal(first.value.value, second.value.value),
                              where_they_differ(first.value, second.value)});
  return query;
}

Query made_otherwise(const std::string& name, const Counting& first, const Counting& second,
                     bool each) {
  Query query = about(name, {});
  append(query, "first: ", first.definitions);
  append(query, "second: ", second.definitions);
  const auto apart = [](const Term& a, const Term& b) {
    return any_of({all_of({a, !b}), all_of({b, !a})});
  };
  const auto counts = [](const Counting& counting, const std::string& id) {
    const auto found = counting.yaku.find(id);
    return found == counting.yaku.end() ? truth(false) : found->second;
  };
  std::vector<Term> by_first, by_second, ways;
  std::map<std::string, Term> all = first.yaku;
  all.insert(second.yaku.begin(), second.yaku.end());
  for (const auto& [id, unused] : all) {
    by_first.push_back(counts(first, id));
    by_second.push_back(counts(second, id));
    if (each) ways.push_back(apart(by_first.back(), by_second.back()));
  }
  ways.push_back(apart(any_of(by_first), any_of(by_second)));
  query.assertions.push_back({"they make others", any_of(std::move(ways))});
  return query;
}

Answer implies(const std::string& name, const Condition& a, const Condition& b,
               const Setting& setting, const Options& options) {
  return solve(holds_without(name, a, b, setting), options);
}

Answer equivalent(const std::string& name, const Measure& first, const Measure& second,
                  const Setting& setting, const Options& options) {
  Answer answer = solve(differ(name, first, second, setting), options);
  answer.outcome = weighed(std::move(answer.outcome), left_out_by(first, second));
  return answer;
}

Smallest smallest_difference(const std::string& name, const Measure& first, const Measure& second,
                             const Setting& setting, const Options& options) {
  Smallest found = smallest(differ(name, first, second, setting),
                            {first.value.value, second.value.value}, options);
  found.outcome = weighed(std::move(found.outcome), left_out_by(first, second));
  return found;
}

Smallest smallest_situation(const std::string& name, const Condition& condition,
                            const Setting& setting, const Options& options) {
  return smallest(is_possible(name, condition, setting), {}, options);
}

std::vector<PossibleValue> possible_values(const std::string& name, const Measure& measure,
                                           std::int64_t from, std::int64_t to,
                                           const Setting& setting, const Options& options) {
  Query base = about(name, setting);
  append(base, "", measure.definitions);
  // One conversation: what the solver learns about one value serves the next.
  Session session(base, options);
  std::vector<PossibleValue> values;
  for (std::int64_t value = from; value <= to; ++value) {
    const Query query = has_value(fmt::format("{} = {}", name, value), measure, value, setting);
    const Statistics before = session.statistics();
    Outcome outcome = weighed(session.check({query.assertions.back()}), measure.left_out);
    const double spent = session.statistics().milliseconds - before.milliseconds;
    values.push_back({value, {query, std::move(outcome), {1, spent}}});
  }
  return values;
}

}  // namespace hanaproof::smt
