// The command `audit`.
#pragma once

#include "cli/globals.h"

namespace hanaproof::cli {

void add_audit(CLI::App& app, Globals& globals);

}  // namespace hanaproof::cli
