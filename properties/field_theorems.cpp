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

Proof by_induction(const Subject& subject, const Effort& effort, const std::string& what,
                   const std::function<Law(const fields::Rules&)>& law) {
  Solver solver(effort, subject, what);
  const Treated treated(
      subject.rules(),
      [&](const Machine& machine, const std::string& name) {
        return show(solver, machine, law(machine.rules), name);
      },
      of_rounds);
  Proof proof = treated.proof(
      "Any number of deals, by induction; where it does not hold, a line of deals shows it.",
      Verdict::proved);
  solver.conclude(proof);
  return proof;
}

Proof in_lines(const Subject& subject, const std::function<Law(const fields::Rules&)>& law) {
  const Treated treated(
      subject.rules(),
      [&](const Machine& machine, const std::string&) {
        return go_through(machine, law(machine.rules), kDeals);
      },
      of_rounds);
  return treated.proof(fmt::format("All lines of up to {} deals were gone through.", kDeals),
                       Verdict::held);
}

}  // namespace

Proof fields_conserved_by_solver(const Subject& subject, const Effort& effort) {
  return by_induction(subject, effort, "fields-conserved", nothing_is_lost);
}
Proof fields_conserved_in_lines(const Subject& subject, const Effort&) {
  return in_lines(subject, nothing_is_lost);
}
Proof fields_ordered_by_solver(const Subject& subject, const Effort& effort) {
  return by_induction(subject, effort, "fields-ordered", grand_before_double);
}
Proof fields_ordered_in_lines(const Subject& subject, const Effort&) {
  return in_lines(subject, grand_before_double);
}
Proof fields_do_not_starve_by_solver(const Subject& subject, const Effort& effort) {
  return by_induction(subject, effort, "fields-starve", nothing_starves);
}
Proof fields_do_not_starve_in_lines(const Subject& subject, const Effort&) {
  return in_lines(subject, nothing_starves);
}

}  // namespace hanaproof::properties
