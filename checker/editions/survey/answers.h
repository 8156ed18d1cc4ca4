// Who answers a topic, and how.
#pragma once

#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"

namespace hanaproof::checker {

// One edition's answers to a topic at a scope.
struct Answers {
  const rulebook::Edition* edition = nullptr;
  // The readings of its stated clauses, the default first; empty where it is silent. A yaku that
  // the edition's list leaves out is stated as `none`, without a clause.
  std::vector<rulebook::Value> stated;
  std::vector<const rulebook::Clause*> clauses;  // behind them, and silent ones
  bool garbled = false;                          // only the transcription stands in the way
};

Answers answers_of(const rulebook::Edition& edition, const rulebook::Topic& topic,
                   const rulebook::Scope& scope);

// Those of all editions that are played at the scope.
std::vector<Answers> answers_at(const std::vector<const rulebook::Edition*>& editions,
                                const rulebook::Topic& topic, const rulebook::Scope& scope);
// The stated clauses of one edition on one topic that hold at once.
std::vector<const rulebook::Clause*> stated(const rulebook::Edition& edition,
                                            const rulebook::Topic& topic,
                                            const rulebook::Scope& scope);

// Editions that give the same answer.
struct AnswerGroup {
  rulebook::Value value;
  std::vector<const rulebook::Edition*> editions;
};

// The groups of those who state an answer, in the order in which the values first appear. An
// edition whose text can be read in several ways joins a group that it can agree with; so there is
// a single group wherever one answer satisfies every text.
std::vector<AnswerGroup> answer_groups(const std::vector<Answers>& all_answers);

// The scope at which a topic is compared: rules of an option are compared with the option on, those
// of teams with the option of teams where one of the editions has it.
rulebook::Scope scope_of(const rulebook::Topic& topic, int players,
                         const std::vector<const rulebook::Edition*>& editions);
// Whether the edition is played at the scope: by so many players and with such options.
bool plays_at(const rulebook::Edition& edition, const rulebook::Scope& scope);

bool contains(const std::vector<rulebook::Value>& values, const rulebook::Value& value);

// Whether the topic asks for an option (`option.triad`).
bool is_option(const rulebook::Topic& topic);
// Whether the topic defines a yaku.
bool is_yaku(const rulebook::Topic& topic);
// Whether the topic defines a combination.
bool is_combination(const rulebook::Topic& topic);
// Whether the text states any combination: one that does not lacks the list as a whole.
bool lists_combinations(const rulebook::Edition& edition);
// Whether an answer can be told from another in play; else it is compared as written.
bool is_executable(const rulebook::Topic& topic);

// An answer as a reader would put it: `all(moon | sake): 5`, `not a yaku`, `duty`.
std::string answer_text(const rulebook::Topic& topic, const rulebook::Value& value);

}  // namespace hanaproof::checker
