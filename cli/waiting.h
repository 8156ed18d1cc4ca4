// What a command says when it has nothing to do because somebody else has not written yet.
#pragma once

#include <string>
#include <string_view>

namespace hanaproof::cli {

// Says on standard error what is waited for, if nothing comes from a pipe, a terminal or a socket
// for a moment. Returns at the latest then. Files, and what cannot be opened, are left alone.
void tell_if_waiting(const std::string& path, std::string_view expected);
// The same of standard input.
void tell_if_waiting(std::string_view expected);

}  // namespace hanaproof::cli
