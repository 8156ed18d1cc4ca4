#include "properties/solver.h"

#include <algorithm>

#include <fmt/format.h>

#include "properties/discharge.h"
#include "solvers/smt/session.h"
#include "solvers/smt/smtlib.h"

namespace hanaproof::properties {

Solver::Solver(const Effort& effort, const Subject& subject, const std::string& what,
               PerMonth per_month)
    : effort_(effort),
      prefix_(fmt::format("{}.{}.{}", subject.edition->id, slug(subject.scope), what)) {
  setting_.wildcard_played = per_month == PerMonth::any;
  const auto hand = *subject.rules()["deal.hand-size"].number();
  setting_.most_own_calls = static_cast<int>(std::min<std::int64_t>(hand, 15));
}

smt::Options Solver::left() const {
  const double left = std::max(1.0, 1000.0 * effort_.seconds - spent_);
  return {std::chrono::milliseconds(static_cast<long>(left))};
}

std::optional<smt::Situation> Solver::answer(const smt::Answer& answer) {
  spent_ += answer.statistics.milliseconds;
  if (effort_.queries) {
    queries_.push_back({answer.query.name, smt::to_smtlib(answer), std::string(smt::name(answer.outcome))});
  }
  if (const auto* unknown = std::get_if<smt::Unknown>(&answer.outcome)) {
    throw std::runtime_error(answer.query.name + ": " + unknown->reason);
  }
  const auto* sat = std::get_if<smt::Sat>(&answer.outcome);
  return sat ? std::optional(sat->situation) : std::nullopt;
}

std::optional<smt::Situation> Solver::find(const std::string& name,
                                           const std::vector<smt::Condition>& definitions,
                                           const std::vector<smt::Assertion>& wanted) {
  smt::Query query{fmt::format("{}: {}", prefix_, name), {}, possible(setting_)};
  for (const smt::Condition& condition : definitions) {
    for (smt::Definition definition : condition.definitions) {
      definition.name = fmt::format("{}: {}", condition.name, definition.name);
      query.definitions.push_back(std::move(definition));
    }
  }
  query.assertions.insert(query.assertions.end(), wanted.begin(), wanted.end());
  smt::Session session(query, left());
  smt::Outcome outcome = session.check();
  return answer({std::move(query), std::move(outcome), session.statistics()});
}

std::vector<std::optional<smt::Situation>> Solver::values(const smt::Measure& measure,
                                                          std::int64_t from, std::int64_t to,
                                                          const std::vector<smt::Assertion>& given) {
  smt::Query base{prefix_, measure.definitions, possible(setting_)};
  base.assertions.insert(base.assertions.end(), given.begin(), given.end());
  // One conversation: what the solver learns about one value serves the next.
  smt::Session session(base, left());
  std::vector<std::optional<smt::Situation>> found;
  for (std::int64_t value = from; value <= to; ++value) {
    const smt::Assertion wanted{fmt::format("{} = {}", measure.name, value),
                                equal(measure.value.value, smt::constant(value))};
    const double before = session.statistics().milliseconds;
    smt::Outcome outcome = session.check({wanted});
    const double spent = session.statistics().milliseconds - before;
    found.push_back(answer({base.with(fmt::format("{} = {}", prefix_, value), {wanted}),
                            std::move(outcome),
                            {1, spent}}));
  }
  return found;
}

std::optional<smt::Situation> Solver::least(const smt::Condition& condition) {
  const smt::Smallest least = smt::smallest_situation(
      fmt::format("{}: {}", prefix_, condition.name), condition, setting_, left());
  for (const smt::Answer& part : least.evidence) answer(part);
  spent_ += least.statistics.milliseconds;
  if (const auto* unknown = std::get_if<smt::Unknown>(&least.outcome)) {
    throw std::runtime_error(condition.name + ": " + unknown->reason);
  }
  const auto* sat = std::get_if<smt::Sat>(&least.outcome);
  return sat ? std::optional(sat->situation) : std::nullopt;
}

void Solver::conclude(Proof& proof) { proof.queries = std::move(queries_); }

}  // namespace hanaproof::properties
