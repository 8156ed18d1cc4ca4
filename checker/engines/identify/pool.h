// The questions that tell candidates apart, and what each candidate answers.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "checker/engines/identify/candidates.h"
#include "checker/engines/identify/finder.h"

namespace hanaproof::identify {

struct Pool {
  std::vector<Question> questions;
  // answers[candidate][question]: equal numbers, equal answers.
  std::vector<std::vector<std::size_t>> answers;
  std::vector<std::string> texts;  // by those numbers
  // Candidates that no question of the pool tells apart, in their order; the first of each class
  // stands for it.
  std::vector<std::vector<std::size_t>> classes;

  const std::string& answer(std::size_t candidate, std::size_t question) const {
    return texts[answers[candidate][question]];
  }
};

// Called with what has been done, of how much.
using Progress = std::function<void(std::size_t done, std::size_t all)>;

// Questions for every two answers that candidates give to one topic, then for whoever is not told
// apart by these. The same candidates, the same pool. Where `stop` says so, those found by then.
Pool find_questions(
    const std::vector<Candidate>& candidates, Finder& finder, const Progress& progress = {},
    const std::function<bool()>& stop = [] { return false; });

// ---- In which order to ask: a decision tree over the classes of a pool --------------------------

struct Node {
  std::vector<std::size_t> classes;              // of the pool, those still possible
  std::size_t question = 0;                      // of the pool; means nothing at a leaf
  std::map<std::size_t, std::size_t> next = {};  // by the number of the answer, another node
  bool is_leaf() const { return next.empty(); }
};

struct Tree {
  std::vector<Node> nodes;  // the root first

  // Questions asked of the class that needs the most.
  std::size_t depth() const;
  // Questions asked in the mean, every class being as likely as any other.
  double mean() const;
};

// The question after which the fewest of these classes are left in the mean, exactly counted; of
// equals the first of the pool. Those in `asked` do not count. Nothing where none splits them.
std::optional<std::size_t> best_question(const Pool& pool, const std::vector<std::size_t>& classes,
                                         const std::set<std::size_t>& asked = {});

// At each node the best question. Every leaf holds one class.
Tree decide(const Pool& pool);

}  // namespace hanaproof::identify
