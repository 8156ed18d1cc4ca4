// Engines that are the command itself, at the other end of two pipes: every built-in edition is
// named, and a mixture of two is taken apart.
#include <algorithm>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/identify/identify.h"
#include "tests/cli/served.h"

namespace hanaproof::cli::testing {
namespace {

using identify::Candidate;
using identify::Identification;
using identify::Verdict;
using ::testing::Contains;

bool is_refusal(const std::exception& error) {
  const auto* fault = dynamic_cast<const client::EngineFault*>(&error);
  return fault && fault->fault() == client::Fault::error_reply;
}

// Asks `hanaproof serve ARGUMENTS`, which is told that it plays that edition.
Verdict ask(Identification& all, const rulebook::Ruleset& as, const std::string& arguments,
            const identify::Options& options) {
  client::Engine engine(served(arguments));
  const std::string& id = as.edition().id;
  if (rulebook::family_of(as.edition().game) == rulebook::Family::betting) {
    const auto subject = client::bet_subject(engine, as);
    identify::EngineRespondent respondent(*subject, id, is_refusal);
    return all.ask(respondent, options);
  }
  const auto subject = client::subject(engine, as);
  identify::EngineRespondent respondent(*subject, id, is_refusal);
  return all.ask(respondent, options);
}

Identification of_game(const std::string& game, int players) {
  return {identify::candidates(library().of_game(game), players, crosscheck::Readings::defaults),
          identify::is_for_engines};
}

class ServedEditions : public ::testing::TestWithParam<const char*> {};

TEST_P(ServedEditions, AreNamed) {
  constexpr int kPlayers = 2;
  Identification all = of_game(GetParam(), kPlayers);
  identify::Options quick;
  quick.further = 0;
  std::size_t questions = 0;
  for (const Candidate& candidate : all.candidates()) {
    std::string arguments;
    for (const std::string& option : candidate.rules.scope().options) {
      arguments += fmt::format(" --rule option.{}=on", option);
    }
    const rulebook::Ruleset as(candidate.rules.edition(), {kPlayers, {}});
    const Verdict verdict = ask(all, as, arguments, quick);
    std::vector<std::string> names;
    for (const std::size_t one : verdict.explanation.fitting) {
      names.push_back(all.candidates()[one].name);
    }
    EXPECT_THAT(names, Contains(candidate.name));
    // Where an option changes how many cards are dealt, positions of other deals are refused.
    EXPECT_LE(verdict.unanswered, candidate.is_plain() ? 0U : 1U) << candidate.name;
    questions += verdict.asked;
  }
  fmt::print("{}: {} candidates named by {} questions\n", GetParam(), all.candidates().size(),
             questions);
}

INSTANTIATE_TEST_SUITE_P(Games, ServedEditions,
                         ::testing::Values("koi-koi", "sakura", "hana-awase", "sutda"));

TEST(ServedMixture, OfTwoEditionsIsTakenApart) {
  Identification all = of_game("sutda", 3);
  const rulebook::Ruleset other(library().at("korean.seotda"), {3, {}});
  const rulebook::Ruleset as(library().at("robin-red.sutda.fr"), {3, {}});
  const std::vector<std::string> topics = {"bet.fold-loses", "combination.pair-1"};
  std::string arguments;
  for (const std::string& topic : topics) {
    arguments += fmt::format(" --rule '{}={}'", topic, other[topic].text());
  }
  identify::Options options;
  options.thorough = true;
  options.rounds = 3;
  const Verdict verdict = ask(all, as, arguments, options);
  ASSERT_TRUE(verdict.explained());
  // The English, Spanish and French texts are played alike.
  EXPECT_THAT(all.candidates()[verdict.explanation.candidate].name,
              ::testing::AnyOf("robin-red.sutda.en", "robin-red.sutda.es", as.edition().id));
  std::vector<std::string> changed;
  for (const identify::Change& change : verdict.explanation.changes) {
    changed.push_back(change.topic);
    // The other edition's answer, or one that nothing tells from it.
    const bool is_others =
        change.to == other[change.topic] ||
        std::ranges::find(change.instead, other[change.topic]) != change.instead.end();
    EXPECT_TRUE(is_others) << change.topic << " = " << change.to.text();
    EXPECT_FALSE(change.shown_by.empty());
  }
  std::ranges::sort(changed);
  EXPECT_EQ(changed, topics);
  fmt::print("the mixture: {} questions\n", verdict.asked);
}

}  // namespace
}  // namespace hanaproof::cli::testing
