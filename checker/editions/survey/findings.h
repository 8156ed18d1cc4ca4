// Making a finding out of a topic, the answers to it and a situation in which they differ.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/ruleset_comparer.h"
#include "model/rulebook/ruleset.h"
#include "solvers/smt/query.h"

namespace hanaproof::checker {

// An answer and a ruleset of one edition under which to show it.
struct Option {
  Side side;
  rulebook::Value value;
};

// What one side of a finding is called, and rules with its answer.
struct Answered {
  std::string side;
  rulebook::Ruleset rules;
};

// Adds to a witness what each side makes of it, and, where one is found, the way to it.
void enact_sides(Witness& witness, const std::vector<Answered>& sides);

// Evidence without a solver: what was done, and with how many situations.
Evidence found_by(Method method, std::string summary, long long space = 0);

// A finding with question, scope, id and the clauses that take part, but no evidence yet.
Finding start(Kind kind, const rulebook::Topic& topic, const rulebook::Scope& scope,
              std::vector<Side> sides, const std::vector<const rulebook::Clause*>& clauses);

// Adds the witness with what each answer makes of it under the rules of `base`, and what hangs on
// it.
void show(Finding& finding, const rulebook::Ruleset& base, const rulebook::Topic& topic,
          const std::vector<Option>& options, Difference difference);

// The scope as a part of an id: "2-players-wildcard".
std::string slug(const rulebook::Scope& scope);
// What an edition belongs to: its document, or itself where it names none.
std::string document_of(const rulebook::Edition& edition);
// The editions by document, in the order in which the first of each stands.
std::vector<std::vector<const rulebook::Edition*>> by_document(
    const std::vector<const rulebook::Edition*>& editions);
ClauseRef reference(const rulebook::Clause& clause);
std::vector<std::string> ids_of(const std::vector<const rulebook::Edition*>& editions);

// ---- One edition at one scope, held against itself ----------------------------------------------

// What the checks of one edition at one scope need.
struct EditionCheck {
  const rulebook::Edition& edition;
  const rulebook::Scope scope;
  RulesetComparer& comparer;
  std::vector<Finding>& findings;

  const rulebook::Ruleset& rules() const { return comparer.rules(edition, scope); }
};

// The stated clauses in force on a topic.
std::vector<const rulebook::Clause*> stated(const EditionCheck& check, const std::string& topic);

// Adds a finding: what the edition claims, and what is the case by its own rules. Evidence is
// arithmetic and has no summary yet. `mark` tells several findings on one topic apart.
Finding& accuse(EditionCheck& check, const rulebook::Clause& clause, const std::string& claimed,
                const std::string& actual, const std::string& mark = {});

// Runs checks at every scope of an edition; what shows at one scope is not said again of the next.
std::vector<Finding> at_every_scope(const rulebook::Edition& edition, RulesetComparer& comparer,
                                    const std::function<void(EditionCheck&)>& run);

// Whether the finding, or a row of it, is about the topic.
bool speaks_of(const Finding& finding, const std::string& topic);

// Adds clauses that do not take part yet.
void add_clauses(Finding& finding, std::vector<ClauseRef> more);

// ---- Questions that stay open: neither yes nor no -----------------------------------------------

// Why comparisons that showed no difference do not show agreement either: the solver gave up, or a
// search found nothing. Empty where they do.
class Inconclusive {
 public:
  void note(const Comparison& comparison);
  explicit operator bool() const { return !reason_.empty(); }
  // Whether no situation asks for the rule: then answers can only be compared as they are written.
  bool unseen() const { return !looked_at_; }
  // How it was proved that nothing differs; empty where it was not.
  const std::string& proof() const { return proof_; }
  // The comparer keeps what was asked, if it was not settled.
  void keep(RulesetComparer& comparer, const rulebook::Topic& topic, const rulebook::Scope& scope,
            const std::vector<std::string>& editions, const std::string& question) const;

 private:
  std::string reason_;     // of the first that was not settled
  std::string proof_;      // of the first that was
  bool unsolved_ = false;  // it is the solver that did not settle it
  bool looked_at_ = false;
};

// Whether the solver gave up; the comparer then keeps what was asked.
bool left_open(RulesetComparer& comparer, const rulebook::Topic& topic,
               const rulebook::Scope& scope, const rulebook::Edition& edition,
               const std::string& question, const smt::Outcome& outcome);

// ---- How often some questions come up -----------------------------------------------------------

// "2 players: 23/323 (7.1 %); 3 players: ...": exact, for every number of players that the deck
// allows, when nobody folds. Where the rules leave open which hands are equal and what they pay:
// "not counted", and why. The rules are those of a betting game.
std::string tie_odds(const rulebook::Ruleset& rules);

// "after 12 rounds a field still waits with chance 0.2394 (1 in 4.2)": exact, from a Markov chain
// in fractions. Every round is dealt anew; rounds for which too few stay are left out. "not
// counted", and why, where the rules make no chain.
std::string pending_odds(const rulebook::Ruleset& rules);

}  // namespace hanaproof::checker
