// What every command prints with --json fits its schema in docs/schemas.
#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/heron.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::schemas_test {
namespace {

struct Document {
  const char* schema;
  std::string arguments;
};

class Schemas : public ::testing::TestWithParam<Document> {};

TEST_P(Schemas, FitWhatTheCommandPrints) {
  const Result run = hanaproof(GetParam().arguments + " --json");
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(run.json()["schema"]["name"], std::string("hanaproof.") + GetParam().schema);
  const Result valid = validated(GetParam().schema, run.out);
  if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(valid.status, 0) << valid.out;
}

TEST(Identify, FitsItsSchema) {
  const std::string served =
      " --json --quick --engine 'exec " + paths::hanaproof_command() + " serve --rule ";
  // Of Hachi-Hachi with a question about a deal and one about a position.
  for (const std::string& arguments :
       {"--game sutda" + served + "bet.short=must-fold'",
        "--edition oishi-tengudo.hachi-hachi --readings" + served + "count.settle=pairwise'"}) {
    const Result run = hanaproof("identify " + arguments);
    ASSERT_EQ(run.json()["schema"]["name"], "hanaproof.identify") << run.err;
    const Result valid = validated("identify", run.out);
    if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
    EXPECT_EQ(valid.status, 0) << valid.out;
  }
}

TEST(RegressRecord, FitsItsSchema) {
  const Folder folder;
  const std::string path = folder.path("corpus.jsonl");
  const Result run =
      hanaproof("regress record --edition robin-red.sutda.en --games 2 --json --out " + path);
  ASSERT_EQ(run.status, 0) << run.err;
  const auto document = run.json();
  EXPECT_EQ(document["bytes"], read(path).size());
  const Result valid = validated("regress-record", run.out);
  if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(valid.status, 0) << valid.out;
}

// With checks of every verdict, and of an engine that never starts.
TEST(AdapterCheck, FitsItsSchema) {
  for (const auto& [engine, edition, status] :
       {std::tuple{"python3 " + paths::source_dir() + "/docs/engines/toy.py", "hana-awase.pl", 0},
        std::tuple{paths::hanaproof_command() + " serve", "blog.koi-koi.fr", 0},
        std::tuple{std::string("exit 3"), "", 1}}) {
    const std::string named = *edition == '\0' ? "" : fmt::format(" --edition {}", edition);
    const Result run =
        hanaproof(fmt::format("adapter check --json --engine '{}'{}", engine, named));
    EXPECT_EQ(run.status, status) << run.err;
    const auto document = run.json();
    EXPECT_EQ(document["edition"].is_null(), *edition == '\0');
    const Result valid = validated("adapter-check", run.out);
    if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
    EXPECT_EQ(valid.status, 0) << valid.out;
  }
}

// A checkpoint is a document as well, written to a file.
TEST(Checkpoint, FitsItsSchema) {
  const Folder folder;
  const std::string path = folder.path("run.json");
  const Result run = hanaproof(
      "crosscheck hana-awase.pl --readings defaults --deals 2 --games 4 --perfts 2 --checkpoint " +
      path);
  ASSERT_EQ(run.status, 0) << run.err;
  const Result valid = validated("checkpoint", read(path));
  if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(valid.status, 0) << valid.out;
}

// So is a difference of spec and engine in each family, and what becomes of one that is shown
// again.
TEST(Difference, FitsItsSchema) {
  const std::string capturing =
      R"("start": {"edition": "hana-awase.pl", "players": 2, "dealer": 0, "deck": ["11", "12", "13"],
                   "hands": [["11"], ["13"]], "field": ["12"], "stock": [], "captured": [[], []],
                   "turn": 0, "phase": "play"},
         "laid_out": false, "line": ["11x12"])";
  const std::string betting =
      R"("start": {"edition": "korean.seotda", "players": 2, "dealer": 0, "money": [5, 2],
                   "ante": 1, "bets": [], "hands": [["31", "81"], ["33", "93"]]},
         "laid_out": true, "line": ["raise:1", "follow"])";
  const std::string hachi =
      R"("start": {"edition": "oishi-tengudo.hachi-hachi",
                   "match": {"players": 3, "round": 1, "rounds": 6, "dealer": 0, "money": []},
                   "phase": "blind", "turn": 0, "dealt_by": 0, "number": 1,
                   "deal": {"hands": [["13", "33", "54", "72", "83", "A2", "B1"],
                                      ["31", "42", "62", "74", "91", "92", "A3"],
                                      ["12", "21", "24", "53", "84", "94", "A1"]],
                            "field": ["11", "32", "44", "52", "81", "B2"],
                            "mixed": ["83", "A3", "C3", "11", "81", "24", "B3", "22", "51", "A2",
                                      "84", "31", "43", "41", "63", "21", "64", "14", "73", "C4",
                                      "A1", "B2", "92", "91", "A4", "B1", "C1", "12", "33", "61",
                                      "B4", "93", "71", "53", "32", "62", "52", "34", "42", "82",
                                      "74", "44", "C2", "23", "54", "94", "13", "72"]},
                   "sort": "small", "stances": ["open", "open", "open"],
                   "hands": [["13", "33", "54", "72", "83", "A2", "B1"],
                             ["31", "42", "62", "74", "91", "92", "A3"],
                             ["12", "21", "24", "53", "84", "94", "A1"]],
                   "field": ["11", "32", "44", "52", "81", "B2"], "captured": [[], [], []]},
         "laid_out": true, "line": ["mizu-ten", "stay"])";
  for (const std::string& line : {capturing, betting, hachi}) {
    const std::string failure = R"({"schema": {"name": "hanaproof.difference", "version": 1}, )" +
                                line +
                                R"(, "depth": 0, "what": "moves", "spec": "fold", "engine": ""})";
    const Folder folder;
    const Result replay =
        hanaproof("crosscheck --json --replay " + folder.file("failure.json", failure));
    ASSERT_EQ(replay.status, 0) << replay.err;
    EXPECT_EQ(replay.json()["differs"], false);
    const Result valid = validated("difference", failure);
    if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
    EXPECT_EQ(valid.status, 0) << valid.out;
    const Result shown = validated("crosscheck-replay", replay.out);
    EXPECT_EQ(shown.status, 0) << shown.out;
    // With a failure in it.
    const std::string differs =
        R"({"schema": {"name": "hanaproof.crosscheck-replay", "version": 1}, "differs": true,
            "failure": )" +
        failure + "}";
    const Result with_failure = validated("crosscheck-replay", differs);
    EXPECT_EQ(with_failure.status, 0) << with_failure.out;
  }
}

TEST(Replay, FitsItsSchema) {
  const Folder folder;
  auto findings = hanaproof("contradictions hana-awase.pl --json").json();
  for (auto& finding : findings["findings"]) {
    if (finding["witness"]["outcomes"].empty()) continue;
    finding["witness"]["outcomes"][0]["text"] = "something else";
    break;
  }
  const Result run = hanaproof("replay --json " + folder.file("findings.json", findings.dump()));
  EXPECT_EQ(run.status, 1) << run.err;
  const Result valid = validated("replay", run.out);
  if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(valid.status, 0) << valid.out;
  EXPECT_EQ(validated("replay", R"({"schema":{"name":"hanaproof.replay","version":1}})").status, 1);
}

TEST(Check, FitsTheSchemaOfFindings) {
  const Folder folder;
  const Result run = hanaproof("check --json --against robin-red.sutda.en " +
                               folder.file("heron.toml", books::heron_text()));
  const Result valid = validated("findings", run.out);
  if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(valid.status, 0) << valid.out;
}

TEST(Crosscheck, OfABettingEditionFitsItsSchema) {
  const Result run = hanaproof("crosscheck korean.seotda --readings defaults --games 9 --json");
  ASSERT_EQ(run.status, 0) << run.err;
  const Result valid = validated("crosscheck", run.out);
  if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(valid.status, 0) << valid.out;
}

// Odds, of an invented rulebook: a table, all tables, a situation.
TEST(Odds, FitTheirSchemas) {
  const Folder folder;
  const std::string command =
      "odds sutda --json --edition " + folder.file("heron.toml", books::heron_text());
  for (const auto& [schema, arguments] :
       {std::pair{"odds-sutda", " --players 3"}, std::pair{"odds-sutda", ""},
        std::pair{"odds-situation", " --hand 31 --shown 13,23"}}) {
    const Result run = hanaproof(command + arguments);
    ASSERT_EQ(run.status, 0) << run.err;
    const Result valid = validated(schema, run.out);
    if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
    EXPECT_EQ(valid.status, 0) << schema << arguments << valid.out;
    const Result refused =
        validated(schema, R"({"schema":{"name":"hanaproof.other","version":2}})");
    EXPECT_EQ(refused.status, 1) << refused.out << refused.err;
  }
}

TEST_P(Schemas, RefuseADocumentOfAnotherVersion) {
  const Result valid =
      validated(GetParam().schema, R"({"schema":{"name":"hanaproof.other","version":2}})");
  if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(valid.status, 1) << valid.out << valid.err;
}

INSTANTIATE_TEST_SUITE_P(
    Commands, Schemas,
    ::testing::Values(
        Document{"topics", "topics"}, Document{"editions", "editions"}, Document{"cards", "cards"},
        Document{"edition", "editions oishi-tengudo.koi-koi"},
        Document{"explain", "explain score.high"},
        Document{"agreement", "editions agreement " + paths::source_dir() + "/tests/encoding"},
        Document{"conformance", "conform blog.koi-koi.fr --rounds 2"},
        Document{"crosscheck",
                 "crosscheck hana-awase.pl --readings defaults --deals 2 --games 4 --perfts 2"},
        Document{"theorems", "prove oishi-tengudo.koi-koi/claim"},
        Document{"identify-plan", "identify --game sakura --players 3 --plan"},
        Document{"perft", "perft --edition hana-awase.pl --depth 3 --with both"},
        Document{"graph", "graph --edition hana-awase.pl --deals 2"},
        Document{"ranks", "ranks --edition korean.seotda"}, Document{"odds-deal", "odds deal"},
        Document{"odds-hands", "odds hands"},
        Document{"lattice", "lattice oishi-tengudo.hachi-hachi"},
        Document{"distances", "distances --game sakura"},
        Document{"audit", "audit hana-awase.pl robin-red.sutda.de"},
        Document{"odds-fields", "odds fields"}, Document{"odds-rounds", "odds rounds --rounds 200"},
        Document{"signature", "signature hana-awase.pl --deals 2"},
        Document{"solve", "solve --edition hana-awase.pl --every-move"},
        Document{"solve-table", "solve --edition hana-awase.pl --table 1,8 --hand 1 --field 2"},
        Document{"findings",
                 "contradictions robin-red.koi-koi.en robin-red.koi-koi.es korean.seotda "
                 "--impact"}),
    [](const auto& test) {
      std::string name = test.param.schema;
      std::replace(name.begin(), name.end(), '-', '_');
      return name;
    });

}  // namespace
}  // namespace hanaproof::cli::testing::schemas_test
