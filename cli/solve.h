// The parts of the command `solve`.
#pragma once

#include <string>

#include "cli/globals.h"
#include "cli/long_run.h"
#include "cli/table.h"

namespace hanaproof::cli {

struct SolveArguments {
  TableOptions table;
  std::string batch;  // a file with one position a line, or "-"
  bool every_move = false;
  int remembered = 22;  // positions that are at most, as a power of two
  LongRun run;          // only the threads for positions

  std::string months;  // "1,2": a table of all deals of a deck of these months
  int hand = 1;
  int field = 0;
  std::uint64_t sample = 0;
  std::string csv;  // a file for the distribution
};

void solve_positions(Globals& globals, const SolveArguments& arguments);
std::string solve_table_schema();
void solve_deals(Globals& globals, const SolveArguments& arguments);

}  // namespace hanaproof::cli
