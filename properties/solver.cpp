#include "properties/solver.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "properties/discharge.h"
#include "properties/shared.h"
#include "solvers/smt/form.h"
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

// The form of a conversation.
std::string form_of(const smt::Query& about, const std::vector<Solver::Question>& questions) {
  smt::Query all = about;
  std::string sizes;
  for (const Solver::Question& question : questions) {
    sizes += fmt::format(" {}", question.wanted.size());
    all = all.with({}, question.wanted);
  }
  return form(all) + sizes;
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
      shared_(shared_of(effort)),
      possible_(possible(setting(subject, per_month))),
      left_(1000.0 * effort.seconds) {}

Solver::Solver(const Effort& effort, const Subject& subject, const std::string& what)
    : effort_(effort),
      prefix_(fmt::format("{}.{}.{}", subject.edition->id, slug(subject.scope), what)),
      shared_(shared_of(effort)),
      left_(1000.0 * effort.seconds) {}

std::chrono::milliseconds Solver::time_left() const {
  return std::chrono::milliseconds(static_cast<long>(std::max(1.0, left_)));
}

Solver::Found Solver::ask(const smt::Query& about, const std::vector<Question>& questions) {
  const auto query = [&](const Question& question) {
    return about.with(fmt::format("{}: {}", prefix_, question.name), question.wanted);
  };
  const auto answer = [&] {
    smt::Session session(about, {time_left()});
    Found found;
    for (const Question& question : questions) {
      const smt::Outcome outcome = session.check(question.wanted);
      if (const auto* unknown = std::get_if<smt::Unknown>(&outcome)) {
        throw std::runtime_error(query(question).name + ": " + unknown->reason);
      }
      const auto* sat = std::get_if<smt::Sat>(&outcome);
      found.push_back(sat ? std::optional(sat->situation) : std::nullopt);
    }
    left_ -= session.statistics().milliseconds;
    return found;
  };
  Found found = *shared_->answers.of(form_of(about, questions), answer);
  for (std::size_t i = 0; effort_.queries && i < found.size(); ++i) {
    const smt::Outcome outcome =
        found[i] ? smt::Outcome(smt::Sat{*found[i]}) : smt::Outcome(smt::Unsat{});
    queries_.push_back(written(smt::Answer{query(questions[i]), outcome, {}}));
  }
  return found;
}

bool Solver::can_be(const smt::Query& query, const Look& look) {
  if (!ask(query, {{query.name, {}}}).front()) return false;
  if (!look) return true;
  // Few can be, where that is a fault: these are asked again.
  smt::Session session(query, {time_left()});
  if (!std::holds_alternative<smt::Sat>(session.check())) {
    throw std::runtime_error(fmt::format("{}: {}: not found again", prefix_, query.name));
  }
  look(session);
  left_ -= session.statistics().milliseconds;
  return true;
}

Solver::Found Solver::find(const std::vector<smt::Definition>& definitions,
                           const std::vector<Question>& questions) {
  return ask({prefix_, definitions, possible_}, questions);
}

Solver::Found Solver::values(const smt::Measure& measure, std::int64_t from, std::int64_t to,
                             const std::vector<smt::Assertion>& given) {
  std::vector<Question> questions;
  for (std::int64_t value = from; value <= to; ++value) {
    const std::string name = fmt::format("{} = {}", measure.name, value);
    questions.push_back({name, {{name, equal(measure.value.value, smt::constant(value))}}});
  }
  return ask(smt::Query{prefix_, measure.definitions, possible_}.with(prefix_, given), questions);
}

void Solver::conclude(Proof& proof) { proof.queries = std::move(queries_); }

}  // namespace hanaproof::properties
