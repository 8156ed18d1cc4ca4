// The rules under which the solver is held against the specification: every edition for two players
// or two teams, each option that it offers, and rules that no edition has.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "model/cards/dice.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"
#include "solvers/endgame/solver.h"

namespace hanaproof::endgame::testing {

inline const rulebook::Library& builtin() {
  static const rulebook::Library library(editions::builtin_editions());
  return library;
}

struct NamedRules {
  std::string name;
  rulebook::Ruleset rules;
};

// All rules of all editions that `wanted(rules)` says yes to.
template <class Wanted>
std::vector<NamedRules> rules_where(Wanted wanted) {
  std::vector<NamedRules> all;
  for (const std::string game : {"hana-awase", "koi-koi", "sakura"}) {
    for (const rulebook::Edition* edition : builtin().of_game(game)) {
      for (const rulebook::Scope& scope : rulebook::scopes(*edition)) {
        const rulebook::Ruleset rules(*edition, scope);
        if (wanted(rules)) all.push_back({edition->id + ", " + scope.text(), rules});
      }
    }
  }
  return all;
}
inline std::vector<NamedRules> rules_for_two() {
  return rules_where([](const rulebook::Ruleset& rules) { return rules.scope().players == 2; });
}
// Two against two, or three against three.
inline std::vector<NamedRules> rules_for_two_teams() {
  return rules_where([](const rulebook::Ruleset& rules) {
    return rules.scope().players > 2 && has_two_sides(rules);
  });
}
inline std::vector<NamedRules> rules_for_two_sides() {
  auto all = rules_for_two();
  for (NamedRules& teams : rules_for_two_teams()) all.push_back(std::move(teams));
  return all;
}

// The same rules with one to three other answers to questions that play or payment hangs on.
inline NamedRules changed(const NamedRules& from, cards::Dice& dice) {
  static const std::vector<std::pair<std::string, std::vector<std::string>>> kAnswers = {
      {"score.yaku-effect",
       {"opponents-lose", "everyone-loses", "gain-and-lose", "paid-by-each", "maker-gains",
        "maker-loses"}},
      {"capture.played.one", {"duty", "right"}},
      {"capture.drawn.one", {"duty", "right"}},
      {"capture.played.two", {"one", "both"}},
      {"capture.drawn.two", {"one", "both"}},
      {"capture.played.three", {"all", "all-or-one", "all-or-lay", "one"}},
      {"capture.drawn.three", {"all", "all-or-one", "all-or-lay", "one"}},
      {"round.end", {"hands-empty", "stock-empty"}},
      {"round.empty-hand", {"draw-only", "round-over"}},
      {"round.exhausted.no-yaku", {"draw", "dealer-six", "dealer-points"}},
      {"round.exhausted.after-call", {"draw", "yaku-score"}},
      {"call.offered", {"end-of-turn", "at-once"}},
      {"call.trigger", {"more-points", "new-yaku", "any-turn"}},
      {"call.after-last-card", {"offered", "stop-only", "own-last-stops"}},
      {"call.opponent-cancels", {"if-stopped", "at-once"}},
      {"score.own-calls", {"none", "calls-plus-one", "factorial"}},
      {"score.who", {"stopper", "everyone"}},
      {"score.by", {"card-points", "cards-and-yaku"}},
      {"score.yaku-add", {"all-add", "best-lights", "best-only"}},
      {"card.sake-cup", {"animal", "both", "animal-or-dreg"}},
      {"option.wildcard", {"on"}},
      {"wildcard.from-hand", {"any-card"}},
      {"wildcard.drawn", {"wild"}},
      {"wildcard.barred", {"never", "other-played", "anyone-played"}},
      {"wildcard.collects", {"none", "same-month", "all"}},
      {"hiki.against-wildcard", {"may", "must", "cannot"}},
      {"hiki.effect", {"lightning-laid", "take-back", "none"}},
  };
  NamedRules rules = from;
  const int changes = 1 + dice.roll(3);
  for (int i = 0; i < changes; ++i) {
    const auto& [topic, words] =
        kAnswers[static_cast<std::size_t>(dice.roll(static_cast<int>(kAnswers.size())))];
    const auto& word = words[static_cast<std::size_t>(dice.roll(static_cast<int>(words.size())))];
    rules.rules = rules.rules.with(topic, rulebook::Value(word.c_str()));
    rules.name += ", " + topic + "=" + word;
  }
  return rules;
}

}  // namespace hanaproof::endgame::testing
