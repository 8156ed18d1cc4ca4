#include "checker/editions/survey/undecided.h"

#include <fmt/format.h>

namespace hanaproof::checker {

void Inconclusive::note(const Comparison& comparison) {
  const Agreement& agreement = comparison.agreement;
  if (comparison.difference || agreement.state != Agreement::State::unknown) return;
  if (reason_.empty()) reason_ = agreement.how;
}

void Inconclusive::keep(RulesetComparer& comparer, const rulebook::Topic& topic,
                        const rulebook::Scope& scope, const std::vector<std::string>& editions,
                        const std::string& question) const {
  if (!reason_.empty()) comparer.leave_open({topic.id, scope, editions, question, reason_});
}

bool left_open(RulesetComparer& comparer, const rulebook::Topic& topic,
               const rulebook::Scope& scope, const rulebook::Edition& edition,
               const std::string& question, const smt::Outcome& outcome) {
  const auto* unknown = std::get_if<smt::Unknown>(&outcome);
  if (!unknown) return false;
  comparer.leave_open({topic.id,
                       scope,
                       {edition.id},
                       question,
                       fmt::format("the solver gave no answer: {}", unknown->reason)});
  return true;
}

}  // namespace hanaproof::checker
