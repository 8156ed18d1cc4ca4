// Help as a command, which is known by its place before anything is read (command.cpp).
#include <memory>
#include <string>
#include <vector>

#include "cli/globals.h"

namespace hanaproof::cli {

void add_help(Command& program) {
  auto words = std::make_shared<std::vector<std::string>>();
  Command& command = program.command("help", "Show the help of a command, as --help behind it");
  command.option("command", words.get(), "A command, with the one it belongs to: odds deal");
  command.run = [words] { throw UsageError("help: expected as the first word"); };
}

}  // namespace hanaproof::cli
