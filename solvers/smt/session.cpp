#include "solvers/smt/session.h"

#include <map>

#include <fmt/format.h>

#include <z3++.h>

#include "solvers/smt/room.h"

namespace hanaproof::smt {

using Clock = std::chrono::steady_clock;

namespace {

// All that is ever set of Z3. Its plain incremental core answers the many small checks of a search
// several times faster than its tactics do; without relevancy tracking, which only pays off with
// quantifiers, faster still. Ctrl-C stays with the process: Z3 would put its own handler in place
// and call the check unknown.
z3::solver make_solver(z3::context& context) {
  z3::solver solver(context, z3::solver::simple());
  z3::params params(context);
  params.set("smt.relevancy", 0U);
  params.set("smt.random_seed", 0U);
  params.set("ctrl_c", false);
  solver.set(params);
  return solver;
}

}  // namespace

// Terms as Z3 expressions.
class Z3Terms {
 public:
  explicit Z3Terms(z3::context& context) : context_(context) {}

  // From now on the variable is nothing but the value.
  void define(const Term& variable, const Term& value) {
    known_.insert_or_assign(variable.identity(), Translated{variable, translate(value)});
  }
  // The same expression for the same term.
  z3::expr translate(const Term& term) {
    const auto found = known_.find(term.identity());
    if (found != known_.end()) return found->second.expr;
    z3::expr expr = build(term);
    known_.emplace(term.identity(), Translated{term, expr});
    return expr;
  }

 private:
  z3::expr_vector arguments(const Term& term) {
    z3::expr_vector args(context_);
    for (const Term& arg : term.args()) args.push_back(translate(arg));
    return args;
  }

  z3::expr build(const Term& term) {
    const auto arg = [&](std::size_t i) { return translate(term.args()[i]); };
    const auto number = static_cast<unsigned>(term.value());
    switch (term.op()) {
      case Op::truth:
        return context_.bool_val(term.value() != 0);
      case Op::bits:
        if (term.width() == kWhole)
          return context_.int_val(static_cast<std::int64_t>(term.value()));
        return context_.bv_val(term.value(), term.width());
      case Op::variable: {
        // Variables of one name are different variables.
        const std::string name = fmt::format("{}#{}", term.name(), known_.size());
        if (term.width() == kWhole) return context_.int_const(name.c_str());
        return term.width() == 0 ? context_.bool_const(name.c_str())
                                 : context_.bv_const(name.c_str(), term.width());
      }
      case Op::negation:
        return !arg(0);
      case Op::conjunction:
        return z3::mk_and(arguments(term));
      case Op::disjunction:
        return z3::mk_or(arguments(term));
      case Op::choice:
        return z3::ite(arg(0), arg(1), arg(2));
      case Op::equal:
        return arg(0) == arg(1);
      case Op::less:
        if (term.args()[0].width() == kWhole) return arg(0) < arg(1);
        return z3::slt(arg(0), arg(1));
      case Op::add:
        return arg(0) + arg(1);
      case Op::subtract:
        return arg(0) - arg(1);
      case Op::multiply:
        return arg(0) * arg(1);
      case Op::bit_and:
        return arg(0) & arg(1);
      case Op::bit_xor:
        return arg(0) ^ arg(1);
      case Op::extract:
        return arg(0).extract(number, number);
      case Op::sign_extend:
        return z3::sext(arg(0), number);
      default:
        return z3::zext(arg(0), number);
    }
  }

  // The terms are kept, so that no other term is given the identity of one that was translated.
  struct Translated {
    Term term;
    z3::expr expr;
  };

  z3::context& context_;
  std::map<const void*, Translated> known_;
};

struct Session::Solver {
  // The literal that switches an assertion on, and the assertion's name.
  struct Switch {
    z3::expr literal;
    std::string name;
  };

  Room room;
  z3::context context;
  z3::solver solver;
  Z3Terms terms;
  std::vector<std::string> defined;
  std::vector<Switch> switches;
  int switches_made = 0;
  Clock::time_point deadline;
  Statistics statistics;

  explicit Solver(const Options& options)
      : solver(make_solver(context)), terms(context), deadline(Clock::now() + options.timeout) {}

  void define(const Definition& definition) {
    for (const auto& [variable, value] : definition.equations) terms.define(variable, value);
    defined.push_back(definition.name);
  }

  void add(const Assertion& assertion) {
    // A new literal each time: those of past assumptions stay off for ever.
    const std::string name = fmt::format("switch#{}", switches_made++);
    const z3::expr literal = context.bool_const(name.c_str());
    solver.add(z3::implies(literal, terms.translate(assertion.term)));
    if (assertion.hint) solver.add(z3::implies(literal, terms.translate(*assertion.hint)));
    switches.push_back({literal, assertion.name});
  }

  Outcome check() {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return Unknown{"timeout"};
    solver.set("timeout", static_cast<unsigned>(left));
    z3::expr_vector literals(context);
    for (const Switch& on : switches) literals.push_back(on.literal);
    switch (solver.check(literals)) {
      case z3::sat:
        return Sat{situation()};
      case z3::unsat:
        return Unsat{core()};
      default:
        return Unknown{reason()};
    }
  }

  // Nothing but the timer cancels a check; it may ring a moment before the deadline.
  std::string reason() const {
    const std::string given = solver.reason_unknown();
    return given == "canceled" || Clock::now() >= deadline ? "timeout" : given;
  }

  std::vector<std::string> core() {
    const z3::expr_vector found = solver.unsat_core();
    std::vector<std::string> names = defined;
    for (const Switch& on : switches) {
      for (const z3::expr& literal : found) {
        if (z3::eq(literal, on.literal)) names.push_back(on.name);
      }
    }
    return names;
  }

  z3::expr evaluate(const Term& term) {
    return solver.get_model().eval(terms.translate(term), true);
  }

  Situation situation() {
    return {cards::CardSet::from_bits(evaluate(captured()).get_numeral_uint64()),
            evaluate(own_calls()).get_numeral_int(), evaluate(opponent_called()).is_true()};
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
  const auto lasting = static_cast<std::ptrdiff_t>(solver_->switches.size());
  for (const Assertion& assumption : assumptions) solver_->add(assumption);
  Outcome outcome = solver_->check();
  solver_->switches.erase(solver_->switches.begin() + lasting, solver_->switches.end());
  ++solver_->statistics.checks;
  solver_->statistics.milliseconds +=
      std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  return outcome;
}

std::int64_t Session::value(const Number& number) {
  const std::uint64_t word = solver_->evaluate(number.bits).get_numeral_uint64();
  if (number.range.least >= 0) return static_cast<std::int64_t>(word);
  const unsigned unused = 64 - number.bits.width();
  return static_cast<std::int64_t>(word << unused) >> unused;
}

std::int64_t Session::value(const Term& term) {
  const z3::expr value = solver_->evaluate(term);
  return term.width() == 0 ? static_cast<std::int64_t>(value.is_true()) : value.get_numeral_int64();
}

Statistics Session::statistics() const { return solver_->statistics; }

}  // namespace hanaproof::smt
