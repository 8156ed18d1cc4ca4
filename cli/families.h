// Distances between editions, measured for a command or a report.
#pragma once

#include <string>
#include <vector>

#include "checker/editions/distance/distance.h"
#include "cli/globals.h"
#include "reports/family.h"

namespace hanaproof::cli {

// By game, at one scope each (distance::families), with progress on standard error. Games that
// none of the editions play at the scope are left out.
std::vector<distance::Distances> measure_families(
    const Globals& globals, const std::vector<const rulebook::Edition*>& editions, int players = 0,
    const std::vector<std::string>& options = {});

// For the report: of games with more than one edition.
std::vector<reports::Family> families(const Globals& globals,
                                      const std::vector<const rulebook::Edition*>& editions);

}  // namespace hanaproof::cli
