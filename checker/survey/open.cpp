#include "checker/survey/open.h"

#include <fmt/format.h>

namespace hanaproof::checker {

void Doubt::note(const Comparison& comparison) {
  const Agreement& agreement = comparison.agreement;
  if (comparison.difference || agreement.state != Agreement::State::unknown) return;
  if (reason_.empty()) reason_ = agreement.how;
}

bool left_open(Bench& bench, const rulebook::Topic& topic, const rulebook::Scope& scope,
               const rulebook::Edition& edition, const std::string& question,
               const smt::Outcome& outcome) {
  const auto* unknown = std::get_if<smt::Unknown>(&outcome);
  if (!unknown) return false;
  bench.leave_open({topic.id,
                    scope,
                    {edition.id},
                    question,
                    fmt::format("the solver gave no answer: {}", unknown->reason)});
  return true;
}

}  // namespace hanaproof::checker
