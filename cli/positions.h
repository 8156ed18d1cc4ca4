// Positions that a command is given, with the rules that they are played by.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/globals.h"
#include "model/notation/position.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::cli {

struct Seated {
  rulebook::Ruleset rules;
  notation::Position position;
};

// The whole of a file, or of standard input for "-". Throws EditionError.
std::string read_input(const std::string& path);

// The answers that `--rule TOPIC=READING` chooses, by topic. Throws EditionError.
std::map<std::string, std::string> chosen_rules(const std::vector<std::string>& rules);

// Reads one position and validates it under the edition's rules, the chosen ones before its own.
// Throws NotationError when it is none, cannot be, or is of another edition.
Seated seat(const rulebook::Edition& edition, const std::map<std::string, std::string>& rules,
            std::string_view json);

}  // namespace hanaproof::cli
