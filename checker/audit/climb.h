// Long and short rounds by search.
#pragma once

#include <optional>

#include "checker/audit/audit.h"
#include "model/spec/rules.h"

namespace hanaproof::audit {

// Starts from random rounds and keeps every change of the deck or of the choices that does not make
// it worse. Deals that are over before play are no rounds.
std::optional<Round> climb(const spec::Rules& rules, int attempts, bool longer);

}  // namespace hanaproof::audit
