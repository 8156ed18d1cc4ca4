// The command regress: what it says, writes, and ends with.
#include <csignal>
#include <sstream>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::regress_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string engine(const std::string& arguments = "") {
  return fmt::format("--engine '{} serve {}'", paths::hanaproof_command(), arguments);
}

// Plays with one rule wrong.
std::string wrong() { return engine("--rule capture.drawn.three=one"); }

Result fuzz(const std::string& arguments) {
  return hanaproof("regress fuzz --edition hana-awase.pl --seconds 2 --settle-seconds 600 " +
                   arguments);
}

void expect_valid(const std::string& schema, const std::string& document) {
  const Result run = validated(schema, document);
  if (run.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(run.status, 0) << schema << ": " << run.out;
}

TEST(RegressFuzz, SaysThatNothingWasFound) {
  const Result text = fuzz("--games 3 " + engine());
  EXPECT_EQ(text.status, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("no difference"));
  EXPECT_THAT(text.out, HasSubstr("fewest games asked for"));
  const Result json = fuzz("--games 3 --json " + engine("--with engine"));
  EXPECT_EQ(json.json()["verdict"], "agrees");
  EXPECT_EQ(json.json()["games"], 3);
  expect_valid("regress-fuzz", json.out);
}

TEST(RegressFuzz, ShowsADifferenceAndSavesIt) {
  const Folder folder;
  const std::string file = folder.path("case.json");
  const Result text = fuzz(fmt::format("--out {} {}", file, wrong()));
  EXPECT_EQ(text.status, 1) << text.err;
  EXPECT_THAT(text.out, HasSubstr("The engine plays      --rule capture.drawn.three=one"));
  EXPECT_THAT(text.out, HasSubstr("hana-awase.pl/capture.drawn.three#1"));
  EXPECT_THAT(text.out, HasSubstr("The edition says"));
  EXPECT_THAT(text.out, HasSubstr("The engine says"));
  EXPECT_THAT(text.out, HasSubstr("hanaproof regress run " + file));
  expect_valid("regress-case", read(file));
  const auto failure = nlohmann::json::parse(read(file))["found"][0]["failure"];
  expect_valid("difference", failure.dump());

  // It shows itself again, and an engine that plays right passes.
  const Result again = hanaproof(fmt::format("regress run {} {}", file, wrong()));
  EXPECT_EQ(again.status, 1) << again.err;
  EXPECT_THAT(again.out, HasSubstr("--rule capture.drawn.three=one"));
  const Result json = hanaproof(fmt::format("regress run --json {} {}", file, wrong()));
  EXPECT_EQ(json.json()["replayed"][0]["differs"], true);
  expect_valid("regress-replay", json.out);
  const Result right = hanaproof(fmt::format("regress run {} {}", file, engine()));
  EXPECT_EQ(right.status, 0) << right.err;
  EXPECT_THAT(right.out, HasSubstr("0 of 1 difference still differ\n"));
}

// As one word for the shell.
std::string quoted(const std::string& text) {
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

// The line with the command, and what comes of running it.
Result pasted(const std::string& out) {
  std::istringstream lines(out);
  std::string command;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("  hanaproof ")) command = line.substr(std::string("  hanaproof ").size());
  }
  EXPECT_NE(command, "") << out;
  return hanaproof(command);
}

std::string line_with(const std::string& out, const std::string& part) {
  std::istringstream lines(out);
  for (std::string line; std::getline(lines, line);) {
    if (line.find(part) != std::string::npos) return line;
  }
  return "nothing with " + part;
}

// With an edition in a file, whose name wants quoting, and everything that can be said of a game.
TEST(RegressFuzz, ThePrintedCommandShowsItAgain) {
  const Folder folder;
  std::string text = read(paths::source_dir() + "/model/editions/hana-awase.pl.toml");
  const std::string id = "\"hana-awase.pl\"";
  ASSERT_NE(text.find(id), std::string::npos);
  text.replace(text.find(id), id.size(), "\"mine\"");
  const std::string file = folder.file("the king's $rules.toml", text);
  const std::string engine = fmt::format("{} serve --edition {} --rule capture.drawn.three=one",
                                         paths::hanaproof_command(), quoted(file));
  const std::string arguments = fmt::format(
      "regress fuzz --games 40 --seconds 0 --settle-seconds 600 --engine {} --edition {} --rule "
      "play.must-match=true "
      "--reply-seconds 4.5 --seed 3",
      quoted(engine), quoted(file));
  const std::string out = folder.path("a case.json");
  for (const std::string& more : {std::string("--players 3"), std::string("--scopes"),
                                  fmt::format("--players 2 --out {}", quoted(out))}) {
    const Result found = hanaproof(fmt::format("{} {}", arguments, more));
    ASSERT_EQ(found.status, 1) << found.err;
    const Result again = pasted(found.out);
    EXPECT_EQ(again.status, 1) << again.err;
    for (const char* part : {"The edition says", "The engine says"}) {
      EXPECT_EQ(line_with(again.out, part), line_with(found.out, part)) << more;
    }
    // The command that the command prints is the same again.
    EXPECT_EQ(line_with(again.out, "  hanaproof "), line_with(found.out, "  hanaproof "));
    EXPECT_THAT(found.out, HasSubstr("--reply-seconds 4.5"));
  }
}

TEST(RegressFuzz, TellsAnEngineFaultFromARule) {
  const Result text = fuzz(R"(--engine "echo 'hello'")");
  EXPECT_EQ(text.status, 1) << text.err;
  // The command that shows it again can be copied.
  EXPECT_THAT(text.out, HasSubstr(R"(--engine 'echo '\''hello'\''' --edition hana-awase.pl)"));
  EXPECT_THAT(text.out, HasSubstr("An engine fault: "));
  EXPECT_THAT(text.out, Not(HasSubstr("The engine plays")));
  const Result json = fuzz("--json --engine 'exit 9'");
  EXPECT_EQ(json.json()["verdict"], "engine-fault");
  EXPECT_EQ(json.json()["case"]["found"][0]["fault"], "crash: it ended with status 9");
  expect_valid("regress-fuzz", json.out);
}

TEST(RegressFuzz, FindsADifferenceInBetsToo) {
  const Result run = hanaproof(
      "regress fuzz --json --edition robin-red.sutda.en --seconds 2 --settle-seconds 600 " +
      engine("--rule bet.opener-may-fold=true"));
  EXPECT_EQ(run.status, 1) << run.err;
  const auto found = run.json();
  EXPECT_EQ(found["case"]["found"][0]["rule"]["topic"], "bet.opener-may-fold");
  expect_valid("regress-fuzz", run.out);
  expect_valid("difference", found["case"]["found"][0]["failure"].dump());
}

TEST(RegressFuzz, FindsADifferenceInHachiHachiToo) {
  const Folder folder;
  const std::string file = folder.path("case.json");
  const std::string wrong = engine("--rule field.carry=lost");
  const std::string command = fmt::format(
      "regress fuzz --edition oishi-tengudo.hachi-hachi --seconds 2 --settle-seconds 600 {} ",
      wrong);
  const Result run = hanaproof(command + "--json --out " + file);
  EXPECT_EQ(run.status, 1) << run.err;
  const auto found = run.json();
  EXPECT_EQ(found["case"]["found"][0]["rule"]["topic"], "field.carry");
  EXPECT_LE(found["case"]["found"][0]["turns"], 1);
  expect_valid("regress-fuzz", run.out);
  expect_valid("regress-case", read(file));
  expect_valid("difference", found["case"]["found"][0]["failure"].dump());
  // It shows itself again, with the cards, and an engine that plays right passes.
  const Result again = hanaproof(fmt::format("regress run {} {}", file, wrong));
  EXPECT_EQ(again.status, 1) << again.err;
  EXPECT_THAT(again.out, HasSubstr("A difference in position"));
  EXPECT_THAT(again.out, HasSubstr("Player 0's hand"));
  EXPECT_THAT(again.out, HasSubstr("oishi-tengudo.hachi-hachi/field.carry#1"));
  const Result right = hanaproof(fmt::format("regress run {} {}", file, engine("--with engine")));
  EXPECT_EQ(right.status, 0) << right.out << right.err;
}

TEST(RegressFuzz, CtrlCKeepsWhatThereIs) {
  const Folder folder;
  const std::string out = folder.path("out.json");
  const std::string asked = folder.path("asked");
  // The requests of some games.
  const Result run = signalled(
      fmt::format(
          "regress fuzz --json --edition hana-awase.pl --seconds 1000 --engine 'tee {} | {} serve'",
          asked, paths::hanaproof_command()),
      "INT", fmt::format("[ -e {0} ] && [ $(wc -l < {0}) -ge 5000 ]", asked), out);
  EXPECT_EQ(run.status, 130) << run.err;
  const auto json = nlohmann::json::parse(read(out));
  EXPECT_EQ(json["interrupted"], true);
  EXPECT_GT(json["games"], 0);
}

TEST(RegressRecord, WritesWhatRunReads) {
  const Folder folder;
  const std::string file = folder.path("pl.jsonl");
  const Result record =
      hanaproof("regress record --edition hana-awase.pl --games 20 --out " + file);
  ASSERT_EQ(record.status, 0) << record.err;
  EXPECT_THAT(record.out, HasSubstr("signature"));
  std::istringstream lines(read(file));
  int checked = 0;
  for (std::string line; std::getline(lines, line) && checked < 6; ++checked) {
    expect_valid("corpus", line);
  }
  const Result right = hanaproof(fmt::format("regress run {} {}", file, engine("--with engine")));
  EXPECT_EQ(right.status, 0) << right.out;
  EXPECT_THAT(right.out, HasSubstr("0 mismatches"));

  const std::string junit = folder.path("junit.xml");
  const Result failing =
      hanaproof(fmt::format("regress run --json --junit {} {} {}", junit, file, wrong()));
  EXPECT_EQ(failing.status, 1);
  expect_valid("regress-run", failing.out);
  bool named = false;
  const auto result = failing.json();
  for (const auto& clause : result["clauses"]) {
    if (clause["clause"] != "hana-awase.pl/capture.drawn.three#1") continue;
    named = !clause["failed"].empty() && clause["passed"] == 0 && clause["standing"] == "FAILS";
  }
  EXPECT_TRUE(named) << failing.out;
  ASSERT_EQ(result["blamed"].size(), 1U) << failing.out;
  EXPECT_EQ(result["blamed"][0]["plays"]["topic"], "capture.drawn.three");
  const Result told = hanaproof(fmt::format("regress run {} {}", file, wrong()));
  EXPECT_EQ(told.status, 1);
  EXPECT_THAT(told.out, HasSubstr("hana-awase.pl/capture.drawn.three#1: the engine plays by "
                                  "--rule capture.drawn.three='"));
  const Result parsed = shell(fmt::format(
      "python3 -c \"import xml.etree.ElementTree as e; r = e.parse('{}').getroot(); "
      "print(r.tag, len(r), len(r.findall('testcase/failure')) == int(r.get('failures')))\"",
      junit));
  EXPECT_THAT(parsed.out, HasSubstr("testsuite")) << parsed.err;
  EXPECT_THAT(parsed.out, HasSubstr("True"));
}

TEST(RegressPerft, GoesDownToTheFirstNodeThatDiffers) {
  const std::string command = "regress perft --edition hana-awase.pl --depth 2 --seed 3 ";
  const Result right = hanaproof(command + engine());
  EXPECT_EQ(right.status, 0) << right.err;
  const Result json = hanaproof(command + "--json " + engine("--with engine"));
  const auto counts = json.json();
  EXPECT_EQ(counts["nodes"]["spec"], counts["nodes"]["engine"]);
  expect_valid("regress-perft", json.out);
  // The spec by itself counts the same.
  const auto perft = hanaproof("perft --json --edition hana-awase.pl --depth 2 --seed 3").json();
  EXPECT_EQ(counts["divide"], perft["divide"]);

  const Result differs = hanaproof(command + "--json " + engine("--rule play.must-match=true"));
  EXPECT_EQ(differs.status, 1) << differs.out << differs.err;
  EXPECT_FALSE(differs.json()["differences"].empty());
  EXPECT_EQ(differs.json()["first"]["what"], "moves");
  expect_valid("regress-perft", differs.out);
}

TEST(RegressPerft, NamesTheFirstMoveThatLeadsElsewhere) {
  // What the drawn card takes is seen where the move leads, and not in the number of moves.
  const std::string command = "regress perft --edition robin-red.koi-koi.en --depth 1 --seed 29 ";
  const std::string other = engine("--rule capture.drawn.two=both");
  const Result differs = hanaproof(command + "--json " + other);
  EXPECT_EQ(differs.status, 1) << differs.out << differs.err;
  const auto json = differs.json();
  EXPECT_TRUE(json["differences"].empty());
  EXPECT_EQ(json["nodes"]["spec"], json["nodes"]["engine"]);
  EXPECT_EQ(json["first"]["what"], "position");
  EXPECT_TRUE(json["first"]["line"].empty());
  expect_valid("regress-perft", differs.out);
  const Result text = hanaproof(command + other);
  EXPECT_THAT(text.out, HasSubstr("first move that leads elsewhere: " +
                                  json["first"]["move"].get<std::string>()));
}

TEST(RegressPerft, CountsEveryFamily) {
  for (const char* edition : {"robin-red.sutda.en", "oishi-tengudo.hachi-hachi"}) {
    const std::string command =
        fmt::format("regress perft --json --edition {} --depth 3 ", edition);
    const Result right = hanaproof(command + engine("--with engine"));
    EXPECT_EQ(right.status, 0) << right.out << right.err;
    EXPECT_EQ(right.json()["nodes"]["spec"], right.json()["nodes"]["engine"]);
    EXPECT_GT(right.json()["nodes"]["spec"], 1);
    expect_valid("regress-perft", right.out);
  }
  const Result differs = hanaproof("regress perft --json --edition robin-red.sutda.en --depth 2 " +
                                   engine("--rule bet.opener-may-fold=true"));
  EXPECT_EQ(differs.status, 1) << differs.out << differs.err;
  EXPECT_EQ(differs.json()["first"]["what"], "moves");
  expect_valid("regress-perft", differs.out);
}

TEST(Regress, RefusesWhatItCannotDo) {
  EXPECT_EQ(hanaproof("regress nothing").status, 2);
  EXPECT_EQ(hanaproof("regress fuzz --edition hana-awase.pl").status, 2);
  EXPECT_EQ(hanaproof("regress fuzz --edition hana --engine cat").status, 2);
  const Result base = hanaproof("regress fuzz --edition oishi-tengudo.base --engine cat");
  EXPECT_EQ(base.status, 2);
  EXPECT_THAT(base.err, HasSubstr("oishi-tengudo.base holds base rules and no game by itself"));
  const Result identify = hanaproof("identify --edition oishi-tengudo.base --engine cat");
  EXPECT_EQ(identify.status, 2);
  EXPECT_THAT(identify.err, HasSubstr("oishi-tengudo.base holds base rules"));
  const Folder folder;
  EXPECT_EQ(hanaproof("regress run --engine cat " + folder.file("no.json", "{}")).status, 2);
}

}  // namespace
}  // namespace hanaproof::cli::testing::regress_test
