// Engines that play a built-in edition, an edition with another reading, or a mixture are told for
// what they are.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/checker/engines/identify/mixtures.h"

namespace hanaproof::identify::testing::engine_test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

Options quick() {
  Options options;
  options.further = 0;
  return options;
}

struct Game {
  const char* game;
  int players;
};

std::string title(const ::testing::TestParamInfo<Game>& test) {
  std::string name = test.param.game;
  std::ranges::replace(name, '-', '_');
  return fmt::format("{}_{}", name, test.param.players);
}

class Editions : public ::testing::TestWithParam<Game> {};

// By the questions of the tree alone.
TEST_P(Editions, AreNamedWithAllThatNoPositionTellsFromThem) {
  Identification& all = engines_of(GetParam().game, GetParam().players);
  const Pool& pool = all.pool();
  std::size_t most = 0;
  for (const std::vector<std::size_t>& same : pool.classes) {
    std::vector<std::string> names;
    for (const std::size_t one : same) names.push_back(all.candidates()[one].name);
    for (const std::size_t one : same) {
      const Verdict verdict = ask_engine(all, all.candidates()[one].rules, quick());
      EXPECT_TRUE(verdict.explained());
      EXPECT_THAT(verdict.explanation.changes, IsEmpty());
      EXPECT_EQ(fitting(all, verdict), names);
      EXPECT_EQ(verdict.unanswered, 0U);
      most = std::max(most, verdict.in_tree);
    }
  }
  EXPECT_EQ(most, all.tree().depth());
  fmt::print(
      "{}, {} players: {} candidates in {} classes, {} questions at most, {:.2f} in the mean\n",
      GetParam().game, GetParam().players, all.candidates().size(), pool.classes.size(),
      all.tree().depth(), all.tree().mean());
}

INSTANTIATE_TEST_SUITE_P(Games, Editions,
                         ::testing::Values(Game{"koi-koi", 2}, Game{"sakura", 3},
                                           Game{"hana-awase", 2}, Game{"sutda", 2},
                                           Game{"sutda", 3}),
                         title);

TEST(Mixture, OfBettingGamesIsTakenApart) {
  take_apart({"sutda with Korean pairs",
              "sutda",
              3,
              "robin-red.sutda.fr",
              "korean.seotda",
              {"combination.pair-1", "combination.pair-10"}});
}

// The other reading of a clause is a candidate of its own where readings are asked for.
TEST(Readings, AreNamed) {
  Identification& all = engines_of("sutda", 2, crosscheck::Readings::each);
  std::size_t others = 0;
  for (const Candidate& candidate : all.candidates()) {
    if (candidate.chosen.empty()) continue;
    ++others;
    EXPECT_THAT(fitting(all, ask_engine(all, candidate.rules, quick())), Contains(candidate.name));
  }
  EXPECT_GT(others, 0U);
}

// A rule that no edition has: the clause is named, and nobody is said to play it.
TEST(OwnRules, AreNamedAsNobodys) {
  Identification& all = engines_of("hana-awase", 2);
  const rulebook::Ruleset plain(checker::testing::builtin().at("hana-awase.pl"), {2, {}});
  const auto& topic = *rulebook::find_topic("capture.drawn.two");
  const rulebook::Ruleset rules =
      plain.with(topic.id, topic.type.neighbour(plain[topic.id]).value());
  Options options = thorough();
  options.rounds = 4;
  const Verdict verdict = ask_engine(all, rules, options);
  ASSERT_TRUE(verdict.explained());
  ASSERT_EQ(verdict.explanation.changes.size(), 1U);
  EXPECT_EQ(verdict.explanation.changes.front().topic, topic.id);
  EXPECT_THAT(verdict.explanation.changes.front().who, IsEmpty());
}

// Answers that no rules give are said to be unexplained.
class Contrary : public Respondent {
 public:
  bool takes(Ask) const override { return true; }
  std::optional<std::string> answer(const Question&, const std::vector<std::string>&) override {
    return kSomethingElse;
  }
};

TEST(NoRules, AreNamedWhereNothingFits) {
  Contrary contrary;
  const Verdict verdict = engines_of("hana-awase", 2).ask(contrary, quick());
  EXPECT_FALSE(verdict.explained());
  EXPECT_EQ(verdict.explanation.unexplained.size(), verdict.answers.size());
}

// Whoever says nothing is asked everything, once.
class Silent : public Respondent {
 public:
  bool takes(Ask) const override { return true; }
  std::optional<std::string> answer(const Question&, const std::vector<std::string>&) override {
    return std::nullopt;
  }
};

TEST(NoAnswers, LeaveEveryCandidate) {
  Silent silent;
  Identification& all = engines_of("hana-awase", 2);
  const Verdict verdict = all.ask(silent, quick());
  EXPECT_EQ(verdict.asked, verdict.unanswered);
  EXPECT_EQ(fitting(all, verdict).size(), all.candidates().size());
}

}  // namespace
}  // namespace hanaproof::identify::testing::engine_test
