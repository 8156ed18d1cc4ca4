// Mixtures of two editions, and what becomes of them.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/checker/engines/identify/tables.h"

namespace hanaproof::identify::testing {

// One edition with some answers of another.
struct Mixture {
  const char* name;
  const char* game;
  int players;
  const char* edition;
  const char* other;
  std::vector<std::string> topics;
};

// The names of the candidates in the class of one.
inline std::vector<std::string> alike(const Identification& all, std::size_t candidate) {
  std::vector<std::string> names;
  for (const std::vector<std::size_t>& same : all.pool().classes) {
    if (std::ranges::find(same, candidate) == same.end()) continue;
    for (const std::size_t one : same) names.push_back(all.candidates()[one].name);
  }
  return names;
}

// The engine that plays it is told to be the edition but for these clauses.
inline void take_apart(const Mixture& mixture) {
  using ::testing::Contains;
  using ::testing::IsEmpty;
  using ::testing::Not;
  const auto& library = checker::testing::builtin();
  const rulebook::Scope scope{mixture.players, {}};
  const rulebook::Ruleset other(library.at(mixture.other), scope);
  rulebook::Ruleset rules(library.at(mixture.edition), scope);
  for (const std::string& topic : mixture.topics) {
    ASSERT_NE(rules[topic].text(), other[topic].text()) << topic;
    rules = rules.with(topic, other[topic]);
  }
  Identification& all = engines_of(mixture.game, mixture.players);
  Options options = thorough();
  options.rounds = 6;
  const Verdict verdict = ask_engine(all, rules, options);
  ASSERT_TRUE(verdict.explained());
  EXPECT_THAT(alike(all, verdict.explanation.candidate), Contains(mixture.edition));
  std::vector<std::string> changed;
  for (const Change& change : verdict.explanation.changes) {
    changed.push_back(change.topic);
    // The other edition's answer, in whatever words, or one that nothing tells from it.
    const auto is_others = [&](const rulebook::Value& value) {
      return same_answer(change.topic, value, rules[change.topic]);
    };
    EXPECT_TRUE(is_others(change.to) || std::ranges::any_of(change.instead, is_others))
        << change.topic << " = " << change.to.text();
    EXPECT_THAT(change.who, Not(IsEmpty())) << change.topic;
    // Positions that show it: there the edition says something else.
    ASSERT_FALSE(change.shown_by.empty());
    const Answered& shown = verdict.answers[change.shown_by.front()];
    const rulebook::Ruleset without =
        verdict.explanation.rules(all.candidates()).with(change.topic, change.from);
    EXPECT_NE(Oracle(without).answer(shown.question), shown.answer);
    EXPECT_EQ(Oracle(rules).answer(shown.question), shown.answer);
  }
  std::ranges::sort(changed);
  EXPECT_EQ(changed, mixture.topics);
  fmt::print("{}: {} questions, {} to split the candidates\n", mixture.name, verdict.asked,
             verdict.in_tree);
}

}  // namespace hanaproof::identify::testing
