// What is said of a command line that cannot be understood.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

namespace hanaproof::cli {

// One line: what is wrong, and whose help says what was expected.
std::string complaint(const CLI::App& app, const CLI::ParseError& error);

// A message without what a library puts before its own: "[json.exception.parse_error.101] ".
std::string plain(const std::string& what);

}  // namespace hanaproof::cli
