// The commands `signature` and `signatures`.
#pragma once

#include "cli/globals.h"

namespace hanaproof::cli {

void add_signature(CLI::App& app, Globals& globals);

}  // namespace hanaproof::cli
