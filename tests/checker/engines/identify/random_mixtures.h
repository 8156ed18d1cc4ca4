// Editions with a few answers exchanged at random, served: what is said of each.
#pragma once

#include <algorithm>
#include <chrono>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/checker/engines/identify/random_mixture.h"
#include "tests/checker/engines/identify/serving.h"
#include "tests/checker/engines/identify/tables.h"

namespace hanaproof::identify::testing {

// What came of asking whoever plays a mixture.
struct Named {
  std::string rules = {};  // as they were named
  bool explained = false;
  // The answers of the mixture, or others from which no question and no game tells them.
  bool exactly = false;
  std::size_t asked = 0;
  double seconds = 0;
};

inline std::string named_text(const Identification& all, const Verdict& verdict) {
  std::string text = all.candidates()[verdict.explanation.candidate].name;
  for (const Change& change : verdict.explanation.changes) {
    text += fmt::format("; {}={}", change.topic, change.to.text());
  }
  return text;
}

// Whether a verdict names every rule of the mixture, or says that its answer fits as well.
inline bool names_all(const Verdict& verdict, const rulebook::Ruleset& told,
                      const rulebook::Ruleset& rules) {
  return std::ranges::all_of(differing_topics(rules, told), [&](const std::string& topic) {
    if (same_answer(topic, rules[topic], told[topic])) return true;
    const auto& changes = verdict.explanation.changes;
    const auto change = std::ranges::find(changes, topic, &Change::topic);
    return change != changes.end() &&
           std::ranges::any_of(change->instead, [&](const rulebook::Value& other) {
             return same_answer(topic, other, rules[topic]);
           });
  });
}

inline Named named(const RandomMixture& mixture) {
  constexpr int kGames = 200;
  const auto start = std::chrono::steady_clock::now();
  const rulebook::Ruleset rules = mixture.rules();
  Identification& all = engines_of(mixture.edition->game, mixture.players);
  const Verdict verdict =
      ask_served(all, rules, {*mixture.edition, {mixture.players, {}}}, thorough());
  Named named{
      .rules = named_text(all, verdict), .explained = verdict.explained(), .asked = verdict.asked};
  named.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  const rulebook::Ruleset told = verdict.explanation.rules(all.candidates());
  const bool alike = plays_alike(rules, told, kGames) && plays_alike(told, rules, kGames);
  named.exactly = alike && (names_all(verdict, told, rules) ||
                            !Finder(is_for_engines).between(rules, told).has_value());
  return named;
}

// Asks whoever plays the mixture of that seed, and prints a row of the table of all.
inline void name_mixture(std::uint64_t seed) {
  const RandomMixture mixture = random_mixture(seed);
  ASSERT_FALSE(mixture.answers.empty()) << seed;
  const Named one = named(mixture);
  EXPECT_TRUE(one.explained) << mixture.text() << "\nis called " << one.rules;
  EXPECT_TRUE(one.exactly) << mixture.text() << "\nis called " << one.rules;
  fmt::print("| {} | {} | {} | {} | {:.1f} |\n", seed, mixture.text(), one.rules, one.asked,
             one.seconds);
}

}  // namespace hanaproof::identify::testing
