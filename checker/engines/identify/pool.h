// The questions that tell candidates apart, and what each candidate answers.
#pragma once

#include <cstddef>
#include <functional>
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

}  // namespace hanaproof::identify
