// The rules that fit given answers: a candidate, with as few clauses changed as will do.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "checker/engines/identify/candidates.h"
#include "checker/engines/identify/question.h"

namespace hanaproof::identify {

// A question that was answered.
struct Answered {
  Question question;
  std::string answer;
};

// Another rule whose answer may be the one that is played otherwise.
struct Rival {
  std::string topic;
  std::vector<rulebook::Value> values;  // each fits as well
};

// An answer of the candidate that has to be another one.
struct Change {
  std::string topic;
  rulebook::Value from;
  rulebook::Value to;
  std::vector<std::string> who;               // whose answer that is; empty: nobody's
  std::vector<rulebook::Value> instead = {};  // others that fit every answer as well
  std::vector<std::size_t> shown_by = {};     // answers that do not fit without it
  // Changes of other rules that would do in place of this one.
  std::vector<Rival> rivals = {};
};

struct Explanation {
  std::size_t candidate = 0;  // its number
  std::vector<Change> changes = {};
  std::vector<std::size_t> unexplained = {};  // answers that still do not fit
  // Candidates that fit as they are, this one among them; none where there are changes.
  std::vector<std::size_t> fitting = {};

  // The candidate with its changes.
  rulebook::Ruleset rules(const std::vector<Candidate>& candidates) const;
  // The same with another rule changed in place of one of these.
  rulebook::Ruleset rules(const std::vector<Candidate>& candidates, const Change& without,
                          const std::string& topic, const rulebook::Value& value) const;
};

// Answers that do not fit the rules, by their numbers.
std::vector<std::size_t> misfits(const rulebook::Ruleset& rules,
                                 const std::vector<Answered>& answers);

// The candidate with the fewest answers that do not fit, no clause changed; the first of equals.
Explanation nearest(const std::vector<Answered>& answers, const std::vector<Candidate>& candidates);

// The candidates nearest to the answers are tried one after the other: single clauses are changed
// as long as that makes more answers fit, two at once where no single one does, and what turns out
// not to be needed is taken back. The explanation that leaves the least open, with the fewest
// changes, the first of equals.
Explanation explain(const std::vector<Answered>& answers, const std::vector<Candidate>& candidates,
                    const Offers& offers);

}  // namespace hanaproof::identify
