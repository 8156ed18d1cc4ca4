// What commands declare alike that look at editions by their default rules.
#pragma once

#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/globals.h"

namespace hanaproof::cli {

// The editions to look at, none for all.
inline void add_editions(CLI::App& command, std::vector<std::string>& editions) {
  command.add_option("editions", editions, "Edition ids or files; all built-in ones without");
}

// A footer with examples that says what is done with default rules: "looked at", "compared".
inline void add_footer(CLI::App& command, const std::string& done, const std::string& examples) {
  command.footer(fmt::format(
      "Default rules are {}: first readings, and what is assumed where a text is silent.\n"
      "Examples:\n{}",
      done, examples));
}

}  // namespace hanaproof::cli
