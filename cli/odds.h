// What the commands of `hanaproof odds` share.
#pragma once

#include <string>

#include <fmt/format.h>

#include "cli/globals.h"
#include "cli/progress.h"
#include "reports/document/document.h"

namespace hanaproof::cli {

// --csv, --markdown, --html; beside them the --json of all commands.
struct OddsFormat {
  bool csv = false;
  bool markdown = false;
  std::string html;  // a file to write a page to; empty: none

  // `lines` says what a line of CSV is for, `page` what the page has.
  void add_to(Command& command, const std::string& lines, const std::string& page);
  // Throws EditionError where more than one is asked for.
  void check(const Globals& globals) const;
  // Whether only a page is asked for.
  bool page_alone(const Globals& globals) const;
  // Writes the page to its file and says so.
  void write_page(const Globals& globals, const std::string& page) const;
  // The reports in the form that is asked for, a page besides.
  template <class Reports>
  void print(const Globals& globals, const Reports& reports) const {
    if (!html.empty()) write_page(globals, to_html(reports));
    if (!page_alone(globals)) print_tables(globals, reports);
  }
  template <class Reports>
  void print_tables(const Globals& globals, const Reports& reports) const {
    fmt::print("{}", globals.json ? to_json(reports)
                     : csv        ? to_csv(to_rows(reports))
                     : markdown   ? to_markdown(to_document(reports))
                                  : to_terminal(to_document(reports), terminal_style()));
  }
};

void add_odds_deal(Command& odds, Globals& globals);
void add_odds_hands(Command& odds, Globals& globals);
void add_odds_fields(Command& odds, Globals& globals);
void add_odds_rounds(Command& odds, Globals& globals);

}  // namespace hanaproof::cli
