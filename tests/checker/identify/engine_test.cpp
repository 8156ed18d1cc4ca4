// Engines that play a built-in edition, an edition with another reading, or a mixture are told for
// what they are.
#include <chrono>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/checker/identify/tables.h"

namespace hanaproof::identify::testing {
namespace {

using ::testing::Contains;

struct Game {
  const char* game;
  int players;
};

class Editions : public ::testing::TestWithParam<Game> {};

TEST_P(Editions, AreNamed) {
  const auto began = std::chrono::steady_clock::now();
  Identification& all = engines_of(GetParam().game, GetParam().players);
  fmt::print("{} candidates in {} classes, {} questions; tree of depth {}, mean {:.2f}\n",
             all.candidates().size(), all.pool().classes.size(), all.pool().questions.size(),
             all.tree().depth(), all.tree().mean());
  fmt::print("{:.1f} s\n",
             std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
  Options quick;
  quick.further = 0;
  for (const Candidate& candidate : all.candidates()) {
    const Verdict verdict = ask_engine(all, candidate.rules, quick);
    EXPECT_TRUE(verdict.explained());
    EXPECT_TRUE(verdict.explanation.changes.empty());
    EXPECT_THAT(fitting(all, verdict), Contains(candidate.name));
    fmt::print("{}: {} questions: {}\n", candidate.name, verdict.in_tree,
               fmt::join(fitting(all, verdict), " | "));
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Editions,
                         ::testing::Values(Game{"koi-koi", 2}, Game{"sakura", 3},
                                           Game{"hana-awase", 2}, Game{"sutda", 2}),
                         [](const auto& test) {
                           std::string name = test.param.game;
                           std::ranges::replace(name, '-', '_');
                           return fmt::format("{}_{}", name, test.param.players);
                         });

struct Mixture {
  const char* name;
  const char* game;
  const char* edition;
  int players;
  std::map<std::string, std::string> rules;
};

class Mixtures : public ::testing::TestWithParam<Mixture> {};

TEST_P(Mixtures, AreTakenApart) {
  const Mixture& mixture = GetParam();
  Identification& all = engines_of(mixture.game, mixture.players);
  const rulebook::Ruleset rules(checker::testing::builtin().at(mixture.edition),
                                {mixture.players, {}}, mixture.rules);
  const Verdict verdict = ask_engine(all, rules);
  fmt::print("{}: {} questions, {} kept; {}\n", mixture.name, verdict.asked, verdict.answers.size(),
             all.candidates()[verdict.explanation.candidate].name);
  for (const Change& change : verdict.explanation.changes) {
    fmt::print("  {}: {} instead of {} ({}), shown by {}, or {}\n", change.topic, change.to.text(),
               change.from.text(), fmt::join(change.who, " | "), change.shown_by.size(),
               change.instead.size());
  }
  for (const Untold& untold : verdict.untold) {
    fmt::print("  untold {}: {} {}\n", untold.topic, untold.played.text(), untold.as_well.size());
  }
  EXPECT_TRUE(verdict.explained());
}

INSTANTIATE_TEST_SUITE_P(Games, Mixtures,
                         ::testing::Values(Mixture{"one",
                                                   "koi-koi",
                                                   "robin-red.koi-koi.fr",
                                                   2,
                                                   {{"yaku.hanami", "none"},
                                                    {"yaku.tsukimi", "none"},
                                                    {"score.high", "{at-least = 7, factor = 3}"}}},
                                           Mixture{"two",
                                                   "sutda",
                                                   "korean.seotda",
                                                   2,
                                                   {{"bet.raise-limit", "once-each"},
                                                    {"bet.short", "must-fold"}}}),
                         [](const auto& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace hanaproof::identify::testing
