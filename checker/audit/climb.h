// Long and short rounds by search.
#pragma once

#include <optional>

#include "checker/audit/anneal.h"
#include "checker/audit/audit.h"
#include "model/spec/rules.h"

namespace hanaproof::audit {

// A round found by so many that the engine plays, everybody going on whenever there is a choice;
// then played by the specification. Deals that are over before play are no rounds.
std::optional<Round> climb(const spec::Rules& rules, int attempts, const Goal& goal);

}  // namespace hanaproof::audit
