// In which order packets are dealt.
#pragma once

#include "model/rulebook/ruleset.h"

namespace hanaproof::spec {

// The rules with their packets in one order for all. A shuffled deck has no order, so which of the
// packets comes first shows in no round.
rulebook::Ruleset with_packets_in_order(const rulebook::Ruleset& rules);

}  // namespace hanaproof::spec
