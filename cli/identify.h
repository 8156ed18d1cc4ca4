// The command `identify`, and what its parts share: questions and verdicts, as people and as
// programs read them.
#pragma once

#include <string>
#include <vector>

#include "checker/engines/identify/identify.h"
#include "checker/engines/identify/sizes.h"
#include "cli/globals.h"

namespace hanaproof::cli {

// What was asked of whom.
struct Identified {
  const identify::Identification* all = nullptr;
  int players = 2;
  identify::Verdict verdict = {};
  std::string engine = {};  // the command; empty: people were asked
  // Of an engine:
  std::string as = {};  // the edition that its positions name
  identify::Dealt dealt = {};
  std::string fault = {};    // the first thing that it did instead of answering; or empty
  std::string refusal = {};  // what it said when it first refused a position; or empty
};

// What is asked, in a sentence.
std::string words(const identify::Question& question);
// The clause behind a candidate's answer; empty where its text is silent.
std::string clause_of(const identify::Candidate& candidate, const std::string& topic);

// The situation with its cards, and the question in words.
std::string to_terminal(const identify::Question& question);
// Answers to choose from, in words: of moves only what not all of them allow.
std::vector<std::string> in_words(const identify::Question& question,
                                  const std::vector<std::string>& answers);

std::string to_terminal(const Identified& identified);
void print_json(const Identified& identified);
// The questions that split the candidates, without asking anybody.
std::string plan_to_terminal(const identify::Identification& all);
// docs/schemas/identify-plan.schema.json
void print_plan_json(const identify::Identification& all);

}  // namespace hanaproof::cli
