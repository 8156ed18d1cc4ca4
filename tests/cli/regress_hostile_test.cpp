// Engines that do not keep to the protocol, or not always, and commands that are left with Ctrl-C:
// what is said of them, and what is saved.
#include <string>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::regress_hostile_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string hostile(const std::string& how) {
  return fmt::format("--engine 'exec {} {}'", paths::hostile_engine(), how);
}

Result fuzz(const std::string& arguments) {
  return hanaproof("regress fuzz --edition hana-awase.pl " + arguments);
}

void expect_valid(const std::string& schema, const std::string& document) {
  const Result run = validated(schema, document);
  if (run.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(run.status, 0) << schema << ": " << run.out;
}

TEST(Verdict, OfAnEngineThatKeepsCrashingIsNotThatItAgrees) {
  const Result json = fuzz("--json --seconds 20 " + hostile("tires"));
  EXPECT_EQ(json.status, 1) << json.err;
  const auto found = json.json();
  EXPECT_EQ(found["verdict"], "engine-fault");
  ASSERT_FALSE(found["passing"].empty());
  EXPECT_EQ(found["passing"][0]["fault"], "crash: it ended with status 3");
  EXPECT_GT(found["restarts"], 0);
  expect_valid("regress-fuzz", json.out);
  const Result text = fuzz("--seconds 20 " + hostile("tires"));
  EXPECT_EQ(text.status, 1) << text.err;
  EXPECT_THAT(text.out, HasSubstr("and not again: an engine fault, crash"));
  EXPECT_THAT(text.out, HasSubstr("an engine fault: it does not always keep to the protocol"));
  EXPECT_THAT(text.out, Not(HasSubstr("no difference")));
}

// It forgets a move in its first process only.
TEST(Verdict, OfADifferenceThatDoesNotComeAgainIsThatItIsNotRepeatable) {
  const Folder folder;
  const Result json =
      fuzz(fmt::format("--json --games 3 {}", hostile("forget-move " + folder.path("flag"))));
  EXPECT_EQ(json.status, 1) << json.err;
  const auto found = json.json();
  EXPECT_EQ(found["verdict"], "not-repeatable");
  ASSERT_EQ(found["passing"].size(), 1);
  EXPECT_TRUE(found["passing"][0]["fault"].is_null());
  EXPECT_EQ(found["passing"][0]["failure"]["what"], "moves");
  expect_valid("regress-fuzz", json.out);
  const Result text =
      fuzz(fmt::format("--games 3 {}", hostile("forget-move " + folder.path("other"))));
  EXPECT_EQ(text.status, 1);
  EXPECT_THAT(text.out, HasSubstr("and not again: a difference in moves"));
  EXPECT_THAT(text.out, HasSubstr("not repeatable"));
}

// An engine that only ever says hello, and what it plays.
std::string greets(const std::string& editions) {
  return fmt::format(R"(--engine 'echo "{{\"id\":1,\"name\":\"x\",\"version\":\"1\"{}}}"')",
                     editions);
}

TEST(Editions, ThatTheEngineDoesNotPlayAreToldBeforeTheFirstGame) {
  const std::string other = greets(R"(,\"editions\":[\"my.game\",\"our.game\"])");
  const Result run = fuzz("--games 1 " + other);
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err,
            "hanaproof: the engine says that it plays my.game, our.game: expected hana-awase.pl "
            "among them\n");
  EXPECT_EQ(hanaproof("regress perft --edition hana-awase.pl --depth 1 " + other).err, run.err);
  const std::string corpus = paths::source_dir() + "/docs/corpora/hana-awase.pl.jsonl";
  EXPECT_EQ(hanaproof(fmt::format("regress run {} {}", corpus, other)).err, run.err);
  EXPECT_EQ(
      hanaproof("identify --game hana-awase " + other).err,
      "hanaproof: the engine says that it plays my.game, our.game: expected a candidate among "
      "them\n");
  EXPECT_EQ(hanaproof("identify --game hana-awase --as hana-awase.pl " + other).err, run.err);
  // Who lists none is asked all the same; this one then says no more.
  const Result silent = fuzz("--json --games 1 " + greets(""));
  EXPECT_EQ(silent.status, 1);
  EXPECT_EQ(silent.json()["verdict"], "engine-fault");
}

TEST(EngineFault, OutsideOfFuzzEndsWithOne) {
  const std::string dead = "--engine 'exit 9'";
  const std::string corpus = paths::source_dir() + "/docs/corpora/hana-awase.pl.jsonl";
  for (const std::string& command :
       {std::string("regress perft --edition hana-awase.pl --depth 1 "),
        fmt::format("regress run {} ", corpus), std::string("identify --game hana-awase ")}) {
    const Result run = hanaproof(command + dead);
    EXPECT_EQ(run.status, 1) << command << run.out;
    EXPECT_EQ(run.err, "hanaproof: engine fault, crash: it ended with status 9\n") << command;
  }
  // One that answers, and then never again.
  const Result identify =
      hanaproof("identify --game hana-awase --quick --json " + hostile("status"));
  EXPECT_EQ(identify.status, 1) << identify.out << identify.err;
  EXPECT_THAT(identify.json()["fault"].get<std::string>(), HasSubstr("ended with status 3"));
}

TEST(Junit, TellsFaultsFromDifferences) {
  const Folder folder;
  const std::string corpus = paths::source_dir() + "/docs/corpora/hana-awase.pl.jsonl";
  const auto elements = [&](const std::string& how) {
    const std::string file = folder.path(how + ".xml");
    const Result run =
        hanaproof(fmt::format("regress run --junit {} {} {}", file, corpus, hostile(how)));
    EXPECT_EQ(run.status, 1) << how << run.err;
    return shell(
               fmt::format(
                   "python3 -c \"import xml.etree.ElementTree as e; r = e.parse('{}').getroot(); "
                   "f = len(r.findall('testcase/failure')); n = len(r.findall('testcase/error')); "
                   "print(f > 0, n > 0, f == int(r.get('failures')), n == int(r.get('errors')))\"",
                   file))
        .out;
  };
  EXPECT_EQ(elements("garbage"), "False True True True\n");
  EXPECT_EQ(elements("forget-move"), "True False True True\n");
}

double seconds_since(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

TEST(CtrlC, DoesNotWaitForASlowEngine) {
  const Folder folder;
  const std::string flag = folder.path("flag");
  const std::string out = folder.path("out.json");
  // It hangs at its second reply, and may: nobody waits for those ten minutes.
  const auto began = std::chrono::steady_clock::now();
  const Result run = signalled(
      fmt::format(
          "regress fuzz --edition hana-awase.pl --json --seconds 1000 --reply-seconds 600 {}",
          hostile("hang " + flag)),
      "INT", fmt::format("[ -e {} ] && sleep 0.5", flag), out);
  EXPECT_EQ(run.status, 130) << run.err;
  EXPECT_LT(seconds_since(began), 300);
  const auto json = nlohmann::json::parse(read(out));
  EXPECT_EQ(json["interrupted"], true);
  EXPECT_EQ(json["verdict"], "undecided");
  expect_valid("regress-fuzz", json.dump());
}

TEST(CtrlC, IsSaidInTheTextToo) {
  const Folder folder;
  const std::string flag = folder.path("flag");
  const std::string out = folder.path("out.txt");
  const Result run = signalled(
      fmt::format("regress fuzz --edition hana-awase.pl --seconds 1000 --reply-seconds 600 {}",
                  hostile("hang " + flag)),
      "INT", fmt::format("[ -e {} ] && sleep 0.5", flag), out);
  EXPECT_EQ(run.status, 130) << run.err;
  EXPECT_THAT(read(out), HasSubstr("s; interrupted\n"));
  EXPECT_THAT(read(out), HasSubstr("undecided: no difference until it was interrupted"));
}

TEST(CtrlC, KeepsADifferenceThatIsNotYetShrunk) {
  const Folder folder;
  const std::string file = folder.path("case.json");
  const std::string out = folder.path("out.json");
  const auto began = std::chrono::steady_clock::now();
  const Result run = signalled(
      fmt::format("regress fuzz --edition hana-awase.pl --json --seconds 1000 --out {} {}", file,
                  hostile("slow-forget-move")),
      "INT", fmt::format("[ -e {} ]", file), out);
  EXPECT_EQ(run.status, 130) << run.err;
  EXPECT_LT(seconds_since(began), 300);
  const auto json = nlohmann::json::parse(read(out));
  EXPECT_EQ(json["interrupted"], true);
  EXPECT_EQ(json["verdict"], "differs");
  EXPECT_EQ(json["case"]["found"][0]["shrunk"], false);
  expect_valid("regress-fuzz", json.dump());
  expect_valid("regress-case", read(file));
  // It can be shown again.
  const Result again =
      hanaproof(fmt::format("regress run --json {} {}", file, hostile("forget-move")));
  EXPECT_EQ(again.status, 1) << again.err;
  EXPECT_EQ(again.json()["replayed"][0]["differs"], true);
}

// Crashes when it is started for the first time, which says nothing of what is asked later.
std::string late(const std::string& flag, const std::string& rules) {
  return fmt::format("--engine 'if [ -e {0} ]; then exec {1} serve {2}; fi; touch {0}; exit 3'",
                     flag, paths::hanaproof_command(), rules);
}

TEST(SavedCase, IsNotMixedUpWithWhatHelloCameTo) {
  const Folder folder;
  const std::string file = folder.path("case.json");
  const std::string wrong = "--rule capture.drawn.three=one";
  ASSERT_EQ(fuzz(fmt::format("--seconds 2 --out {} --engine '{} serve {}'", file,
                             paths::hanaproof_command(), wrong))
                .status,
            1);
  const std::string command = fmt::format("regress run {} ", file);
  const auto differs = hanaproof(command + "--json " + late(folder.path("a"), wrong)).json();
  EXPECT_EQ(differs["replayed"][0]["differs"], true);
  EXPECT_TRUE(differs["replayed"][0]["fault"].is_null()) << differs.dump();
  const Result right = hanaproof(command + "--json " + late(folder.path("b"), ""));
  EXPECT_EQ(right.status, 0) << right.err;
  EXPECT_EQ(right.json()["replayed"][0]["differs"], false);
  EXPECT_TRUE(right.json()["replayed"][0]["fault"].is_null());
}

TEST(SavedCase, ThatComesUpAgainIsNotSaidToHaveBeenSeenOnce) {
  const Folder folder;
  const std::string file = folder.path("case.json");
  ASSERT_EQ(fuzz(fmt::format("--games 5 --out {} {}", file, hostile("forget-move"))).status, 1);
  auto saved = nlohmann::json::parse(read(file));
  saved["found"][0]["confirmed"] = false;
  folder.file("case.json", saved.dump());
  const Result again = hanaproof(fmt::format("regress run {} {}", file, hostile("forget-move")));
  EXPECT_EQ(again.status, 1) << again.err;
  EXPECT_THAT(again.out, HasSubstr("A difference in moves"));
  EXPECT_THAT(again.out, Not(HasSubstr("Seen once")));
}

TEST(Out, ThatCannotBeWrittenIsToldBeforeTheFirstGame) {
  const Folder folder;
  for (const std::string& path : {folder.path("none/case.json"), folder.path("")}) {
    const Result run = fuzz(fmt::format("--games 1 --out {} {}", path, hostile("none")));
    EXPECT_EQ(run.status, 2) << path;
    EXPECT_THAT(run.err, HasSubstr("cannot be written")) << path;
    EXPECT_EQ(run.out, "");
  }
}

// The match is part of the position, also of one that is a deal.
TEST(HachiHachi, IsShownWithItsMatchWhereTheDealIsOpenedOtherwise) {
  const Result run = hanaproof(fmt::format(
      "regress fuzz --edition oishi-tengudo.hachi-hachi --settle-seconds 0.5 --engine '{} serve "
      "--rule mizuten.allowed=false'",
      paths::hanaproof_command()));
  EXPECT_EQ(run.status, 1) << run.err;
  EXPECT_THAT(run.out, HasSubstr("\n  {\"match\":{\"players\":4,"));
  EXPECT_THAT(run.out, HasSubstr("\"deal\":{\"hands\":["));
}

TEST(CtrlC, SaysHowFarACorpusHasCome) {
  const Folder folder;
  const std::string flag = folder.path("flag");
  const std::string out = folder.path("out.json");
  const Result run = signalled(
      fmt::format("regress run --json --reply-seconds 600 {}/docs/corpora/hana-awase.pl.jsonl {}",
                  paths::source_dir(), hostile("hang " + flag)),
      "INT", fmt::format("[ -e {} ] && sleep 0.5", flag), out);
  EXPECT_EQ(run.status, 130) << run.err;
  const auto json = nlohmann::json::parse(read(out));
  EXPECT_EQ(json["interrupted"], true);
  EXPECT_EQ(json["mismatches"].size(), 0);
  expect_valid("regress-run", json.dump());
}

}  // namespace
}  // namespace hanaproof::cli::testing::regress_hostile_test
