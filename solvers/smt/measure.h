// What rules make of a situation: numbers and conditions to compare and to ask about, each with the
// definitions that it rests on. A definition is named after the clause that gives it, so that an
// unsatisfiable core reads as a list of clauses.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"
#include "solvers/smt/composed.h"
#include "solvers/smt/query.h"

namespace hanaproof::smt {

struct Measure {
  std::string name;
  Composed value;
  std::vector<Definition> definitions;
  std::string left_out = {};  // why a search that finds nothing proves nothing; mostly empty
};

struct Condition {
  std::string name;
  Term holds;
  std::vector<Definition> definitions;
};

// Which yaku of a pile count, by their ids.
struct Counting {
  std::map<std::string, Term> yaku;
  std::vector<Definition> definitions;
};

// Parts of the yaku language by themselves.
Measure number(const std::string& name, const rulebook::yaku::Expr& expression,
               rulebook::yaku::SakeCup sake);
Condition condition(const std::string& name, const rulebook::yaku::Expr& expression,
                    rulebook::yaku::SakeCup sake);

// The yaku of a ruleset by itself, whatever hides it: whether it is made, and its points, 0 when it
// is not made. `id` without "yaku."; throws std::invalid_argument when the ruleset has none.
Condition yaku_made(const rulebook::Ruleset& rules, const std::string& id);
Measure yaku_points(const rulebook::Ruleset& rules, const std::string& id);

Counting yaku_that_count(const rulebook::Ruleset& rules);

// The points of the captured cards: yaku.*, score.yaku-add, card.sake-cup, option.triad.
Measure base_score(const rulebook::Ruleset& rules);
// The base score times the factors for calls and for many points: score.own-calls, score.counter,
// score.high, score.combine.*; or score.factor.
Measure final_score(const rulebook::Ruleset& rules);

// What a definition that the answer to a topic gives is called: the id of the clause, or the topic
// with how it came to be answered.
std::string definition_name(const rulebook::Ruleset& rules, const std::string& topic);

}  // namespace hanaproof::smt
