// Engines of every kind, through the command: one without a fault is found without a fault, after
// something was compared, and a rule that is played otherwise is found and named.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <regex>

#include "checker/engines/protocol/messages.h"
#include "checker/games/registry.h"
#include "model/notation/position_json.h"
#include "model/spec/games/game.h"
#include "solvers/adapters/games/game.h"
#include "tests/checker/table.h"
#include "tests/cli/command.h"
#include "tests/cli/served.h"

namespace hanaproof::cli::testing::regress_kinds_test {
namespace {

using ::testing::HasSubstr;

// One of each family, and a sheet.
constexpr std::array kCaptures = {"robin-red.koi-koi.en", "nintendo.koi-koi", "hana-awase.pl",
                                  "robin-red.sakura.en", "oishi-tengudo.hachi-hachi"};
constexpr const char* kBets = "robin-red.sutda.en";

// What an engine says of itself.
constexpr const char* kForward = "--does replay";
constexpr const char* kOwnDeck = "--does replay --does deal";
constexpr const char* kScorer = "--does score";
constexpr const char* kPlayer = "--does play";
constexpr const char* kWholeDecks = "--whole-decks";
constexpr const char* kFewBooks = "--keeps calls";
constexpr std::array kKinds = {kForward, kOwnDeck, kScorer, kPlayer, kWholeDecks, kFewBooks};

// A number of the text, by what stands around it; -1 where it is not said.
int number(const std::string& text, const std::string& pattern) {
  std::smatch found;
  return std::regex_search(text, found, std::regex(pattern)) ? std::stoi(found[1]) : -1;
}

Result fuzz(const std::string& edition, const std::string& kind, const std::string& more) {
  return hanaproof(fmt::format("regress fuzz --edition {} {} --engine \"{} serve {}\"", edition,
                               more, paths::hanaproof_command(), kind));
}

struct Case {
  const char* edition;
  const char* kind;
};

std::vector<Case> cases() {
  std::vector<Case> all;
  for (const char* kind : kKinds) {
    for (const char* edition : kCaptures) all.push_back({edition, kind});
    all.push_back({kBets, kind});
  }
  return all;
}

std::string name_of(const ::testing::TestParamInfo<Case>& test) {
  return checker::testing::test_name(fmt::format("{} {}", test.param.edition, test.param.kind));
}

class EngineWithoutFault : public ::testing::TestWithParam<Case> {};

TEST_P(EngineWithoutFault, IsFoundWithoutFault) {
  constexpr int kGames = 15;
  const auto [edition, kind] = GetParam();
  const Result run = fuzz(edition, kind, fmt::format("--games {} --seconds 2", kGames));
  EXPECT_EQ(run.status, 0) << run.out << run.err;
  EXPECT_THAT(run.out, HasSubstr("\nno difference\n"));
  // Each game is looked at in several positions, and its moves were made on both sides.
  const int games = number(run.out, R"((\d+) games?, )");
  EXPECT_GT(games, 0) << run.out;
  EXPECT_LE(games, kGames);
  EXPECT_GT(number(run.out, R"(, (\d+) positions, )"), games) << run.out;
  EXPECT_GT(number(run.out, R"(, (\d+) moves on both sides, )"), games) << run.out;
  EXPECT_GT(number(run.out, R"((\d+) requests)"), games) << run.out;
  EXPECT_THAT(run.out, ::testing::Not(HasSubstr("skipped")));
}

INSTANTIATE_TEST_SUITE_P(Table, EngineWithoutFault, ::testing::ValuesIn(cases()), name_of);

TEST(Scorer, ScoresAPileOfEveryKind) {
  // All that Sakura tells apart, and as many of Koi-Koi as there is time for.
  const Result sakura = fuzz("robin-red.sakura.en", kScorer, "--games 1 --seconds 0");
  EXPECT_EQ(sakura.status, 0) << sakura.out << sakura.err;
  const int scored = number(sakura.out, R"(tell apart: (\d+) of )");
  EXPECT_GT(scored, 100) << sakura.out;
  EXPECT_EQ(scored, number(sakura.out, R"(tell apart: \d+ of (\d+) scored)"));
  const Result koikoi = fuzz("nintendo.koi-koi", kScorer, "--games 1 --seconds 1");
  EXPECT_EQ(koikoi.status, 0) << koikoi.out << koikoi.err;
  EXPECT_GT(number(koikoi.out, R"(tell apart: (\d+) of )"), 100) << koikoi.out;
}

// An option that asks for partners has them in the deal.
TEST(OwnDeck, IsDealtByTheRulesInQuestion) {
  const Result run = fuzz("oishi-tengudo.koi-koi", kOwnDeck, "--scopes --games 12 --seconds 0");
  EXPECT_EQ(run.status, 0) << run.out << run.err;
  EXPECT_EQ(number(run.out, R"((\d+) games, )"), 12) << run.out;
}

struct Fault {
  Case engine;
  const char* topic;
  const char* value;
  const char* name;
};

const std::vector<Fault> kFaults = {
    {{kBets, kForward}, "bet.opener-may-fold", "true", "BetsPlayedForward"},
    {{"hana-awase.pl", kForward}, "capture.drawn.three", "one", "CardsPlayedForward"},
    {{"hana-awase.pl", kOwnDeck}, "capture.drawn.three", "one", "OwnDeck"},
    {{"nintendo.koi-koi", kScorer},
     "yaku.tsukimi",
     R"({cards = \"all(moon | sake)\", points = \"9\"})",
     "Scorer"},
    {{"oishi-tengudo.hachi-hachi", kPlayer}, "field.carry", "lost", "Player"},
    {{"hana-awase.pl", kWholeDecks}, "capture.drawn.three", "one", "WholeDecks"},
    {{"robin-red.sakura.en", kFewBooks}, "capture.drawn.three", "one", "FewBooks"},
};

class EngineWithAFault : public ::testing::TestWithParam<Fault> {};

TEST_P(EngineWithAFault, IsFoundOut) {
  const Fault& fault = GetParam();
  const std::string kind =
      fmt::format("{} --rule '{}={}'", fault.engine.kind, fault.topic, fault.value);
  const Result run = fuzz(fault.engine.edition, kind, "--games 60 --seconds 2");
  EXPECT_EQ(run.status, 1) << run.out << run.err;
  EXPECT_THAT(run.out, HasSubstr("\n1 difference\n 100 %  --rule ")) << run.out;
  EXPECT_TRUE(
      std::regex_search(run.out, std::regex(fmt::format(" 100 %  --rule '?{}=", fault.topic))))
      << run.out;
}

INSTANTIATE_TEST_SUITE_P(Table, EngineWithAFault, ::testing::ValuesIn(kFaults),
                         [](const auto& test) { return test.param.name; });

// ---- Logs ---------------------------------------------------------------------------------------

// Games as the fast engine plays them by rules of its own, each with what it says that the game
// comes to.
std::string log_of(const rulebook::Ruleset& edition, const rulebook::Ruleset& played, int games) {
  const auto spec = spec::game(edition);
  const auto engine = adapters::engine_game(played);
  std::string lines;
  for (int written = 0, seed = 1; written < games; ++seed) {
    const auto playout = games::family(edition).playout(*spec, static_cast<std::uint64_t>(seed));
    games::for_each_round(*engine, *playout, [&](const games::Line& round) {
      const auto score = games::end(*engine, round)->score();
      auto line = nlohmann::json::parse(protocol::to_json(protocol::Reply{1, score}));
      line.erase("id");
      line["position"] = nlohmann::json::parse(
          games::to_json(games::with_rules(round.start, edition.edition().id, edition.changes())));
      line["moves"] = nlohmann::json::array();
      for (const games::Move& move : round.moves) line["moves"].push_back(move.text());
      lines += line.dump() + "\n";
      ++written;
    });
  }
  return lines;
}

rulebook::Ruleset rules_of(const std::string& edition) {
  const rulebook::Edition& book = library().at(edition);
  return {book, rulebook::Scope{book.players.front(), {}}};
}

Result checked(const std::string& edition, const std::string& log) {
  const Folder folder;
  return hanaproof(fmt::format("regress log --edition {} --settle-seconds 20 {}", edition,
                               folder.file("games.jsonl", log)));
}

class LogOfGames : public ::testing::TestWithParam<const char*> {};

TEST_P(LogOfGames, WithoutFaultIsFoundWithoutFault) {
  const rulebook::Ruleset rules = rules_of(GetParam());
  const std::string log = log_of(rules, rules, 12);
  const auto games = std::ranges::count(log, '\n');
  const Result run = checked(GetParam(), log);
  EXPECT_EQ(run.status, 0) << run.out << run.err;
  EXPECT_THAT(run.out, HasSubstr(fmt::format(": {0} games of {0}, ", games)));
  EXPECT_GT(number(run.out, R"(, (\d+) moves?)"), games) << run.out;
  EXPECT_THAT(run.out, HasSubstr("\nno difference\n"));
}

INSTANTIATE_TEST_SUITE_P(Table, LogOfGames, ::testing::ValuesIn(kCaptures),
                         [](const auto& test) { return checker::testing::test_name(test.param); });

TEST(LogWithAFault, IsFoundOut) {
  const rulebook::Ruleset rules = rules_of("hana-awase.pl");
  const auto others = rules.with("round.end", rulebook::Value::parse("hands-empty"));
  const Result run = checked("hana-awase.pl", log_of(rules, others, 12));
  EXPECT_EQ(run.status, 1) << run.out << run.err;
  EXPECT_THAT(run.out, HasSubstr("\n 100 %  --rule round.end=hands-empty\n"));
}

}  // namespace
}  // namespace hanaproof::cli::testing::regress_kinds_test
