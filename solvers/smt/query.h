// A question to a solver and its answer, as values. Every question has a name, which reaches logs,
// statistics and the exported file.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "solvers/smt/situation.h"
#include "solvers/smt/term.h"

namespace hanaproof::smt {

// Something that is taken to hold, or what is asked for.
struct Assertion {
  std::string name;
  Term term;
  // What follows from the term and the definitions, where that is hard to see for a solver. It is
  // left out of what is exported and of cores: other solvers check the answer without it.
  std::optional<Term> hint = {};
};

// What one clause gives: variables and the terms that they stand for. A term uses only variables
// that were defined before it.
struct Definition {
  struct Equation {
    Term variable;
    Term value;
  };
  std::string name;  // of the clause
  std::vector<Equation> equations;
};

// Can all of this hold at once?
struct Query {
  std::string name;
  std::vector<Definition> definitions = {};
  std::vector<Assertion> assertions = {};
  // Whether the assertions leave no situation with an odd number of cards, so that a search for the
  // fewest need not try any.
  bool in_pairs = false;

  // The same question with more asked for.
  Query with(const std::string& new_name, const std::vector<Assertion>& more) const;
};

// Yes: in this situation.
struct Sat {
  Situation situation;
};

// No: these definitions and assertions exclude one another. Names in the order of the query.
struct Unsat {
  std::vector<std::string> core;
  bool minimal = false;  // without any one of them the rest would be satisfiable
};

// The solver gave up. Never to be taken for a yes or a no.
struct Unknown {
  std::string reason;
};

using Outcome = std::variant<Sat, Unsat, Unknown>;

struct Statistics {
  int checks = 0;
  double milliseconds = 0;
};

struct Answer {
  Query query;
  Outcome outcome;
  Statistics statistics;
};

// "sat", "unsat", "unknown".
std::string_view name(const Outcome& outcome);

}  // namespace hanaproof::smt
