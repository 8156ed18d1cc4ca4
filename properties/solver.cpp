#include "properties/solver.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "properties/discharge.h"
#include "solvers/smt/smtlib.h"
#include "solvers/smt/solve.h"

namespace hanaproof::properties {

namespace {

smt::Setting setting(const Subject& subject, piles::PerMonth per_month) {
  smt::Setting setting;
  setting.wildcard_played = per_month == piles::PerMonth::any;
  const auto hand = *subject.rules()["deal.hand-size"].number();
  setting.most_own_calls = static_cast<int>(std::min<std::int64_t>(hand, 15));
  return setting;
}

}  // namespace

Query written(const smt::Answer& answer) {
  const bool unsat = std::holds_alternative<smt::Unsat>(answer.outcome);
  return {answer.query.name, to_smtlib(answer), std::string(smt::name(answer.outcome)),
          unsat && is_identity(answer.query)};
}

std::vector<smt::Definition> definitions_of(const std::vector<smt::Condition>& conditions) {
  std::vector<smt::Definition> all;
  for (const smt::Condition& condition : conditions) {
    for (smt::Definition definition : condition.definitions) {
      definition.name = fmt::format("{}: {}", condition.name, definition.name);
      all.push_back(std::move(definition));
    }
  }
  return all;
}

Solver::Solver(const Effort& effort, const Subject& subject, const std::string& what,
               piles::PerMonth per_month)
    : effort_(effort),
      prefix_(fmt::format("{}.{}.{}", subject.edition->id, slug(subject.scope), what)),
      possible_(possible(setting(subject, per_month))),
      left_(1000.0 * effort.seconds) {}

Solver::Solver(const Effort& effort, const Subject& subject, const std::string& what)
    : effort_(effort),
      prefix_(fmt::format("{}.{}.{}", subject.edition->id, slug(subject.scope), what)),
      left_(1000.0 * effort.seconds) {}

std::chrono::milliseconds Solver::time_left() const {
  return std::chrono::milliseconds(static_cast<long>(std::max(1.0, left_)));
}

void Solver::keep(const smt::Query& query, const smt::Outcome& outcome) {
  if (effort_.queries) queries_.push_back(written(smt::Answer{query, outcome, {}}));
  if (const auto* unknown = std::get_if<smt::Unknown>(&outcome)) {
    throw std::runtime_error(query.name + ": " + unknown->reason);
  }
}

smt::Outcome Solver::ask(const smt::Query& query, const Look& look) {
  smt::Session session(query, {time_left()});
  smt::Outcome outcome = session.check();
  keep(query, outcome);
  if (look && std::holds_alternative<smt::Sat>(outcome)) look(session);
  left_ -= session.statistics().milliseconds;
  return outcome;
}

bool Solver::can_be(const smt::Query& query, const Look& look) {
  smt::Query named = query;
  named.name = fmt::format("{}: {}", prefix_, query.name);
  return std::holds_alternative<smt::Sat>(ask(named, look));
}

std::optional<smt::Situation> Solver::find(const std::string& name,
                                           const std::vector<smt::Definition>& definitions,
                                           const std::vector<smt::Assertion>& wanted) {
  const smt::Query query = smt::Query{prefix_, definitions, possible_}.with(
      fmt::format("{}: {}", prefix_, name), wanted);
  const smt::Outcome outcome = ask(query, {});
  const auto* sat = std::get_if<smt::Sat>(&outcome);
  return sat ? std::optional(sat->situation) : std::nullopt;
}

std::vector<std::optional<smt::Situation>> Solver::values(
    const smt::Measure& measure, std::int64_t from, std::int64_t to,
    const std::vector<smt::Assertion>& given) {
  const smt::Query about = smt::Query{prefix_, measure.definitions, possible_}.with(prefix_, given);
  smt::Session session(about, {time_left()});
  std::vector<std::optional<smt::Situation>> found;
  for (std::int64_t value = from; value <= to; ++value) {
    const smt::Assertion wanted{fmt::format("{} = {}", measure.name, value),
                                equal(measure.value.value, smt::constant(value))};
    const smt::Outcome outcome = session.check({wanted});
    keep(about.with(fmt::format("{}: {}", prefix_, wanted.name), {wanted}), outcome);
    const auto* sat = std::get_if<smt::Sat>(&outcome);
    found.push_back(sat ? std::optional(sat->situation) : std::nullopt);
  }
  left_ -= session.statistics().milliseconds;
  return found;
}

void Solver::conclude(Proof& proof) { proof.queries = std::move(queries_); }

}  // namespace hanaproof::properties
