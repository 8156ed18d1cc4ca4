// Scripts that complete the command line in a shell.
#pragma once

#include <string>
#include <vector>

#include "cli/globals.h"
#include "cli/outline.h"

namespace hanaproof::cli {

// The words that the project knows.
struct Words {
  std::vector<std::string> editions;
  std::vector<std::string> topics;
  std::vector<std::string> kinds;
  std::vector<std::string> games;
};

std::string bash_completion(const CommandOutline& app, const Words& words);
std::string zsh_completion(const CommandOutline& app, const Words& words);
std::string fish_completion(const CommandOutline& app, const Words& words);

// `completion` and `man`: to be added last, since they tell of all others.
void add_completion(CLI::App& app, Globals& globals);
void add_man(CLI::App& app, Globals& globals);

}  // namespace hanaproof::cli
