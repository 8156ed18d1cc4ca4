// What the command prints that is a text file of its own (cmake/embed.cmake).
#pragma once

#include <string_view>

namespace hanaproof::cli {

// bash, with @STEPS@, @OPTIONS@ and @COMMANDS@ in place of what depends on the commands.
std::string_view embedded_completion_bash();
// What the help of each command ends with, under "[hanaproof COMMAND]".
std::string_view embedded_footers_txt();

}  // namespace hanaproof::cli
