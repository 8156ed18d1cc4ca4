// The parts of the command `solve`.
#pragma once

#include <string>
#include <vector>

#include "cli/globals.h"

namespace hanaproof::cli {

struct SolveArguments {
  std::string edition;
  std::vector<std::string> rules;
  std::string position;  // a file, or "-"
  std::string batch;     // a file with one position a line, or "-"
  bool every_move = false;
  int table_size = 16;
  int threads = 0;

  std::string months;  // "1,2": a table of all deals of a deck of these months
  int hand = 1;
  int field = 0;
  std::uint64_t sample = 0;
  std::uint64_t seed = 1;
  std::string shard = "0/1";
  std::string csv;  // a file for the distribution
};

void solve_positions(Globals& globals, const SolveArguments& arguments);
void solve_deals(Globals& globals, const SolveArguments& arguments);

}  // namespace hanaproof::cli
