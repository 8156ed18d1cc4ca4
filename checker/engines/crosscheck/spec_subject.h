// The executable specifications as something that plays: what an engine that makes no mistake says.
#pragma once

#include <memory>

#include "checker/engines/crosscheck/bet_subject.h"
#include "checker/engines/crosscheck/subject.h"

namespace hanaproof::crosscheck {

std::unique_ptr<Subject> spec_subject(const rulebook::Ruleset& rules);
std::unique_ptr<BetSubject> bet_spec_subject(const rulebook::Ruleset& rules);

}  // namespace hanaproof::crosscheck
