// Whether a question comes up in an edition: the conditions of `Topic::arises`.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/rulebook/ruleset.h"

namespace hanaproof::rulebook {

// Answers that an edition is taken to give, whatever its text says, by topic.
using Settled = std::map<std::string, Value>;

// What `Topic::arises` asks of an edition at a scope:
// - `ID`: it answers the topic, be it in a picture, in a garbled passage or by having no such rule;
//   of an option: it offers the option
// - `ID=ANSWER`, `ID!=ANSWER`: it is played by this answer, or by another one; or it can be read so
// - `players>N`, `players<N`: so many play
struct Condition {
  enum class Sort { answers, is, is_not, more_players, fewer_players };
  Sort sort = Sort::answers;
  const Topic* topic = nullptr;  // null for numbers of players
  Value value;                   // what it is compared with

  bool holds(const Edition& edition, const Scope& scope, const Settled& settled = {}) const;
};

// The conditions of one alternative, which stand between blanks. Throws std::logic_error for an
// unknown topic and for an answer that the topic cannot have.
std::vector<Condition> conditions(std::string_view alternative);

// Whether all conditions of one of the alternatives hold, or there are none.
bool arises(const Topic& topic, const Edition& edition, const Scope& scope,
            const Settled& settled = {});

// Why the answers of two rulesets to the topic come to the same in play, by what the registry knows
// (`Topic::alike`) of the games of the topic's family; null where it knows nothing. The rulesets
// are otherwise the same.
const Alike* alike(const Topic& topic, const Ruleset& a, const Ruleset& b);

}  // namespace hanaproof::rulebook
