#include "checker/editions/compare/queries.h"

#include "solvers/smt/smtlib.h"

namespace hanaproof::checker {

std::vector<Query> exported(const std::vector<smt::Answer>& answers) {
  std::vector<Query> queries;
  for (const smt::Answer& answer : answers) {
    queries.push_back(
        {answer.query.name, smt::to_smtlib(answer), std::string(smt::name(answer.outcome))});
  }
  return queries;
}

Evidence by_solver(std::string summary, const std::vector<smt::Answer>& answers) {
  return {Method::smt, std::move(summary), exported(answers), 0, {}};
}

Witness as_witness(const smt::Situation& situation) {
  Witness witness;
  witness.situation = Situation::pile;
  witness.pile = situation.captured;
  witness.own_calls = situation.own_calls;
  witness.opponent_called = situation.opponent_called;
  return witness;
}

}  // namespace hanaproof::checker
