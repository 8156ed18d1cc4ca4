// The subcommands of `hanaproof editions`.
#pragma once

#include "cli/globals.h"

namespace hanaproof::cli {

void add_coverage(CLI::App& editions, Globals& globals);
void add_agreement(CLI::App& editions, Globals& globals);

}  // namespace hanaproof::cli
