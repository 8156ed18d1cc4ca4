// Hachi-Hachi behind the protocol.
#pragma once

#include "checker/engines/protocol/server.h"

namespace hanaproof::protocol {

std::unique_ptr<Table> hachi_table(const rulebook::Ruleset& rules, With with);

}  // namespace hanaproof::protocol
