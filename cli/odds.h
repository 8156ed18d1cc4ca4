// What the commands of `hanaproof odds` share.
#pragma once

#include <string>

#include "cli/globals.h"

namespace hanaproof::cli {

// --csv, --markdown; beside them the --json of all commands.
struct OddsFormat {
  bool csv = false;
  bool markdown = false;

  // `lines` says what a line of CSV is for.
  void add_to(CLI::App& command, const std::string& lines);
  // Throws EditionError where more than one is asked for.
  void check(const Globals& globals) const;
};

void add_odds_deal(CLI::App& odds, Globals& globals);
void add_odds_hands(CLI::App& odds, Globals& globals);
void add_odds_fields(CLI::App& odds, Globals& globals);

}  // namespace hanaproof::cli
