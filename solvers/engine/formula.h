// Yaku expressions made ready for bit sets: a condition as thresholds on counters where it is one,
// else, like every number of points, as a short program.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/rulebook/yaku/expression.h"
#include "solvers/engine/counters.h"
#include "solvers/engine/months.h"

namespace hanaproof::engine {

// At least `threshold` (1..128) cards of `mask`.
struct Threshold {
  Bits mask = 0;
  int threshold = 1;
  friend bool operator==(const Threshold&, const Threshold&) = default;
};

// The thresholds that a set of rules asks about; at most kCounters of them.
using Thresholds = std::vector<Threshold>;

// Holds when all counters of `needed` and none of `excluded` are reached.
struct Term {
  Reached needed = 0;
  Reached excluded = 0;
  constexpr bool holds(Reached reached) const {
    return (reached & needed) == needed && (reached & excluded) == 0;
  }
  friend bool operator==(const Term&, const Term&) = default;
};
// Holds when any term does.
using Terms = std::vector<Term>;

// The condition as terms, with what it needs added to `thresholds`; nothing where it compares other
// things than one count with a constant, or where counters run out.
std::optional<Terms> as_terms(const rulebook::yaku::Expr& condition, rulebook::yaku::SakeCup sake,
                              Thresholds& thresholds);

// An expression in postfix order. Conditions are the numbers 0 and 1.
class Program {
 public:
  Program() = default;
  Program(const rulebook::yaku::Expr& expression, rulebook::yaku::SakeCup sake);
  bool empty() const { return steps_.empty(); }
  int run(Bits captured, const rulebook::yaku::Tally& tally = {}) const;

 private:
  using Op = rulebook::yaku::Expr::Op;
  struct Step {
    Op op;
    int value;  // of a literal; of a variable, its place
    Bits mask;  // of count, all, any
  };
  void compile(const rulebook::yaku::Expr& expression, rulebook::yaku::SakeCup sake);
  std::vector<Step> steps_;
};

// A condition on cards, evaluated in the quicker way that it takes.
struct Condition {
  Condition(const rulebook::yaku::Expr& condition, rulebook::yaku::SakeCup sake,
            Thresholds& thresholds);
  // `reached` says which of the thresholds the cards reach.
  bool holds(Bits captured, Reached reached) const;

  std::optional<Terms> terms;
  Program program;  // where it is no terms
};

// Which of the thresholds the cards reach.
inline Reached reached(const Thresholds& thresholds, Bits captured) {
  unsigned all = 0;
  for (std::size_t i = 0; i < thresholds.size(); ++i) {
    all |= (count(captured & thresholds[i].mask) >= thresholds[i].threshold ? 1U : 0U) << i;
  }
  return static_cast<Reached>(all);
}

}  // namespace hanaproof::engine
