#include "hanaproof/solving.h"

#include <mutex>

#include "bind.h"
#include "record.h"

namespace hanaproof::python {

namespace {

// Python threads that share one wait for each other.
struct SharedSolver {
  explicit SharedSolver(const KeptRules& rules) : solver(rules.rules) {}

  std::mutex busy = {};
  Solver solver;
};

Solution solve(SharedSolver& self, const KeptState& state, bool every_move) {
  const py::gil_scoped_release release;
  const std::scoped_lock lock(self.busy);
  return self.solver.solve(state.state, every_move);
}

}  // namespace

void bind_solving(py::module_& module) {
  Record<ScoredMove>(module, "ScoredMove", "A move and its value for seat 0.")
      .field("move", &ScoredMove::move, "As docs/positions.md writes it.")
      .field("value", &ScoredMove::value, "In points, when both play best after it.");
  Record<Solution>(module, "Solution", "Best play when every card is known.")
      .field("value", &Solution::value, "For seat 0, in points; for seat 1 it is the negative.")
      .field("best", &Solution::best, "All moves that keep the value; none when the round is over.")
      .field("moves", &Solution::moves, "Every legal move, where asked for.")
      .field("line", &Solution::line, "All play best to the end; of equal moves the first.")
      .field("nodes", &Solution::nodes, "Positions looked at.");
  py::class_<SharedSolver>(module, "Solver",
                           "Solves capturing games of two players or two teams. It keeps what it "
                           "has seen from one position to the next.")
      .def(py::init<const KeptRules&>(), py::arg("rules"),
           "Error unless the rules are those of a capturing game of two players or two teams.")
      .def("solve", &solve, py::arg("state"), py::arg("every_move") = false,
           "The value of a position. `every_move`: also that of each legal move. Other Python "
           "threads "
           "run meanwhile.");
}

}  // namespace hanaproof::python
