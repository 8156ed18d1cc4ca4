// Checking the receipts of a report again.
#pragma once

#include "cli/globals.h"

namespace hanaproof::cli {

void add_recheck(CLI::App& app, Globals& globals);

}  // namespace hanaproof::cli
