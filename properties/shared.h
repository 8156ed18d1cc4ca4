// What the theorems of one run share: editions have rules in common, and methods need the same.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "properties/theorem.h"
#include "solvers/parallel/memo.h"
#include "solvers/piles/pile_classes.h"
#include "solvers/smt/situation.h"

namespace hanaproof::properties {

struct Shared {
  // Of questions to the solver, by their form: for each a situation, where there is one.
  parallel::Memo<std::vector<std::optional<smt::Situation>>> answers;
  // Classes of piles joined by their points, and by the cards of the least one, by the rules.
  parallel::Memo<std::map<int, std::map<int, piles::PileClass>>> points;
};

// A new one where the effort has none.
std::shared_ptr<Shared> shared_of(const Effort& effort);

}  // namespace hanaproof::properties
