// Every command with every family of games: it works, or it says why not, in the words of the
// table.
#include "cli/games_table.h"

#include <array>
#include <cstdlib>
#include <fstream>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/games/registry.h"
#include "model/spec/games/game.h"
#include "tests/books.h"
#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::games_test {
namespace {

using rulebook::Family;
using ::testing::HasSubstr;
using ::testing::Not;

struct Played {
  Family family;
  const char* edition;
  const char* game;
  int players;
};
constexpr auto kPlayed =
    std::to_array<Played>({{Family::capturing, "robin-red.koi-koi.en", "koi-koi", 2},
                           {Family::betting, "korean.seotda", "sutda", 2},
                           {Family::hachi, "oishi-tengudo.hachi-hachi", "hachi-hachi", 3}});

// Requests to open a deal and for its moves.
std::string requests(const Played& played) {
  const rulebook::Ruleset rules(books::builtin().at(played.edition), {played.players, {}});
  const auto spec = spec::game(rules);
  const auto deal = games::family(rules).playout(*spec, 1)->deal(nullptr).value();
  return fmt::format(R"({{"id":1,"do":"open","position":{}}})", games::to_json(deal));
}

// How somebody types it, with little to do: E, G and N stand for an edition, its game and its
// players, ENGINE for an engine of that game, OPEN for a deal to be opened.
std::string typed(std::string_view command) {
  const std::map<std::string_view, std::string> lines = {
      {"perft", "perft --edition E --players N --depth 2 --with both"},
      {"regress perft", "regress perft --edition E --players N --depth 1 ENGINE"},
      {"regress fuzz", "regress fuzz --edition E --players N --games 1 --seconds 0 ENGINE"},
      {"crosscheck",
       "crosscheck E --readings defaults --deals 1 --no-profiles --games 1 --matches 1 --ends 1 "
       "--perfts 1 --depth 1"},
      {"serve", "serve < OPEN"},
      {"adapter check", "adapter check --edition E --players N ENGINE"},
      {"identify", "identify --plan --quick --edition E --readings --rounds 1"},
      {"signature", "signature E --deals 1"},
      {"audit", "audit E --only unused --only idle"},
      {"contradictions --impact", "contradictions E --impact --kind gap"},
      {"replay", "replay FINDINGS"},
      {"conform", "conform E --rounds 1"},
      {"graph", "graph --edition E --players N --table poems --deals 1"},
      {"solve", "solve --edition E --table 1,8 --hand 2 --field 2 --sample 1"},
      {"lattice", "lattice E"},
      {"ranks", "ranks --edition E"},
      {"odds sutda", "odds sutda --edition E --players N"},
      {"odds deal", "odds deal --edition E --players N"},
      {"odds rounds", "odds rounds --edition E --players N --rounds 10"},
      {"odds hands", "odds hands --edition E"},
      {"odds fields", "odds fields --edition E"},
  };
  const auto found = lines.find(command);
  return found == lines.end() ? "" : found->second;
}

std::string with(std::string line, const std::string& word, const std::string& what) {
  const auto at = line.find(word);
  return at == std::string::npos ? line : line.replace(at, word.size(), what);
}

using Cell = std::tuple<std::string_view, Played>;

class Games : public ::testing::TestWithParam<Cell> {};

TEST_P(Games, WorkWithTheCommandOrItSaysWhyNot) {
  const auto& [command, played] = GetParam();
  std::string line = typed(command);
  ASSERT_FALSE(line.empty()) << "no line for " << command;
  const Folder folder;
  if (line.find("FINDINGS") != std::string::npos) {
    const Result found = hanaproof(fmt::format("contradictions {} --json", played.edition));
    ASSERT_EQ(found.status, 0) << found.err;
    line = with(line, "FINDINGS", folder.file("findings.json", found.out));
  }
  line = with(line, "OPEN", folder.file("requests.jsonl", requests(played) + "\n"));
  line = with(line, "ENGINE", fmt::format("--engine 'exec {} serve'", paths::hanaproof_command()));
  line = with(line, " E", std::string(" ") + played.edition);
  line = with(line, " N", fmt::format(" {}", played.players));
  const Result run = hanaproof(line);
  const std::string_view reason = why_not(command, played.family);
  if (reason.empty()) {
    EXPECT_EQ(run.status, 0) << line << "\n" << run.err;
    EXPECT_FALSE(run.out.empty()) << line;
    EXPECT_THAT(run.out, Not(HasSubstr("\"error\""))) << line;
  } else {
    EXPECT_EQ(run.status, 2) << line << "\n" << run.out;
    EXPECT_THAT(run.err, HasSubstr(std::string(reason))) << line;
  }
}

INSTANTIATE_TEST_SUITE_P(Commands, Games,
                         ::testing::Combine(::testing::ValuesIn(game_commands()),
                                            ::testing::ValuesIn(kPlayed)),
                         [](const auto& cell) {
                           std::string name = fmt::format("{} {}", std::get<0>(cell.param),
                                                          std::get<1>(cell.param).game);
                           std::ranges::replace_if(
                               name, [](char c) { return std::isalnum(c) == 0; }, '_');
                           return name;
                         });

TEST(GamesTable, IsInTheDocs) {
  const std::string path = paths::source_dir() + "/docs/commands/games.md";
  std::string page = read(path);
  const auto begin = page.find("| command |");
  ASSERT_NE(begin, std::string::npos);
  page.replace(begin, page.find("\n\n", begin) + 1 - begin, games_table());
  if (std::getenv("HANAPROOF_RECORD") != nullptr) std::ofstream(path) << page;
  EXPECT_EQ(read(path), page) << "in the top-level folder: HANAPROOF_RECORD=1 "
                                 "build/release/tests/cli/test_command --gtest_filter=GamesTable*";
}

}  // namespace
}  // namespace hanaproof::cli::testing::games_test
