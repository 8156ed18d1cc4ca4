// What yaku that come to the same points still change: the calls that they offer.
#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "solvers/smt/questions.h"
#include "solvers/smt/smallest.h"
#include "solvers/smt/solve.h"

namespace hanaproof::checker {

using rulebook::Ruleset;

namespace {

// Nobody calls where cards count; in Hachi-Hachi more points alone offer it.
bool calls_matter(const Ruleset& rules) {
  return rulebook::family_of(rules.edition().game) == rulebook::Family::capturing &&
         rules.is("score.by", "yaku");
}

smt::Query question(const std::string& name, const Ruleset& a, const Ruleset& b) {
  const bool each = a.is("call.trigger", "new-yaku") || b.is("call.trigger", "new-yaku");
  return smt::made_otherwise(name + ".offers", smt::yaku_that_count(a), smt::yaku_that_count(b),
                             each);
}

}  // namespace

std::optional<smt::Answer> same_offers(const std::string& name, const Ruleset& a, const Ruleset& b,
                                       const smt::Options& options) {
  if (!calls_matter(a) && !calls_matter(b)) return std::nullopt;
  return smt::solve(question(name, a, b), options);
}

Comparison compare_offers(const std::string& name, const Ruleset& a, const Ruleset& b,
                          const smt::Options& options) {
  if (!calls_matter(a) && !calls_matter(b)) {
    return Comparison::none(Agreement::State::proved,
                            "every capturable pile scores the same (unsatisfiable query)");
  }
  const smt::Smallest result = smt::smallest(question(name, a, b), {}, options);
  if (const auto* unknown = std::get_if<smt::Unknown>(&result.outcome)) {
    return Comparison::none(Agreement::State::unknown,
                            "the solver gave no answer: " + unknown->reason);
  }
  const auto* sat = std::get_if<smt::Sat>(&result.outcome);
  if (!sat) {
    return Comparison::none(Agreement::State::proved,
                            "every capturable pile scores the same and offers the same calls "
                            "(unsatisfiable queries)");
  }
  return {Difference{as_witness(sat->situation),
                     by_solver(fmt::format("The least capturable pile that makes other yaku, which "
                                           "offer a call, for the same points: {} cards.",
                                           sat->situation.captured.size()),
                               result.evidence)},
          {}};
}

}  // namespace hanaproof::checker
