// The state graphs of small games of an edition: does play always end, after how many decisions,
// and which rules come up?
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "checker/measures/graph/firing.h"
#include "model/notation/move.h"
#include "solvers/reduced_decks/game.h"

namespace hanaproof::checker {

// A round, or a cycle, in a deal of a small game.
struct Line {
  std::uint64_t deal = 0;  // its number, reduced_decks/deals.h
  std::vector<notation::Move> moves;
};

struct TableGraphs {
  std::string table;
  bool deal_only = false;       // deals were opened, not played
  std::uint64_t all_deals = 0;  // of the small game
  std::uint64_t deals = 0;      // explored
  std::uint64_t positions = 0;  // different ones, over all deals
  std::uint64_t moves = 0;      // edges between them
  std::uint64_t rounds = 0;     // different sequences of moves from a deal to its end
  std::uint64_t looping = 0;    // positions to which play can come back
  std::optional<Line> longest;  // the first of equals
  std::optional<Line> shortest;
  std::optional<Line> cycle;  // moves that lead back to where they began
};

struct GraphSurvey {
  std::vector<TableGraphs> tables;
  std::vector<Firing> clauses;
  std::vector<std::string> misfits;  // small games that the rules cannot be played in, and why

  // Whether play ended on every path that was explored.
  bool ends() const;
};

struct GraphOptions {
  std::uint64_t deals = 100;        // of each small game, evenly spread; 0: all
  std::size_t positions = 1000000;  // the most of one deal: TooManyPositions
  int threads = 0;
  std::function<void(std::size_t done, std::size_t all)> progress = {};
};

// The same whatever the number of threads.
GraphSurvey survey_graphs(const rulebook::Ruleset& rules,
                          const std::vector<reduced_decks::Table>& tables,
                          const GraphOptions& options = {});

}  // namespace hanaproof::checker
