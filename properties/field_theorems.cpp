// The theorems about the carry-over of fields, under every combination of answers.
#include <fmt/format.h>

#include "properties/carry_over.h"
#include "properties/discharge.h"
#include "properties/field_readings.h"

namespace hanaproof::properties {

using fields::Machine;

namespace {

// Deals of the lines that are gone through one by one.
constexpr int kDeals = 3;

// After which round the match ends is nothing to them.
fields::Rules of_rounds(const fields::Rules& rules) {
  fields::Rules plain = rules.plain();
  plain.extra_rounds = false;
  return plain;
}

}  // namespace

Discharge by_induction(const std::string& what, LawOf law) {
  return [=](const Subject& subject, const Effort& effort) {
    Solver solver(effort, subject, what);
    const auto treat = [&](const Machine& machine, const std::string& name) {
      return show(solver, machine, law(machine.rules), name);
    };
    Proof proof = Treated(subject.rules(), treat, of_rounds)
                      .proof(
                          "Any number of deals, by induction; where it does not hold, a line of "
                          "deals shows it.",
                          Verdict::proved);
    solver.conclude(proof);
    return proof;
  };
}

Discharge in_lines(LawOf law) {
  return [=](const Subject& subject, const Effort&) {
    const auto treat = [&](const Machine& machine, const std::string&) {
      return go_through(machine, law(machine.rules), kDeals);
    };
    return Treated(subject.rules(), treat, of_rounds)
        .proof(fmt::format("All lines of up to {} deals were gone through.", kDeals),
               Verdict::held);
  };
}

}  // namespace hanaproof::properties
