// Measuring in units that do not depend on one another, for threads and for long runs.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "checker/measures/impact/impact.h"
#include "checker/measures/impact/measurement.h"
#include "model/rulebook/library.h"

namespace hanaproof::impact {

// What units came to: a unit of piles is about several findings.
using MeasuredUnits = std::map<std::uint64_t, std::vector<Measured>>;

class Plan {
 public:
  // The report and the library must outlive it. Throws EditionError as `measure` does.
  Plan(const checker::Report& report, const rulebook::Library& library, Options options);
  Plan(const Plan&) = delete;
  Plan& operator=(const Plan&) = delete;

  std::uint64_t units() const { return groups_.size() + cases_.size(); }
  // The same whenever and wherever it runs. Throws Disagreement.
  std::vector<Measured> run(std::uint64_t unit) const;
  // Fills in the impact and the severity of every finding of the report from all units.
  void enter(const MeasuredUnits& all, checker::Report& report) const;

 private:
  const rulebook::Library& library_;
  Options options_;
  std::vector<Measurement> cases_;  // one a finding
  std::vector<PileGroup> groups_;   // of some cases; done first, because they take longest
};

}  // namespace hanaproof::impact
