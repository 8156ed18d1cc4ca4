// Engines that are the command itself, at the other end of two pipes: every built-in edition is
// named, and a mixture of two is taken apart.
#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/engines/identify/identify.h"
#include "checker/situations/playout.h"
#include "model/spec/deal.h"
#include "tests/cli/command.h"
#include "tests/cli/served.h"
#include "tests/plays_alike.h"

namespace hanaproof::cli::testing::identify_served_test {
namespace {

// That rules are held against each other in.
constexpr int kGamesPlayed = 150;

using identify::Candidate;
using identify::Identification;
using identify::Verdict;
using ::testing::UnorderedElementsAreArray;

bool is_refusal(const std::exception& error) {
  const auto* fault = dynamic_cast<const client::EngineFault*>(&error);
  return fault && fault->fault() == client::Fault::error_reply;
}

// Asks `hanaproof serve ARGUMENTS`, which is told that it plays that edition.
Verdict ask(Identification& all, const rulebook::Ruleset& as, const std::string& arguments,
            const identify::Options& options) {
  client::Engine engine(served(arguments));
  const auto game = client::game(engine, as);
  identify::EngineRespondent respondent(*game, as.edition().id, is_refusal);
  return all.ask(respondent, options);
}

Identification of_game(const std::string& game, int players) {
  return {identify::candidates(library().of_game(game), players, crosscheck::Readings::defaults),
          identify::is_for_engines};
}

// Whether the engine refuses to say what is legal once the other's cards are dealt: a position that
// shows why no answer of it can exclude the other.
bool refuses_deal_of(const rulebook::Ruleset& other, const rulebook::Ruleset& as,
                     const std::string& arguments) {
  const spec::Rules rules(other);
  cards::Dice dice(1);
  notation::Position position =
      spec::open(rules, checker::dealt(rules, checker::styles().front(), dice, 0));
  position.edition = as.edition().id;
  position.rules.clear();
  client::Engine engine(served(arguments));
  try {
    client::game(engine, as)->at(position)->moves();
    return false;
  } catch (const client::EngineFault& fault) {
    EXPECT_EQ(fault.fault(), client::Fault::error_reply);
    return true;
  }
}

// An engine is asked about positions, and refuses those with other numbers of cards than it deals.
bool deals_alike(const rulebook::Ruleset& a, const rulebook::Ruleset& b) {
  return std::ranges::all_of(std::array{"deal.hand-size", "deal.field-size"},
                             [&](const char* topic) { return a[topic] == b[topic]; });
}

// Candidates with the same deal that are played like this one.
std::vector<std::string> alike(const std::vector<Candidate>& all, const Candidate& one) {
  std::vector<std::string> names;
  for (const Candidate& other : all) {
    const bool same =
        &other == &one || (deals_alike(one.rules, other.rules) &&
                           hanaproof::testing::plays_alike(one.rules, other.rules, kGamesPlayed));
    if (same) names.push_back(other.name);
  }
  return names;
}

struct GameOf {
  const char* game;
  int players;
};

constexpr std::array kGames = {GameOf{"koi-koi", 2},    GameOf{"sakura", 2}, GameOf{"sakura", 3},
                               GameOf{"hana-awase", 2}, GameOf{"sutda", 2},  GameOf{"sutda", 3}};

class ServedEditions : public ::testing::TestWithParam<GameOf> {};

TEST_P(ServedEditions, AreNamedWithThoseThatNothingTellsApart) {
  const auto [game, players] = GetParam();
  Identification all = of_game(game, players);
  identify::Options quick;
  quick.further = 0;
  std::size_t questions = 0;
  std::size_t refused = 0;
  for (const Candidate& candidate : all.candidates()) {
    std::string arguments;
    for (const std::string& option : candidate.rules.scope().options) {
      arguments += fmt::format(" --rule option.{}=on", option);
    }
    const rulebook::Ruleset as(candidate.rules.edition(), {players, {}});
    const Verdict verdict = ask(all, as, arguments, quick);
    std::vector<std::string> names;
    for (const std::size_t one : verdict.explanation.fitting) {
      const Candidate& other = all.candidates()[one];
      if (deals_alike(candidate.rules, other.rules)) {
        names.push_back(other.name);
        continue;
      }
      // What tells them apart lies in positions of that deal, and a refusal excludes nobody.
      ++refused;
      EXPECT_TRUE(refuses_deal_of(other.rules, as, arguments)) << candidate.name << other.name;
      EXPECT_FALSE(refuses_deal_of(other.rules, as, "")) << candidate.name << other.name;
      EXPECT_EQ(other.name, as.edition().id) << candidate.name;
    }
    EXPECT_THAT(names, UnorderedElementsAreArray(alike(all.candidates(), candidate)))
        << candidate.name;
    // Where an option changes how many cards are dealt, positions of other deals are refused.
    EXPECT_LE(verdict.unanswered, candidate.is_plain() ? 0U : 1U) << candidate.name;
    questions += verdict.asked;
  }
  // Each option with which other cards are dealt, and its edition without it.
  const auto deals_otherwise = [&](const Candidate& one) {
    return !deals_alike(one.rules, rulebook::Ruleset(one.rules.edition(), {players, {}}));
  };
  EXPECT_EQ(refused, std::ranges::count_if(all.candidates(), deals_otherwise));
  fmt::print("{}, {} players: {} candidates in {} classes named by {} questions\n", game, players,
             all.candidates().size(), all.pool().classes.size(), questions);
}

INSTANTIATE_TEST_SUITE_P(Games, ServedEditions, ::testing::ValuesIn(kGames), [](const auto& test) {
  std::string name = fmt::format("{}_{}", test.param.game, test.param.players);
  std::ranges::replace(name, '-', '_');
  return name;
});

// ---- Hachi-Hachi --------------------------------------------------------------------------------

constexpr const char* kHachi = "hachi-hachi";

std::vector<std::string> fitting(const Identification& all, const Verdict& verdict) {
  std::vector<std::string> names;
  for (const std::size_t one : verdict.explanation.fitting) {
    names.push_back(all.candidates()[one].name);
  }
  return names;
}

// There is one edition, with and without matches played as a campaign, which no round shows:
// questions are about its clauses, one by one, and along rounds.
void is_named(int players, const identify::Options& options) {
  Identification all = of_game(kHachi, players);
  const Candidate& plain = all.candidates().front();
  const Verdict verdict = ask(all, plain.rules, "", options);
  EXPECT_THAT(fitting(all, verdict),
              UnorderedElementsAreArray({plain.name, plain.name + ", campaign"}));
  EXPECT_EQ(verdict.unanswered, 0U);
  EXPECT_GT(verdict.asked, 0U);
  fmt::print("{}, {} players: named by {} questions\n", kHachi, players, verdict.asked);
}

TEST(ServedHachiHachi, IsNamedByAllQuestions) {
  identify::Options options;
  options.thorough = true;
  options.rounds = 2;
  is_named(3, options);
}

TEST(ServedHachiHachi, IsNamedByAFewQuestionsToPeople) {
  for (const int players : {5, 7}) is_named(players, {});
}

// Other answers than the edition's, in play and in what a hand makes: each is found by itself.
TEST(ServedHachiHachi, IsNamedExceptForTheClauseThatIsPlayedOtherwise) {
  Identification all = of_game(kHachi, 3);
  const Candidate& plain = all.candidates().front();
  identify::Options options;
  options.thorough = true;
  options.rounds = 2;
  for (const auto& [topic, value] :
       {std::pair("sage.cancel", "play-on"), std::pair("hand-combo.triple-pair", "none")}) {
    const auto rules = plain.rules.with(topic, rulebook::Value::parse(value));
    const Verdict verdict =
        ask(all, plain.rules, fmt::format("--rule {}={}", topic, value), options);
    EXPECT_TRUE(verdict.explained()) << topic;
    EXPECT_EQ(all.candidates()[verdict.explanation.candidate].name, plain.name);
    ASSERT_EQ(verdict.explanation.changes.size(), 1U) << topic;
    const identify::Change& change = verdict.explanation.changes.front();
    EXPECT_EQ(change.topic, topic);
    EXPECT_EQ(change.to, rules[topic]) << topic;
    // The positions that show it: by the edition the answer is another one.
    ASSERT_FALSE(change.shown_by.empty()) << topic;
    for (const std::size_t shown : change.shown_by) {
      const identify::Answered& one = verdict.answers[shown];
      EXPECT_EQ(one.answer, identify::Oracle(rules).answer(one.question)) << topic;
      EXPECT_NE(one.answer, identify::Oracle(plain.rules).answer(one.question)) << topic;
    }
    fmt::print("{} = {}: {} questions\n", topic, value, verdict.asked);
  }
}

// No built-in edition is left out.
TEST(ServedGames, AreThoseOfAllEditions) {
  for (const rulebook::Edition& edition : library().editions()) {
    const bool is_named =
        edition.game == kHachi || edition.game == "base" ||
        std::ranges::any_of(kGames, [&](const GameOf& one) {
          return edition.game == one.game &&
                 std::ranges::find(edition.players, one.players) != edition.players.end();
        });
    EXPECT_TRUE(is_named) << edition.id;
  }
}

// ---- Mixtures -----------------------------------------------------------------------------------

TEST(ServedMixture, OfTwoEditionsIsTakenApart) {
  Identification all = of_game("sutda", 3);
  const rulebook::Ruleset other(library().at("korean.seotda"), {3, {}});
  const rulebook::Ruleset as(library().at("robin-red.sutda.fr"), {3, {}});
  const std::vector<std::string> topics = {"combination.pair-1", "combination.pair-10"};
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

// ---- The command, from an engine to an edition file ---------------------------------------------

constexpr const char* kPlayed =
    "serve --rule hand.four-pairs=redeal --rule option.wildcard=on "
    R"(--rule "score.card-values={animal = 10, dreg = 1, light = 21, ribbon = 5}")";

class WrittenEdition : public ::testing::Test {
 protected:
  std::string engine(const std::string& arguments) const {
    return fmt::format("--as hana-awase.pl --engine 'exec {} {}'", paths::hanaproof_command(),
                       arguments);
  }
  Result fuzzed(const std::string& arguments) const {
    return hanaproof(fmt::format("regress fuzz --edition {} --games 20 --seconds 0 --json {}",
                                 file_, engine(arguments)));
  }

  Folder folder_;
  std::string file_ = folder_.path("house.toml");
};

TEST_F(WrittenEdition, IsPlayedByTheEngineThatWasAsked) {
  const Result run = hanaproof(
      fmt::format("identify --game hana-awase --rounds 8 --out {} {}", file_, engine(kPlayed)));
  ASSERT_EQ(run.status, 0) << run.err << run.out;
  EXPECT_THAT(run.out, ::testing::HasSubstr("hanaproof regress fuzz --edition " + file_));
  const Result check = hanaproof("check " + file_);
  EXPECT_EQ(check.status, 0) << check.err << check.out;
  const Result same = fuzzed(kPlayed);
  EXPECT_EQ(same.status, 0) << same.out << same.err;
  EXPECT_EQ(same.json()["games"], 20);
  // What it is held against matters: the edition as it is printed is not what was written.
  const Result other = fuzzed("serve");
  EXPECT_EQ(other.status, 1) << other.out << other.err;
  const Result record =
      hanaproof(fmt::format("regress record --edition {} --out {}", file_, folder_.path("corpus")));
  EXPECT_EQ(record.status, 0) << record.err;
  const Result put = hanaproof(fmt::format("regress run {} --edition {} {}", folder_.path("corpus"),
                                           file_, engine(kPlayed)));
  EXPECT_EQ(put.status, 0) << put.out << put.err;
}

// The name of the file becomes an id, and no id that another edition has.
TEST_F(WrittenEdition, HasAnIdOfItsOwn) {
  for (const auto& [name, id] : {std::pair("My House.toml", "my-house"),
                                 std::pair("hana-awase.pl.toml", "my-hana-awase.pl")}) {
    const std::string path = folder_.path(name);
    const Result run = hanaproof(fmt::format(
        "identify --game hana-awase --quick --json --out '{}' {}", path, engine("serve")));
    ASSERT_EQ(run.status, 0) << run.err << run.out;
    EXPECT_EQ(run.json()["out"], path);
    const std::string text = read(path);
    EXPECT_THAT(text, ::testing::HasSubstr(fmt::format("id = \"{}\"", id)));
    EXPECT_THAT(text, ::testing::HasSubstr("inherit = \"hana-awase.pl\""));
    EXPECT_THAT(text, ::testing::Not(::testing::HasSubstr("[[clause]]")));
  }
}

// No rules, no file: what was there stays.
TEST_F(WrittenEdition, IsNotWrittenWhereNothingIsFound) {
  const std::string path = folder_.file("old.toml", "old");
  const Result run = hanaproof(fmt::format("identify --game hana-awase --json --out {} {}", path,
                                           engine("serve --rule hand.four-pairs=never-heard-of")));
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.json()["out"].is_null());
  EXPECT_EQ(read(path), "old");
  const Result plan = hanaproof("identify --game hana-awase --plan --out " + path);
  EXPECT_EQ(plan.status, 2);
  EXPECT_THAT(plan.err, ::testing::HasSubstr("--out"));
}

}  // namespace
}  // namespace hanaproof::cli::testing::identify_served_test
