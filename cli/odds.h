// What the commands of `hanaproof odds` share.
#pragma once

#include <string>

#include <fmt/format.h>

#include "cli/globals.h"
#include "cli/progress.h"
#include "reports/document/document.h"

namespace hanaproof::cli {

// --csv, --markdown; beside them the --json of all commands.
struct OddsFormat {
  bool csv = false;
  bool markdown = false;

  // `lines` says what a line of CSV is for.
  void add_to(Command& command, const std::string& lines);
  // Throws EditionError where more than one is asked for.
  void check(const Globals& globals) const;
  // The reports in the form that is asked for.
  template <class Reports>
  void print(const Globals& globals, const Reports& reports) const {
    fmt::print("{}", globals.json ? to_json(reports)
                     : csv        ? to_csv(to_rows(reports))
                     : markdown   ? to_markdown(to_document(reports))
                                  : to_terminal(to_document(reports), terminal_style()));
  }
};

void add_odds_deal(Command& odds, Globals& globals);
void add_odds_hands(Command& odds, Globals& globals);
void add_odds_fields(Command& odds, Globals& globals);

}  // namespace hanaproof::cli
