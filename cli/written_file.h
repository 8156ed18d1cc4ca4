// Options that name a file to write.
#pragma once

#include <string>

#include "cli/command.h"

namespace hanaproof::cli {

// Whether the file can be written is found out as the command line is read, before any work.
Option& written_file(Command& command, std::string name, std::string* target, std::string help,
                     OptionTraits traits = {});

}  // namespace hanaproof::cli
