// The rulesets that an edition is cross-checked under, and which of its clauses came up where.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"
#include "model/spec/games/game.h"

namespace hanaproof::crosscheck {

// How many of an edition's rulesets.
enum class Readings {
  defaults,  // the default reading at every number of players and with every option
  each,      // and each alternative reading by itself
  values,    // and every other answer that a topic's type allows, by itself
  // and each two alternative readings together, in Hachi-Hachi if they influence each other, else
  // whether or not they do
  pairs,
};

struct Variant {
  std::string name;  // "robin-red.koi-koi.en, 2 players, wildcard, hiki.effect=none"
  rulebook::Ruleset rules;
  // What is chosen otherwise than by default; `rules` under these names.
  std::map<std::string, std::string> chosen;
};

// In a fixed order, each once. Only topics that the spec asks for within a round are varied; the
// edition must outlive the variants.
std::vector<Variant> variants(const rulebook::Edition& edition, Readings readings);

// ---- Which clauses of which editions came up where ----------------------------------------------

// Calls `visit` with the rules as the specification of their game reads them.
template <class Visit>
auto as_read(const rulebook::Ruleset& rules, Visit visit) {
  switch (rulebook::family_of(rules.edition().game)) {
    case rulebook::Family::betting:
      return visit(spec::betting::Rules(rules));
    case rulebook::Family::hachi:
      return visit(spec::hachi::Rules(rules));
    default:
      return visit(spec::Rules(rules));
  }
}

// Whether the topic's answer can change what happens within a round that has been dealt: the spec
// asks for it, and neither drawing for dealer nor the match, nor a table that says how many cards
// are dealt, settles it. Of Hachi-Hachi whole matches are played.
bool has_effect(const spec::RuleReader& rules, const rulebook::Topic& topic);

// Small games ("3 players, views") by the ids of the clauses that fired in them: whose topics were
// asked for, or whose yaku were made.
using Coverage = std::map<std::string, std::set<std::string>>;

// Enters what `rules` has been asked for since `forget`: all clauses in force that give the answer.
// `whole`: the rules before they were cut to a small game, with the edition's own answers.
void enter(Coverage& coverage, const std::string& where, const spec::RuleReader& rules,
           const rulebook::Ruleset& whole);
void enter(Coverage& coverage, const std::string& where, const spec::Game& game,
           const rulebook::Ruleset& whole);

// A clause with an effect that is in force for so many players.
struct InForce {
  std::string clause;  // its id
  int players = 2;

  // "red-book.koi-koi.en/score.high#1, 2 players".
  std::string text() const;
  // Whether it fired in a small game for so many players.
  bool fired(const Coverage& coverage) const;
  friend auto operator<=>(const InForce&, const InForce&) = default;
};

// All of them, at some scope of the edition, each once.
std::vector<InForce> clauses_with_effect(const rulebook::Edition& edition);

}  // namespace hanaproof::crosscheck
