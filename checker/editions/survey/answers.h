// Who answers a topic, and how.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::checker {

// One edition's answers to a topic at a scope.
struct Answers {
  const rulebook::Edition* edition = nullptr;
  Stance stance = Stance::open;
  // What it says, or can be read as: the readings of its stated clauses, the default first. A yaku
  // that the edition's list leaves out is stated as `none`, without a clause. Of a text that has no
  // such rule, what it is played as. Else empty.
  std::vector<rulebook::Value> stated;
  std::vector<const rulebook::Clause*> clauses;  // behind them, and silent ones

  // Whether the text settles the question.
  bool firm() const { return stance == Stance::says || stance == Stance::none; }
};

Answers answers_of(const rulebook::Edition& edition, const rulebook::Topic& topic,
                   const rulebook::Scope& scope);

// Those of all editions that are played at the scope and in which the question can come up.
std::vector<Answers> answers_at(const std::vector<const rulebook::Edition*>& editions,
                                const rulebook::Topic& topic, const rulebook::Scope& scope);
// The stated clauses of one edition on one topic that hold at once.
std::vector<const rulebook::Clause*> stated(const rulebook::Edition& edition,
                                            const rulebook::Topic& topic,
                                            const rulebook::Scope& scope);

// Who stands where, in the order of the stances and then of first appearance.
std::vector<Standpoint> standpoints(const rulebook::Topic& topic,
                                    const std::vector<Answers>& all_answers);

// Adds a stance to those that are told apart: who takes one that is there already joins it.
void add_stance(std::vector<Standpoint>& all, Standpoint standpoint);
// How many questions a text settles in one way.
std::ptrdiff_t settled(const rulebook::Edition* edition);
// The clauses behind all of them.
std::vector<const rulebook::Clause*> clauses_of(const std::vector<Answers>& all_answers);

// Editions that give the same answer.
struct AnswerGroup {
  rulebook::Value value;
  std::vector<const rulebook::Edition*> editions;
};

// By each answer that some text gives or can be read as, those whose text does so: in the order in
// which the answers first appear.
std::vector<AnswerGroup> answer_groups(const std::vector<Answers>& all_answers);

// The scopes at which a topic is put to the editions, by number of players. Rules of an option are
// asked with the option on, others without options and with those that their clauses name.
std::vector<rulebook::Scope> scopes_of(const rulebook::Topic& topic,
                                       const std::vector<const rulebook::Edition*>& editions);

// Adds those that are not there yet.
template <class T>
void add_once(std::vector<T>& into, const std::vector<T>& more) {
  for (const T& each : more) {
    if (std::ranges::find(into, each) == into.end()) into.push_back(each);
  }
}

using rulebook::is_combination;
using rulebook::is_option;
using rulebook::is_yaku;
using rulebook::plays_at;
// Whether it asks for the size of hands or field: packets answer that, too.
bool is_deal_size(const rulebook::Topic& topic);
// Whether the text states any combination: one that does not lacks the list as a whole.
bool lists_combinations(const rulebook::Edition& edition);
// Whether an answer can be told from another in play; else it is compared as written.
bool is_executable(const rulebook::Topic& topic);

// An answer in the terms of edition files: `all(moon | sake): 5`, `not a yaku`, `duty`.
std::string answer_text(const rulebook::Topic& topic, const rulebook::Value& value);
// An answer as a sentence to print; empty where the value is words already, or no answer.
std::string answer_in_words(const rulebook::Topic& topic, const rulebook::Value& value,
                            const std::string& game);
// Puts what its sides answer into words. `editions`: where the answers are looked for.
void put_into_words(Finding& finding, const std::vector<const rulebook::Edition*>& editions);

}  // namespace hanaproof::checker
