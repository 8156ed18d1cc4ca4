// The commands and options as values, taken from the application itself: what shell completion and
// the man page are made of.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace hanaproof::cli {

// What may be said for an option or in a place.
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
  choices,  // one of `choices`
};

struct OptionOutline {
  std::vector<std::string> names;  // "--out"; "-h", "--help"; "editions" of a place
  std::string type;                // "TEXT", "INT"
  std::string description;
  bool required = false;
  bool repeats = false;
  Values values = Values::none;
  std::vector<std::string> choices = {};
};

struct CommandOutline {
  std::string name;  // "odds sutda"; empty of the application
  std::string description;
  std::string footer;
  std::vector<OptionOutline> options;
  std::vector<OptionOutline> places;
  std::vector<CommandOutline> commands = {};
};

CommandOutline outline(const CLI::App& app);
// The command itself, then those within it, in the order of the help.
std::vector<const CommandOutline*> all_commands(const CommandOutline& command);

}  // namespace hanaproof::cli
