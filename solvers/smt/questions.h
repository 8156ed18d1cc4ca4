// The questions that are asked about rules. Each has a name of the asker's.
#pragma once

#include <string>
#include <vector>

#include "solvers/smt/measure.h"
#include "solvers/smt/smallest.h"

namespace hanaproof::smt {

// Can the condition hold?
Query is_possible(const std::string& name, const Condition& condition, const Setting& setting = {});
// Can `a` hold without `b`? Unsat: a implies b.
Query holds_without(const std::string& name, const Condition& a, const Condition& b,
                    const Setting& setting = {});
// Can the measure have this value?
Query has_value(const std::string& name, const Measure& measure, std::int64_t value,
                const Setting& setting = {});
// Can the two differ? Unsat: they are equivalent. Definitions are named "first: CLAUSE" and
// "second: CLAUSE".
Query differ(const std::string& name, const Measure& first, const Measure& second,
             const Setting& setting = {});

// Can a pile make some yaku by the one, and none by the other? `each`: or another yaku?
Query made_otherwise(const std::string& name, const Counting& first, const Counting& second,
                     bool each);

// Unsat means yes, for both.
Answer implies(const std::string& name, const Condition& a, const Condition& b,
               const Setting& setting = {}, const Options& options = {});
Answer equivalent(const std::string& name, const Measure& first, const Measure& second,
                  const Setting& setting = {}, const Options& options = {});
// The least situation on which the two differ; `values` are the first's and the second's there.
Smallest smallest_difference(const std::string& name, const Measure& first, const Measure& second,
                             const Setting& setting = {}, const Options& options = {});
// The least situation in which the condition holds.
Smallest smallest_situation(const std::string& name, const Condition& condition,
                            const Setting& setting = {}, const Options& options = {});

struct PossibleValue {
  std::int64_t value;
  Answer answer;  // Sat: a situation that has it
};
// Which values from `from` to `to` the measure can have, one query each.
std::vector<PossibleValue> possible_values(const std::string& name, const Measure& measure,
                                           std::int64_t from, std::int64_t to,
                                           const Setting& setting = {},
                                           const Options& options = {});

}  // namespace hanaproof::smt
