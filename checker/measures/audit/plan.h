// Audits of several editions in units that do not depend on one another, for threads and for long
// runs: a section of an edition each.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "checker/measures/audit/audit.h"

namespace hanaproof::audit {

// What units came to: audits of one section.
using AuditedUnits = std::map<std::uint64_t, Audit>;

class Plan {
 public:
  // The editions must outlive it.
  Plan(const std::vector<const rulebook::Edition*>& editions, const Options& options);

  // Editions with all that an audit depends on, sections and players: for the identity of a run.
  std::map<std::string, std::string> parameters() const;
  std::uint64_t units() const { return editions_.size() * sections_.size(); }
  // The same whenever and wherever it runs. Safe to call from several threads.
  Audit run(std::uint64_t unit) const;
  // Of every edition, in their order, from all units.
  std::vector<Audit> joined(const AuditedUnits& all) const;

 private:
  std::vector<const rulebook::Edition*> editions_;
  std::vector<Section> sections_;
  int players_;
  std::shared_ptr<signature::Parts> known_;
  mutable checker::RulesetComparer comparer_;
};

}  // namespace hanaproof::audit
