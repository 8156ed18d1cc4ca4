// Engines that play an edition with one to four answers exchanged at random, through the command:
// `identify` names their rules, and games by the edition that it writes show no difference.
#include <algorithm>
#include <chrono>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/editions/survey/ruleset_comparer.h"
#include "tests/checker/engines/identify/random_mixture.h"
#include "tests/cli/command.h"
#include "tests/cli/served.h"

namespace hanaproof::cli::testing::identify_mixtures_test {
namespace {

using identify::testing::random_mixture;
using identify::testing::RandomMixture;
using nlohmann::json;
using rulebook::Ruleset;
using ::testing::IsEmpty;
using ::testing::Not;

// What starts the engine of a mixture, for the shell.
std::string script_of(const RandomMixture& mixture) {
  std::string command =
      fmt::format("exec {} serve --edition {}", paths::hanaproof_command(), mixture.edition->id);
  for (const auto& [topic, value] : mixture.answers) {
    command += fmt::format(" --rule '{}={}'", topic, value);
  }
  return command + "\n";
}

// The rules of an edition file, as answers to the topics of the mixture's edition.
Ruleset written_rules(const RandomMixture& mixture, const std::string& path) {
  rulebook::Library all(editions::builtin_editions());
  const rulebook::Scope scope{mixture.players, {}};
  const Ruleset file(all.add({path, read(path)}), scope);
  Ruleset rules = mixture.rules();
  for (const std::string& topic : identify::differing_topics(rules, file)) {
    if (!identify::same_answer(topic, rules[topic], file[topic])) {
      rules = rules.with(topic, file[topic]);
    }
  }
  return rules;
}

// Whether the verdict says that nothing tells other answers to the topic from those played.
bool lists(const json& rules, const std::string& topic) {
  return std::ranges::any_of(rules, [&](const json& one) { return one["topic"] == topic; });
}

struct Judged {
  bool exactly = false;
  std::vector<std::string>
      alike;  // topics with another answer that nothing tells from the true one
  std::vector<std::string> wrong;  // what was not said, or can be told apart
};

// Holds what was written against what is played, without a question of identify's own.
Judged judged(const RandomMixture& mixture, const Ruleset& written, const json& verdict) {
  constexpr int kGames = 100;
  Judged judged;
  const Ruleset played = mixture.rules();
  Ruleset shown = written;  // but for what shows only where no engine can be asked
  std::vector<const rulebook::Topic*> compared;
  for (const std::string& topic : identify::differing_topics(played, written)) {
    if (lists(verdict["untold"], topic)) {
      shown = shown.with(topic, played[topic]);
    } else {
      compared.push_back(rulebook::find_topic(topic));
      if (!lists(verdict["alike"], topic))
        judged.wrong.push_back(topic + ": nothing is said of it");
    }
    judged.alike.push_back(topic);
  }
  judged.exactly = judged.alike.empty();
  if (!compared.empty()) {
    checker::RulesetComparer comparer;
    if (comparer.distinguish(played, shown, compared).difference) {
      judged.wrong.emplace_back("a situation tells them apart");
    }
  }
  using hanaproof::testing::plays_alike;
  if (!judged.exactly &&
      !(plays_alike(played, written, kGames) && plays_alike(written, played, kGames))) {
    judged.wrong.emplace_back("games tell them apart");
  }
  return judged;
}

// Asks the engine of the mixture of that seed, and prints a row of the table of all.
void name_by_command(std::uint64_t seed) {
  const RandomMixture mixture = random_mixture(seed);
  ASSERT_FALSE(mixture.answers.empty()) << seed;
  const Folder folder;
  const std::string file = folder.path("my.toml");
  const std::string asked = fmt::format("--engine 'exec sh {}' --as {} --players {} --json",
                                        folder.file("engine.sh", script_of(mixture)),
                                        mixture.edition->id, mixture.players);
  const auto start = std::chrono::steady_clock::now();
  const Result named =
      hanaproof(fmt::format("identify --game {} --out {} {}", mixture.edition->game, file, asked));
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  ASSERT_EQ(named.status, 0) << mixture.text() << named.err << named.out;
  const json verdict = named.json();
  const Judged found = judged(mixture, written_rules(mixture, file), verdict);
  EXPECT_THAT(found.wrong, IsEmpty()) << mixture.text() << "\n" << read(file);
  for (const std::string& topic : found.alike) {
    EXPECT_THAT(read(file), ::testing::HasSubstr("# - " + topic + ":")) << mixture.text();
  }
  const Result fuzz =
      hanaproof(fmt::format("regress fuzz --edition {} --seconds 3 {}", file, asked));
  EXPECT_EQ(fuzz.status, 0) << mixture.text() << fuzz.err << fuzz.out;
  fmt::print("| {} | {} | {} | {:.0f} | {} |\n", seed, mixture.text(),
             verdict["questions"]["asked"].get<int>(), seconds.count(),
             found.exactly ? "exactly" : fmt::format("but for {}", fmt::join(found.alike, ", ")));
}

// Of games whose questions are soon found.
class ServedMixtures : public ::testing::TestWithParam<int> {};

TEST_P(ServedMixtures, AreNamedAndThenPlayedBy) {
  name_by_command(static_cast<std::uint64_t>(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Seeds, ServedMixtures, ::testing::Values(3, 15));

class AllServedMixtures : public ::testing::TestWithParam<int> {};

TEST_P(AllServedMixtures, AreNamedAndThenPlayedBy) {
  name_by_command(static_cast<std::uint64_t>(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Seeds, AllServedMixtures, ::testing::Range(1, 51));

// The edition as it is printed is neither what is played nor said to be like it.
TEST(JudgedMixtures, AreWrongWhereARuleIsMissing) {
  const RandomMixture mixture = random_mixture(3);
  const Ruleset printed(*mixture.edition, {mixture.players, {}});
  const json silent = {{"untold", json::array()}, {"alike", json::array()}};
  EXPECT_THAT(judged(mixture, printed, silent).wrong, Not(IsEmpty()));
  // Whatever is said.
  json lies = silent;
  for (const auto& [topic, value] : mixture.answers) lies["alike"].push_back({{"topic", topic}});
  EXPECT_THAT(judged(mixture, printed, lies).wrong, Not(IsEmpty()));
  EXPECT_TRUE(judged(mixture, mixture.rules(), silent).exactly);
}

}  // namespace
}  // namespace hanaproof::cli::testing::identify_mixtures_test
