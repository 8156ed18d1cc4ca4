// Which rules does somebody play? Questions that split the candidates, then questions that look for
// clauses that are played otherwise.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "checker/engines/identify/pool.h"
#include "checker/engines/identify/sizes.h"

namespace hanaproof::identify {

// ---- The rules that fit given answers: a candidate, with few clauses changed --------------------

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

// Whether the rules with another answer to the topic leave no more than `open` answers that do not
// fit.
bool fits_as_well(const rulebook::Ruleset& now, const std::string& topic,
                  const rulebook::Value& value, const std::vector<Answered>& answers,
                  std::size_t open);
bool is_answered(const Question& question, const std::vector<Answered>& answers);
// Whether there is no such situation by some of the candidates.
bool may_be_refused(const Question& question, const std::vector<Candidate>& candidates);

// The candidate with the fewest answers that do not fit, no clause changed; the first of equals.
Explanation nearest(const std::vector<Answered>& answers, const std::vector<Candidate>& candidates);

// The candidates nearest to the answers are tried one after the other: single clauses are changed
// as long as that makes more answers fit, two at once where no single one does, and what turns out
// not to be needed is taken back. The explanation that leaves the least open, with the fewest
// changes, the first of equals.
Explanation explain(const std::vector<Answered>& answers, const std::vector<Candidate>& candidates,
                    const Offers& offers);

// ---- Somebody asked -----------------------------------------------------------------------------

struct Options {
  // Questions after those of the tree, each about another rule on which candidates differ, where
  // not all of them are asked.
  std::size_t further = 6;
  // All questions of the pool, one about every answer that a rule could have, and rounds.
  bool thorough = false;
  std::uint64_t rounds = 24;  // at random, every decision a question; only where thorough
  std::uint64_t seed = 1;
  std::vector<Sizes> taken = {};  // deals that are known to be taken (find_sizes)
  Progress progress = {};
  // Whether somebody wants it to end, with what is known by then.
  std::function<bool()> stop = [] { return false; };
};

// Other answers to a rule that fit as well as the one that is named, and why.
struct Untold {
  std::string topic;
  rulebook::Value played;  // by the rules that are named
  std::vector<rulebook::Value> as_well;
  // A situation that shows them, but that cannot be asked about.
  std::optional<Question> unasked = {};
  // Where no situation shows them: what was looked at.
  checker::Agreement agreement = {};
};

struct Verdict {
  Explanation explanation;
  std::vector<Answered> answers;  // in the order of the questions
  std::size_t in_tree = 0;        // the first so many were asked to split the candidates
  std::size_t asked = 0;          // questions in all; answers that fit anyway are not all kept
  std::size_t unanswered = 0;     // of these, without an answer
  // Only where all is asked; each topic once for every reason. There are situations that show these
  // other answers, but none that can be asked about.
  std::vector<Untold> untold = {};
  // No situation was found that shows these other answers.
  std::vector<Untold> alike = {};
  // Not all questions were asked; the explanation changes no clause then.
  bool interrupted = false;
  // The respondent answers no more: there may be questions that were not asked.
  bool ended = false;

  // Whether some rules fit every answer.
  bool explained() const { return explanation.unexplained.empty(); }
};

class Identification {
 public:
  // Finds the questions. There is at least one candidate. Where `stop` says so no more are looked
  // for.
  Identification(
      std::vector<Candidate> candidates, Takes takes, const Progress& progress = {},
      const std::function<bool()>& stop = [] { return false; });

  const std::vector<Candidate>& candidates() const { return candidates_; }
  const Pool& pool() const { return pool_; }
  const Tree& tree() const { return tree_; }

  // A respondent may throw crosscheck::Interrupted, as if `stop` had said so.
  Verdict ask(Respondent& respondent, const Options& options);

 private:
  friend class Session;
  std::vector<Candidate> candidates_;
  Offers offers_;
  Finder finder_;
  Pool pool_;
  Tree tree_;
};

}  // namespace hanaproof::identify
