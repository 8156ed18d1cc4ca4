// All positions of a deal as a graph, walked with the spec.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/rulebook/ruleset.h"
#include "model/spec/rules.h"
#include "solvers/graph/graph.h"
#include "solvers/reduced_decks/game.h"

namespace hanaproof::checker {

class TooManyPositions : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Vertices are different positions, the opened deal first; edges are legal moves.
struct StateGraph {
  graph::Graph graph;
  std::vector<notation::Position> positions;  // by vertex
  std::vector<notation::Move> moves;          // by edge
  // By vertex, which rules were asked for there: to open the deal, by what is legal, by what comes
  // of each move, and by what the position is worth.
  std::vector<spec::Consulted> asked;
};

// How far a deal is followed.
enum class Reach { opened, played_out };

// Opens the deal and, where asked for, follows every legal move from every position. Throws
// TooManyPositions where there are more than `most`.
StateGraph explore(const spec::Rules& rules, const notation::Position& dealt, Reach reach,
                   std::size_t most);

// Who is to decide what, with which cards; and each move.
graph::Labels labels(const StateGraph& states);

// ---- Which clauses fired in the positions of small games, and which never did -------------------

// In how many positions of each small game the rules of a topic were asked for, or its yaku made.
using TopicCounts = std::map<std::string, std::map<std::string, std::uint64_t>>;  // topic, table

struct Firing {
  std::string clause;                              // id
  std::map<std::string, std::uint64_t> positions;  // by small game, those in which it fired
  std::uint64_t all() const;
};

// All clauses that give these rules an answer which can have an effect within a round; in the order
// of the edition. One that fired nowhere has no positions.
std::vector<Firing> firings(const rulebook::Ruleset& rules, const TopicCounts& counts);

// ---- Does play always end, and after how many decisions? ----------------------------------------

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
