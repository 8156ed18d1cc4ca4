// Questions by which people find out which edition they play by: one rule each, shown at a table.
#pragma once

#include <cstddef>
#include <vector>

#include "checker/engines/identify/pool.h"

namespace hanaproof::identify {

// An answer that some of the editions give; which, by their places in `Quiz::editions`.
struct QuizAnswer {
  rulebook::Value value;
  std::vector<std::size_t> editions;
};

// `where`: the least situation in which two of the answers differ.
struct QuizQuestion {
  const rulebook::Topic* topic = nullptr;
  Question where;
  std::vector<QuizAnswer> answers;  // two to four, the answer of most editions first
};

// In how many of them people get to an edition is up to whoever asks.
struct Quiz {
  std::vector<const rulebook::Edition*> editions;
  rulebook::Family family = rulebook::Family::any;
  std::vector<QuizQuestion> questions;  // in the order of topics
};

// Of plain candidates, those without an option or another reading. Left out are rules that more
// than four answers are known of, and those that no situation shows. The editions of the candidates
// must outlive the quiz.
Quiz quiz_of(
    const std::vector<Candidate>& candidates, Finder& finder, const Progress& progress = {},
    const std::function<bool()>& stop = [] { return false; });

}  // namespace hanaproof::identify
