// What may be said for an option or in a place: the help names it, and completion proposes it.
#pragma once

#include <string>

#include "cli/command.h"

namespace hanaproof::cli {

enum class Values {
  none,  // a flag
  text,  // a number, a list of cards: nothing to propose
  file,
  folder,
  editions,  // an id, or a file
  topics,
  rules,  // TOPIC=READING
  kinds,  // of findings
  games,
  commands,
};

// Of an option of a command: "odds deal", empty for those of the program.
Values values_of(const Option& option, const std::string& command);
// How the help names such a value: "ID|FILE", "N", "SECONDS". Empty for a flag.
std::string placeholder(const Option& option, const std::string& command);

}  // namespace hanaproof::cli
