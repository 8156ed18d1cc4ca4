#include "checker/compare/queries.h"

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

}  // namespace hanaproof::checker
