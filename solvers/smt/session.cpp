#include "solvers/smt/session.h"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <algorithm>

#include "solvers/smt/z3_terms.h"

namespace hanaproof::smt {

#include <ctime>
struct Clock { using time_point = std::chrono::time_point<Clock, std::chrono::duration<double>>; static time_point now(){ return time_point(std::chrono::duration<double>(double(std::clock())/CLOCKS_PER_SEC)); } };

namespace {

// All that is ever set of Z3.
z3::solver make_solver(z3::context& context) {
  // QF_BV without quantifiers or arrays in front: bit-blasting into one incremental SAT solver.
  const char* e = getenv("SOLV"); std::string w = e ? e : "QF_FD";
  z3::solver solver = w=="def" ? z3::solver(context) : w=="simple" ? z3::solver(context, z3::solver::simple()) : w=="tac" ? z3::tactic(context,"qfbv").mk_solver() : z3::solver(context, w.c_str());
  z3::params params(context);
  if (getenv("REL")) params.set("smt.relevancy", 0U);
  if (getenv("AC")) params.set("smt.auto_config", false);
  if (getenv("PH")) params.set("smt.phase_selection", unsigned(atoi(getenv("PH"))));
  if (getenv("RS")) params.set("smt.restart_strategy", unsigned(atoi(getenv("RS"))));
  if (getenv("CS")) params.set("smt.case_split", unsigned(atoi(getenv("CS"))));
  params.set("random_seed", 0U);
  solver.set(params);
  return solver;
}

}  // namespace

struct Session::Solver {
  z3::context context;
  z3::solver solver;
  Z3Terms terms;
  // The literal that switches an assertion on, and the assertion's name.
  struct Switch {
    z3::expr literal;
    std::string name;
  };
  std::vector<Switch> switches;
  std::vector<std::string> defined;
  int made = 0;
  Clock::time_point deadline;
  Statistics statistics;

  explicit Solver(const Options& options)
      : solver(make_solver(context)), terms(context), deadline(std::chrono::time_point_cast<std::chrono::duration<double>>(Clock::now() + options.timeout)) {}

  void define(const Definition& definition) {
    for (const auto& [variable, value] : definition.equations) terms.define(variable, value);
    defined.push_back(definition.name);
  }

  void add(const Assertion& assertion) {
    // A new literal each time: those of past assumptions stay off for ever.
    const z3::expr literal = context.bool_const(fmt::format("switch#{}", made++).c_str());
    solver.add(z3::implies(literal, terms.translate(assertion.term)));
    if (assertion.hint) solver.add(z3::implies(literal, terms.translate(*assertion.hint)));
    switches.push_back({literal, assertion.name});
  }

  z3::check_result check() {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return z3::unknown;
    solver.set("timeout", static_cast<unsigned>(left));
    z3::expr_vector literals(context);
    for (const Switch& on : switches) literals.push_back(on.literal);
    return solver.check(literals);
  }

  std::vector<std::string> core() {
    const z3::expr_vector found = solver.unsat_core();
    std::vector<std::string> names = defined;
    for (const Switch& on : switches) {
      for (unsigned i = 0; i < found.size(); ++i) {
        if (z3::eq(found[static_cast<int>(i)], on.literal)) names.push_back(on.name);
      }
    }
    return names;
  }

  std::uint64_t word(const Term& term) {
    return solver.get_model().eval(terms.translate(term), true).get_numeral_uint64();
  }

  Situation situation() {
    const z3::expr opponent = solver.get_model().eval(terms.translate(opponent_called()), true);
    return {cards::CardSet::from_bits(word(captured())), static_cast<int>(word(own_calls())),
            opponent.is_true()};
  }
};

Session::Session(const Query& query, const Options& options)
    : solver_(std::make_unique<Solver>(options)) {
  for (const Definition& definition : query.definitions) solver_->define(definition);
  for (const Assertion& assertion : query.assertions) solver_->add(assertion);
}

Session::~Session() = default;

Outcome Session::check(const std::vector<Assertion>& assumptions) {
  const auto start = Clock::now();
  const std::size_t lasting = solver_->switches.size();
  for (const Assertion& assumption : assumptions) solver_->add(assumption);
  const z3::check_result result = solver_->check();
  Outcome outcome = Unknown{"timeout"};
  if (result == z3::sat) outcome = Sat{solver_->situation()};
  if (result == z3::unsat) outcome = Unsat{solver_->core()};
  if (result == z3::unknown && Clock::now() < solver_->deadline) {
    outcome = Unknown{solver_->solver.reason_unknown()};
  }
  solver_->switches.erase(solver_->switches.begin() + static_cast<std::ptrdiff_t>(lasting),
                          solver_->switches.end());
  if (getenv("TR")) fprintf(stderr,"  %s %s %.1f\n", assumptions.empty()?"-":assumptions.back().name.c_str(), std::string(name(outcome)).c_str(), std::chrono::duration<double, std::milli>(Clock::now() - start).count());
  ++solver_->statistics.checks;
  solver_->statistics.milliseconds +=
      std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  return outcome;
}

std::int64_t Session::value(const Number& number) {
  const std::uint64_t word = solver_->word(number.bits);
  if (number.range.least >= 0) return static_cast<std::int64_t>(word);
  const unsigned unused = 64 - number.bits.width();
  return static_cast<std::int64_t>(word << unused) >> unused;
}

Statistics Session::statistics() const { return solver_->statistics; }

}  // namespace hanaproof::smt
