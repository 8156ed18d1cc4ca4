#include <algorithm>

#include "checker/engines/identify/identify.h"

namespace hanaproof::identify {

bool fits_as_well(const rulebook::Ruleset& now, const std::string& topic,
                  const rulebook::Value& value, const std::vector<Answered>& answers,
                  std::size_t open) {
  const Oracle other(now.with(topic, value));
  std::size_t left = 0;
  // What was asked about the topic first: most answers are excluded by it.
  for (const bool about_it : {true, false}) {
    for (const Answered& one : answers) {
      if ((one.question.topic == topic) != about_it) continue;
      if (other.answer(one.question) != one.answer && ++left > open) return false;
    }
  }
  return true;
}

bool is_answered(const Question& question, const std::vector<Answered>& answers) {
  return std::ranges::any_of(answers,
                             [&](const Answered& one) { return same(one.question, question); });
}

bool may_be_refused(const Question& question, const std::vector<Candidate>& candidates) {
  return std::ranges::any_of(candidates, [&](const Candidate& candidate) {
    return Oracle(candidate.rules).answer(question) == kCannotBe;
  });
}

}  // namespace hanaproof::identify
