// Which clauses of which editions came up where.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"
#include "model/spec/rules.h"

namespace hanaproof::crosscheck {

// Whether the topic's answer can change what happens within a round that has been dealt: the spec
// asks for it, and neither drawing for dealer nor the match, nor a table that says how many cards
// are dealt, settles it.
bool has_effect(const spec::Rules& rules, const rulebook::Topic& topic);

// Small games (or "full deals") by the ids of the clauses that fired in them: whose topics were
// asked for, or whose yaku were made.
using Coverage = std::map<std::string, std::set<std::string>>;

// Enters what `rules` has been asked for since `forget`: all clauses in force that give the answer.
// `whole`: the rules before they were cut to a small game, with the edition's own answers.
void enter(Coverage& coverage, const std::string& where, const spec::Rules& rules,
           const rulebook::Ruleset& whole);

// The ids of all clauses with an effect that are in force at some scope of the edition.
std::vector<std::string> clauses_with_effect(const rulebook::Edition& edition);

}  // namespace hanaproof::crosscheck
