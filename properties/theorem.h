// What is stated and what came of it, as values: no solver, no output.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::properties {

enum class Method { arithmetic, exhaustive, smt, simulation };
// "arithmetic", ...
std::string_view name(Method method);

enum class Verdict {
  proved,
  refuted,
  unknown,   // never to be taken for proved
  held,      // of a simulation: in every sample, which proves nothing
  disagree,  // one method proves what another refutes
};
std::string_view name(Verdict verdict);

// A situation that refutes a statement, or that shows that something can be. Which fields are
// filled depends on what it is about; `text` says it all in one sentence.
struct Witness {
  std::string text;
  std::optional<cards::CardSet> pile = {};  // of captured cards
  int own_calls = 0;
  bool opponent_called = false;
  std::optional<notation::Position> position = {};
  std::vector<notation::Move> line = {};  // played from the position
};

// A question to a solver for another one to check again.
struct Query {
  std::string name;
  std::string text;     // SMT-LIB 2
  std::string verdict;  // "sat", "unsat", "unknown"
  // Unsatisfiable by what it asks for alone, whatever else it asserts.
  bool identity = false;
};

// What one method made of a theorem.
struct Proof {
  Method method = Method::arithmetic;
  Verdict verdict = Verdict::unknown;
  std::string summary;                    // one sentence: what was done; or why there is no answer
  std::vector<std::string> details = {};  // what was found, line by line
  std::vector<Witness> witnesses = {};    // the first one refutes, where the verdict is that
  long long space = 0;                    // situations looked at; 0 where none were counted
  std::vector<Query> queries = {};        // only where Effort::queries asks for them
  double milliseconds = 0;
};

struct Shared;

// How much is to be done.
struct Effort {
  bool queries = false;                 // write out the solver's questions
  int rounds = 40;                      // to play in a simulation
  int seconds = 20;                     // for the solver, per theorem
  std::shared_ptr<Shared> shared = {};  // found out already; `prove_all` makes one for all theorems
};

// What a theorem is about: the deck (no edition), or an edition at a scope.
struct Subject {
  const rulebook::Edition* edition = nullptr;
  rulebook::Scope scope = {};
  const rulebook::Clause* clause = nullptr;  // of a claim

  rulebook::Ruleset rules() const { return {*edition, scope}; }
};

// A way to discharge a theorem; sets everything but the method and the time.
using Discharge = std::function<Proof(const Subject&, const Effort&)>;
struct Means {
  Method method = Method::arithmetic;
  Discharge discharge = {};
};

struct Theorem {
  std::string id;  // "deck.kinds", "red-book.koi-koi.en/yaku-relations/2-players"
  std::string statement;
  Subject subject;
  std::vector<Means> means;

  // The clause of a rulebook that says so. Where there is one, a refutation is a finding about the
  // rulebook; where there is none, it is a failure of this project.
  const rulebook::Clause* claim() const { return subject.clause; }
};

struct Result {
  Verdict verdict = Verdict::unknown;
  std::vector<Proof> proofs;  // one a method, in the order of the theorem's means
  double milliseconds = 0;
};

// By every method of the theorem. What a method throws makes its answer unknown.
Result prove(const Theorem& theorem, const Effort& effort = {});
// All of them, by so many threads (0: as many as the machine has); results in the order of the
// theorems. `done` is called after each, from any thread.
std::vector<Result> prove_all(const std::vector<Theorem>& theorems, const Effort& effort = {},
                              int threads = 0,
                              const std::function<void(const Theorem&, const Result&)>& done = {});

// What several methods come to: disagreement first, then refuted, proved, unknown. Methods also
// disagree where both prove and their details are not the same.
Verdict combine(const std::vector<Proof>& proofs);

}  // namespace hanaproof::properties
