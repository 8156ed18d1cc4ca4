// Built without MPI: one process, and no letters.
#include <stdexcept>

#include "solvers/runs/launched.h"
#include "solvers/runs/ranks.h"
#include "solvers/runs/run_error.h"

namespace hanaproof::runs {

namespace {

[[noreturn]] void nobody() { throw std::logic_error("there is no other rank"); }

}  // namespace

Rank this_rank() {
  if (launched()) {
    throw RunError(
        "begun as one of several processes, but built without MPI: each of them would do all of "
        "the work; build it where libopenmpi-dev is installed");
  }
  return {};
}

std::optional<Letter> next_letter() { nobody(); }
void answer(int, const std::string&) { nobody(); }
std::string answer_to(const std::string&) { nobody(); }
void tell_first(const std::string&) { nobody(); }

}  // namespace hanaproof::runs
