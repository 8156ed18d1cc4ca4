// All positions of a deal as a graph, walked with the spec.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <vector>

#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/spec/rules.h"
#include "solvers/graph/graph.h"

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

}  // namespace hanaproof::checker
