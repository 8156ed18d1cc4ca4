// What a command says when it has nothing to do because somebody else has not written yet.
#pragma once

#include <string>
#include <string_view>

namespace hanaproof::cli {

// Says on standard error what is waited for, if nothing comes from an open pipe, terminal or socket
// for a moment. Returns at the latest then. Other files are left alone.
void tell_if_waiting(int file, const std::string& name, std::string_view expected);

}  // namespace hanaproof::cli
