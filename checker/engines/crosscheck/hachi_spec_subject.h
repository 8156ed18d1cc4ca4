// The spec of Hachi-Hachi as a subject: what serves, and in tests engines that play another rule.
#pragma once

#include "checker/engines/crosscheck/hachi_subject.h"

namespace hanaproof::crosscheck {

std::unique_ptr<HachiSubject> hachi_spec_subject(const rulebook::Ruleset& rules);

}  // namespace hanaproof::crosscheck
