// A conversation with the solver about one query: the query stays, further assumptions come and go.
// Definitions are put in where their variables stand, so that what two rulesets have in common is
// one and the same term. The one door to Z3; nothing of it is in this header, and nothing crosses
// from one session to another, so each thread may have its own.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "solvers/smt/query.h"

namespace hanaproof::smt {

struct Options {
  // For everything that is asked of one session together.
  std::chrono::milliseconds timeout{10'000};
  // Whether cores are made minimal: some ten milliseconds for each name in them.
  bool minimal_core = true;
};

class Session {
 public:
  explicit Session(const Query& query, const Options& options = {});
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // Whether the query and the assumptions hold together. Unknown after the timeout. The core names
  // all definitions, and the assertions that matter.
  Outcome check(const std::vector<Assertion>& assumptions = {});
  // What a number is in the situation that the last check found.
  std::int64_t value(const Number& number);
  // The same of a whole number (1 and 0 of a truth value). Throws z3's exception beyond 64 bits.
  std::int64_t value(const Term& term);
  Statistics statistics() const;

 private:
  struct Solver;
  std::unique_ptr<Solver> solver_;
};

}  // namespace hanaproof::smt
