// Links editions: gives each the clauses of those that it builds on.
#pragma once

#include <vector>

#include "model/rulebook/edition_reader.h"

namespace hanaproof::rulebook {

// The editions in the order of their ids. Throws EditionError for an edition that is not there, one
// that builds on itself, and names that no linked edition holds.
std::vector<Edition> link(std::vector<Draft> drafts);

}  // namespace hanaproof::rulebook
