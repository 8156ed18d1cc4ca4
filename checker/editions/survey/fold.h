// Which findings of one book, or between books, put one thing to one editor.
#pragma once

#include <vector>

#include "checker/editions/finding/finding.h"

namespace hanaproof::checker {

// What one sentence leads to, what items of one list have in common, what is left open beside play,
// and mere words become rows of the first of them. `findings`: the clearest first. `one_list`: all
// of them are items of one list.
std::vector<Finding> folded(std::vector<Finding> findings, bool one_list);

}  // namespace hanaproof::checker
