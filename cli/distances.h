// The command `distances`.
#pragma once

#include "cli/globals.h"

namespace hanaproof::cli {

void add_distances(CLI::App& app, Globals& globals);

}  // namespace hanaproof::cli
