// The least situation that a query allows: fewest captured cards, then fewest calls (one's own and
// the opponent's), then the least 48-bit word of captured cards, then fewest calls of one's own.
#pragma once

#include <cstdint>
#include <vector>

#include "solvers/smt/session.h"

namespace hanaproof::smt {

struct Smallest {
  Outcome outcome;                   // Sat: the least situation
  bool unique = false;               // no other captured cards with as few cards and calls will do
  std::vector<std::int64_t> values;  // of the numbers asked for, in the least situation
  // What another solver can check again. Of an unsatisfiable query: the query. Of a situation: that
  // there is one with so few cards, that there is none with fewer, that none comes earlier in the
  // order.
  std::vector<Answer> evidence;
  Statistics statistics;
};

Smallest smallest(const Query& query, const std::vector<Number>& numbers = {},
                  const Options& options = {});

}  // namespace hanaproof::smt
