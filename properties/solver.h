// Questions to the SMT solver on behalf of a theorem: asked with what is left of its time, kept for
// export, and never answered by silence.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "properties/piles.h"
#include "properties/theorem.h"
#include "solvers/smt/measure.h"
#include "solvers/smt/session.h"

namespace hanaproof::properties {

// The definitions of all conditions together.
std::vector<smt::Definition> definitions_of(const std::vector<smt::Condition>& conditions);

// One conversation about the piles that can be captured: what the solver learns from one question
// serves the next.
class Solver {
 public:
  // `what` with the subject makes the names of the queries.
  Solver(const Effort& effort, const Subject& subject, const std::string& what, PerMonth per_month,
         std::vector<smt::Definition> definitions);

  // A situation in which all of it holds; nothing where there is none. Throws where the solver
  // gives up. `needed`: the definitions that the exported query is to hold.
  std::optional<smt::Situation> find(const std::string& name,
                                     const std::vector<smt::Definition>& needed,
                                     const std::vector<smt::Assertion>& wanted);
  // For each value from `from` to `to` a situation in which the measure has it, where there is one.
  std::vector<std::optional<smt::Situation>> values(const smt::Measure& measure, std::int64_t from,
                                                    std::int64_t to,
                                                    const std::vector<smt::Assertion>& given = {});

  // Hands over the queries that were asked.
  void conclude(Proof& proof);

 private:
  Effort effort_;
  std::string prefix_;
  smt::Query base_;
  smt::Session session_;
  std::vector<Query> queries_;
};

}  // namespace hanaproof::properties
