// Answers to one question, held against each other in play.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/ruleset_comparer.h"
#include "checker/editions/survey/survey.h"

namespace hanaproof::checker {

inline constexpr const char* kTellReaders =
    "Whoever knows the other book should be told of the difference.";

// What is known of groups that differ as they are written.
struct Parting {
  std::optional<ToldApart> told;  // how the first is told from another in play
  bool as_written = false;        // some are only known to be written otherwise
  std::string proof = {};         // that some come to the same
  bool known() const { return told || as_written; }
};

// Groups whose answers come to the same become one. Where that is not known they stay apart.
Parting merge_equal(const GameEditions& game, const rulebook::Topic& topic,
                    const rulebook::Scope& scope, std::vector<AnswerGroup>& groups);

// A finding on the groups, shown where they were told apart.
Finding on_groups(Kind kind, const rulebook::Topic& topic, const rulebook::Scope& scope,
                  const std::vector<Answers>& all_answers, const std::vector<AnswerGroup>& groups,
                  std::optional<ToldApart> told);

}  // namespace hanaproof::checker
