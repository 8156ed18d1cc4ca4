// Text that is somebody else's, as it may be printed.
#pragma once

#include <string>

namespace hanaproof::cli {

// With ? for every control character, those of the upper half in UTF-8 or as bare bytes included:
// nothing in a file must move the cursor.
std::string shown(const std::string& text);

// In single quotes, as one word of a shell.
std::string shell_quoted(const std::string& text);

}  // namespace hanaproof::cli
