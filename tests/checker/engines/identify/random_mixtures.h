// Editions with a few answers exchanged at random, served: what is said of each.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "checker/engines/identify/sizes.h"
#include "checker/engines/regress/attribute.h"
#include "model/cards/dice.h"
#include "tests/checker/engines/identify/serving.h"
#include "tests/checker/engines/identify/tables.h"
#include "tests/plays_alike.h"

namespace hanaproof::identify::testing {

using hanaproof::testing::plays_alike;

// An edition with some answers of other editions, or others that their topics can have.
struct RandomMixture {
  const rulebook::Edition* edition = nullptr;
  int players = 2;
  std::map<std::string, std::string> answers = {};  // as `serve --rule` takes them

  rulebook::Ruleset rules() const { return {*edition, {players, {}}, answers}; }
  std::string text() const {
    std::string text = fmt::format("{}, {} players", edition->id, players);
    for (const auto& [topic, value] : answers) text += fmt::format("; {}={}", topic, value);
    return text;
  }
};

// An answer to another topic that an engine can be seen to give; nothing where none comes up.
inline std::optional<std::pair<std::string, std::string>> another_answer(
    const rulebook::Ruleset& base, const std::vector<regress::Candidate>& all, cards::Dice& dice) {
  constexpr int kTries = 40;
  constexpr int kGames = 60;
  for (int i = 0; i < kTries; ++i) {
    const regress::Candidate& one = dice.pick(all);
    const std::pair answer(one.topic->id, one.value.text());
    try {
      const rulebook::Ruleset other(base.edition(), base.scope(), {answer});
      // How many cards are dealt is found before anything is asked (sizes_test.cpp).
      if (sizes_of(other) != sizes_of(base) || plays_alike(base, other, kGames)) continue;
    } catch (const rulebook::EditionError&) {
      continue;  // no game can be dealt by it
    }
    return answer;
  }
  return std::nullopt;
}

// The same seed, the same mixture. Three in four are of games in which cards are captured.
inline RandomMixture random_mixture(std::uint64_t seed) {
  struct Table {
    const char* game;
    int players;
  };
  constexpr std::array kTables = {Table{"koi-koi", 2},    Table{"koi-koi", 2}, Table{"koi-koi", 2},
                                  Table{"hana-awase", 2}, Table{"sakura", 3},  Table{"sakura", 2},
                                  Table{"sutda", 2},      Table{"sutda", 3}};
  cards::Dice dice(seed);
  const auto& [game, players] = kTables[seed % kTables.size()];
  std::vector<const rulebook::Edition*> editions;
  for (const rulebook::Edition* edition : checker::testing::builtin().of_game(game)) {
    if (std::ranges::count(edition->players, players) > 0) editions.push_back(edition);
  }
  RandomMixture mixture{dice.pick(editions), players};
  const rulebook::Ruleset base(*mixture.edition, {players, {}});
  std::vector<regress::Candidate> all;
  for (regress::Candidate& one : regress::candidates(base, checker::testing::builtin(), {})) {
    using Source = regress::Candidate::Source;
    const bool of_game =
        one.source != Source::edition || checker::testing::builtin().at(one.named).game == game;
    const bool is_given = one.source != Source::number && one.source != Source::none;
    if (of_game && is_given) all.push_back(std::move(one));
  }
  constexpr int kMostAnswers = 4;
  const int most = 1 + dice.roll(kMostAnswers);
  for (int i = 0; i < most; ++i) {
    const auto more = another_answer(base, all, dice);
    if (!more || mixture.answers.contains(more->first)) continue;
    mixture.answers.insert(*more);
    try {
      mixture.rules();
    } catch (const rulebook::EditionError&) {
      mixture.answers.erase(more->first);  // no game can be dealt by them
    }
  }
  return mixture;
}

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
