// Which rules does somebody play? Questions that split the candidates, then questions that look for
// clauses that are played otherwise.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "checker/engines/identify/explain.h"
#include "checker/engines/identify/pool.h"
#include "checker/engines/identify/question.h"

namespace hanaproof::identify {

struct Options {
  // Questions after those of the tree, each about another rule on which candidates differ, where
  // not all of them are asked.
  std::size_t further = 6;
  // All questions of the pool, one about every answer that a rule could have, and rounds.
  bool thorough = false;
  std::uint64_t rounds = 24;  // at random, every decision a question; only where thorough
  std::uint64_t seed = 1;
  Progress progress = {};
  // Whether somebody wants it to end, with what is known by then.
  std::function<bool()> stop = [] { return false; };
};

// A rule that no answer settles.
struct Untold {
  std::string topic;
  rulebook::Value played;                     // by the rules that are named
  std::vector<rulebook::Value> as_well = {};  // other answers that fit, too
};

struct Verdict {
  Explanation explanation;
  std::vector<Answered> answers;  // in the order of the questions
  std::size_t in_tree = 0;        // the first so many were asked to split the candidates
  std::size_t asked = 0;          // questions in all; answers that fit anyway are not all kept
  std::size_t unanswered = 0;     // of these, without an answer
  // Only where all is asked. There are situations that show these other answers, but none that was
  // or can be asked about.
  std::vector<Untold> untold = {};
  // No situation was found that shows these other answers to clauses of the candidate.
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
