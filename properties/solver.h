// Questions to the SMT solver on behalf of a theorem: asked with what is left of its time, kept for
// export, and never answered by silence.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "properties/theorem.h"
#include "solvers/piles/pile_classes.h"
#include "solvers/smt/measure.h"
#include "solvers/smt/session.h"

namespace hanaproof::properties {

// The definitions of all conditions together.
std::vector<smt::Definition> definitions_of(const std::vector<smt::Condition>& conditions);

// A question with its answer, for another solver.
Query written(const smt::Answer& answer);

// Questions that share their definitions are one conversation, others each their own: small ones
// are answered faster than those that carry the definitions of all others along. What was asked in
// the same form before is not asked again.
class Solver {
 public:
  // Sees the conversation after a yes.
  using Look = std::function<void(smt::Session&)>;
  // Part of a conversation: what is asked for beside that which all of it shares.
  struct Question {
    std::string name;
    std::vector<smt::Assertion> wanted;
  };
  using Found = std::vector<std::optional<smt::Situation>>;

  // `what` with the subject makes the names of the queries.
  Solver(const Effort& effort, const Subject& subject, const std::string& what,
         piles::PerMonth per_month);
  // For questions about anything but captured cards.
  Solver(const Effort& effort, const Subject& subject, const std::string& what);

  // For each question a situation in which all of it holds; nothing where there is none. Throws
  // where the solver gives up.
  Found find(const std::vector<smt::Definition>& definitions,
             const std::vector<Question>& questions);
  // For each value from `from` to `to` a situation in which the measure has it, where there is one.
  Found values(const smt::Measure& measure, std::int64_t from, std::int64_t to,
               const std::vector<smt::Assertion>& given = {});

  // Whether it can be; `look` then sees where. Throws where the solver gives up. The name of the
  // query is put behind that of the subject.
  bool can_be(const smt::Query& query, const Look& look);

  // Hands over the queries that were asked.
  void conclude(Proof& proof);

 private:
  // The names of the queries are put behind that of the subject.
  Found ask(const smt::Query& about, const std::vector<Question>& questions);
  std::chrono::milliseconds time_left() const;
  Effort effort_;
  std::string prefix_;
  std::shared_ptr<Shared> shared_;
  std::vector<smt::Assertion> possible_;
  double left_;  // milliseconds
  std::vector<Query> queries_;
};

}  // namespace hanaproof::properties
