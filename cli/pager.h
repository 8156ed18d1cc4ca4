// Long text a screen at a time.
#pragma once

#include <string>

namespace hanaproof::cli {

// Prints a text. On a terminal that is too small for it through $PAGER, which is less unless it is
// set; with PAGER set to nothing, as it is.
void print_paged(const std::string& text);

}  // namespace hanaproof::cli
