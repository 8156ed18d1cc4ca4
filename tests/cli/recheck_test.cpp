// Receipts of a small report, checked again: as they are, and tampered with.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <tuple>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::recheck_test {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string kHanami = "receipts/translation_yaku.hanami_2-players_robin-red.koi-koi";
const std::string kOther = "receipts/contradiction_score.high_2-players_koi-koi";

std::string own_edition(int many_points) {
  return fmt::format(
      "id = \"own.koi-koi\"\ntitle = \"Own\"\ninherit = \"robin-red.koi-koi.en\"\n\n"
      "[[clause]]\ntopic = \"score.high\"\nvalue = {{ at-least = {}, factor = 2 }}\n",
      many_points);
}

// One report for all tests: two editions that disagree, one of them a file of the user's.
const Folder& original() {
  static const Folder folder;
  static const Result run = [] {
    const std::string own = folder.file("own.toml", own_edition(10));
    return hanaproof(fmt::format("report --out {} robin-red.koi-koi.en robin-red.koi-koi.fr {}",
                                 folder.path("report"), own));
  }();
  EXPECT_EQ(run.status, 0) << run.err;
  return folder;
}

// Two of its receipts, for a test to change.
class Recheck : public ::testing::Test {
 protected:
  Recheck() {
    for (const std::string& receipt : {kHanami, kOther}) take(receipt);
    fs::copy(original().path("report/findings.sarif"), part("findings.sarif"));
  }

  void take(const std::string& name) const {
    fs::create_directories(fs::path(part(name)).parent_path());
    fs::copy(original().path("report/" + name), part(name), fs::copy_options::recursive);
  }
  std::string part(const std::string& name) const { return folder_.path("report/" + name); }
  void change(const std::string& name, const std::string& from, const std::string& to) const {
    std::string text = read(part(name));
    const auto at = text.find(from);
    ASSERT_NE(at, std::string::npos) << name << " has no " << from;
    text.replace(at, from.size(), to);
    std::ofstream(part(name)) << text;
  }
  // The receipts alone, by Z3 alone unless another solver is named.
  Result recheck(const std::string& options = "--solver none") const {
    return hanaproof(fmt::format("recheck {} --edition {} {}", part("receipts"),
                                 original().path("own.toml"), options));
  }

  const Folder folder_;
};

TEST_F(Recheck, HoldsForAllOfAFreshReport) {
  const Result run = hanaproof(fmt::format("recheck {} --edition {} --json",
                                           original().path("report"), original().path("own.toml")));
  ASSERT_EQ(run.status, 0) << run.err << run.out;
  const auto document = run.json();
  EXPECT_EQ(document["holds"], true);
  const auto findings =
      nlohmann::json::parse(read(original().path("report/findings.json")))["findings"];
  ASSERT_EQ(document["findings"].size(), findings.size());
  const bool second = shell("command -v cvc5").status == 0;
  std::size_t queries = 0;
  for (const auto& each : document["findings"]) {
    EXPECT_EQ(each["verdict"], "holds") << each;
    EXPECT_EQ(each["second"], second ? each["queries"] : nlohmann::json(0));
    queries += each["queries"].get<std::size_t>();
  }
  std::size_t expected = 0;
  for (const auto& finding : findings)
    expected += finding["evidence"].value("queries", "[]"_json).size();
  EXPECT_EQ(queries, expected);
  EXPECT_GT(queries, 10U);
  const Result valid = validated("recheck", run.out);
  if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(valid.status, 0) << valid.out;
}

TEST_F(Recheck, EveryDocumentOfTheReportFitsItsSchema) {
  const Result valid = validated("findings", read(original().path("report/findings.json")));
  if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(valid.status, 0) << valid.out;
  const std::string tests = paths::source_dir() + "/tests/reports/";
  const std::string sarif = tests + "schemas/sarif-2.1.0-subset.schema.json";
  EXPECT_EQ(
      shell(fmt::format("python3 {}check_schema.py {} {}", tests, sarif, part("findings.sarif")))
          .out,
      "");
  for (const char* name : {"finding", "counts", "versions"}) {
    EXPECT_EQ(validated(name, read(part(fmt::format("{}/{}.json", kHanami, name)))).out, "");
    // A property that must be there.
    change(fmt::format("{}/{}.json", kHanami, name), "\"version\"", "\"revision\"");
    EXPECT_EQ(validated(name, read(part(fmt::format("{}/{}.json", kHanami, name)))).status, 1);
  }
}

TEST_F(Recheck, SaysWhichWitnessWasTamperedWith) {
  change(kHanami + "/finding.json", "hanami 5 = 5", "hanami 6 = 6");
  const Result run = recheck();
  EXPECT_EQ(run.status, 4) << run.out;
  EXPECT_THAT(run.out,
              HasSubstr("DISAGREES  translation/yaku.hanami/2-players/robin-red.koi-koi\n"));
  EXPECT_THAT(run.out, HasSubstr("the finding says \"hanami 6 = 6\", replayed it is"));
  EXPECT_THAT(run.out, HasSubstr("1 disagrees"));
  EXPECT_EQ(std::count(run.out.begin(), run.out.end(), '\n'), 4) << "and nothing of the others";
}

TEST_F(Recheck, SaysWhichClauseReadsOtherwise) {
  change(kHanami + "/finding.json", "\"id\": \"robin-red.koi-koi.fr/yaku.hanami#1\"",
         "\"id\": \"robin-red.koi-koi.fr/yaku.hanami#7\"");
  const Result run = recheck();
  EXPECT_EQ(run.status, 4) << run.out;
  EXPECT_THAT(run.out, HasSubstr("the clause robin-red.koi-koi.fr/yaku.hanami#7 is no longer"));
}

TEST_F(Recheck, DisagreesWithAVerdictThatWasTurnedRound) {
  change(kHanami + "/finding.json", "\"verdict\": \"unsat\"", "\"verdict\": \"sat\"");
  change(kHanami + "/README.md", "must be `unsat`", "must be `sat`");
  const Result run = recheck();
  EXPECT_EQ(run.status, 4) << run.out;
  EXPECT_THAT(run.out, HasSubstr("the file states unsat, finding.json sat"));
  EXPECT_THAT(run.out, HasSubstr("expected sat, Z3 says unsat"));
}

TEST_F(Recheck, HoldsNoMoreWhereAnEditionHasChanged) {
  const std::string own = folder_.file("own.toml", own_edition(9));
  const Result run =
      hanaproof(fmt::format("recheck {} --solver none --edition {}", part("receipts"), own));
  EXPECT_EQ(run.status, 1) << run.out << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("NO MORE    contradiction/score.high/2-players"),
                             HasSubstr("at-least = 9"),
                             // The other is about the printed editions alone.
                             HasSubstr("2 receipts, 1 hold, 1 no more"),
                             HasSubstr("own.koi-koi: the edition is not as it was")));
}

TEST_F(Recheck, IsUnknownWithoutTheEdition) {
  const Result run = hanaproof(fmt::format("recheck {} --solver none", part("receipts")));
  EXPECT_EQ(run.status, 1) << run.out;
  EXPECT_THAT(run.out, AllOf(HasSubstr("UNKNOWN"), HasSubstr("own.koi-koi is not at hand")));
}

TEST_F(Recheck, TwoSolversThatDisagreeHaveAStatusOfTheirOwn) {
  const std::string liar = folder_.file("liar", "#!/bin/sh\necho sat\n");
  const Result run = recheck("--solver 'sh " + liar + "'");
  EXPECT_EQ(run.status, 4);
  EXPECT_THAT(run.out, HasSubstr("expected unsat, sh " + liar + " says sat"));
}

TEST_F(Recheck, ASolverThatCrashesOrDawdlesIsNoAgreement) {
  const std::string crash = folder_.file("crash", "#!/bin/sh\nkill -SEGV $$\n");
  const Result crashed = recheck("--solver 'sh " + crash + "'");
  EXPECT_EQ(crashed.status, 1);
  EXPECT_THAT(crashed.out, HasSubstr("gives no answer: "));
  const std::string slow = folder_.file("slow", "#!/bin/sh\nsleep 60\n");
  const Result dawdled = recheck("--seconds 0.1 --solver 'sh " + slow + "'");
  EXPECT_EQ(dawdled.status, 1);
  EXPECT_THAT(dawdled.out, HasSubstr("no answer within 0.1 s"));
}

TEST_F(Recheck, DamageIsBadInputWithFileAndPlace) {
  const std::string text = read(part(kHanami + "/finding.json"));
  std::ofstream(part(kHanami + "/finding.json")) << text.substr(0, 400);
  const Result run = recheck();
  EXPECT_EQ(run.status, 2) << run.out;
  EXPECT_THAT(run.out, HasSubstr("DAMAGED    " + part(kHanami + "/finding.json") +
                                 ": finding document: not JSON: "));
  EXPECT_THAT(run.out, HasSubstr("line "));
}

// What is taken away altogether contradicts nothing: it must be missed.
TEST_F(Recheck, AHollowReceiptIsDamage) {
  const std::string file = part(kHanami + "/finding.json");
  const std::string before = read(file);
  const auto without = [&](const std::string& pointer, const std::string& with) {
    auto document = nlohmann::json::parse(before);
    document["finding"][nlohmann::json::json_pointer(pointer)] = nlohmann::json::parse(with);
    std::ofstream(file) << document.dump();
    return recheck();
  };
  for (const auto& [pointer, with, problem] :
       std::vector<std::tuple<std::string, std::string, std::string>>{
           {"/witness/outcomes", "[]", "0 outcomes for 2 sides"},
           {"/clauses", "[]", "says something and is not among the clauses"},
           {"/positions", "[]", "no sides"},
           {"/witness", R"({"situation": "text", "outcomes": []})",
            "no situation, expected one"}}) {
    const Result run = without(pointer, with);
    EXPECT_EQ(run.status, 2) << pointer << run.out << run.err;
    EXPECT_THAT(run.out, HasSubstr(problem)) << pointer;
  }
}

// Changed alike wherever it stands.
TEST_F(Recheck, ImpactIsCountedAgain) {
  const auto change_all = [&](const std::function<void(nlohmann::ordered_json&)>& change) {
    for (const auto& [name, place] :
         {std::pair{"finding", "/finding/impact"}, std::pair{"counts", "/impact"}}) {
      const std::string file = part(fmt::format("{}/{}.json", kHanami, name));
      auto document = nlohmann::ordered_json::parse(read(file));
      change(document[nlohmann::ordered_json::json_pointer(place)]);
      std::ofstream(file) << document.dump();
    }
    return recheck();
  };
  const Result counted = change_all([](nlohmann::ordered_json& impact) {
    ASSERT_EQ(impact["shares"][0]["basis"], "counted");
    impact["shares"][0]["mean_points"] = 1.25;
  });
  EXPECT_EQ(counted.status, 4) << counted.out << counted.err;
  EXPECT_THAT(counted.out, HasSubstr("counted again it is"));
}

// Executed for fewer players than its lists are for, a witness would reach beyond them.
TEST_F(Recheck, AWitnessForOtherPlayersIsDamage) {
  auto document = nlohmann::json::parse(read(part(kHanami + "/finding.json")));
  document["finding"]["witness"]["outcomes"][0]["players"] = 0;
  std::ofstream(part(kHanami + "/finding.json")) << document.dump();
  const Result run = recheck();
  EXPECT_EQ(run.status, 2) << run.out;
  EXPECT_THAT(run.out, HasSubstr("the witness is not one for the 0 players"));
}

TEST_F(Recheck, AWitnessThatLacksItsSituationIsDamage) {
  auto document = nlohmann::json::parse(read(part(kHanami + "/finding.json")));
  document["finding"]["witness"]["situation"] = "showdown";
  std::ofstream(part(kHanami + "/finding.json")) << document.dump();
  const Result run = recheck();
  EXPECT_EQ(run.status, 2) << run.out;
  EXPECT_THAT(run.out, HasSubstr("the witness lacks what makes a situation of kind showdown"));
}

// `replay` reads the same findings, and no receipts.
TEST_F(Recheck, AnUnsoundWitnessIsNotReplayedEither) {
  const std::string id = "translation/yaku.hanami/2-players/robin-red.koi-koi";
  for (const auto& [pointer, with, problem] :
       std::vector<std::tuple<std::string, std::string, std::string>>{
           {"/witness/situation", "\"round\"", "lacks what makes a situation of kind round"},
           {"/evidence/queries", "[]", "no queries, expected at least one"},
           {"/witness/outcomes/0/players", "7", "not one for the 7 players"}}) {
    auto document = nlohmann::json::parse(read(original().path("report/findings.json")));
    for (auto& finding : document["findings"]) {
      if (finding["id"] != id) continue;
      finding["witness"]["totals"] = {1, 2};
      finding[nlohmann::json::json_pointer(pointer)] = nlohmann::json::parse(with);
    }
    const Result run = hanaproof(fmt::format("replay {} {} --edition {}",
                                             folder_.file("findings.json", document.dump()), id,
                                             original().path("own.toml")));
    EXPECT_EQ(run.status, 2) << run.out << run.err;
    EXPECT_THAT(run.err, HasSubstr(problem));
  }
}

TEST_F(Recheck, NothingInAReceiptMovesTheCursor) {
  auto document = nlohmann::json::parse(read(part(kHanami + "/finding.json")));
  document["finding"]["witness"]["outcomes"][0]["text"] = "\x1b[2J\xc2\x9b";
  std::ofstream(part(kHanami + "/finding.json")) << document.dump();
  const Result run = recheck();
  EXPECT_EQ(run.status, 4) << run.out;
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("?[2J?"), Not(HasSubstr("\x1b")), Not(HasSubstr("\xc2\x9b"))));
}

// A query is a question, whoever wrote it: it writes no files and ends no solver.
TEST_F(Recheck, ARecipeForMischiefIsNoQuery) {
  const std::string query = [&] {
    for (const auto& entry : fs::directory_iterator(part(kHanami))) {
      if (entry.path().extension() == ".smt2") return entry.path().filename().string();
    }
    return std::string();
  }();
  const std::string mischief =
      fmt::format("(set-option :regular-output-channel \"{}\")", folder_.path("made"));
  change(kHanami + "/" + query, "(check-sat)", mischief + "(check-sat)");
  auto document = nlohmann::json::parse(read(part(kHanami + "/finding.json")));
  for (auto& each : document["finding"]["evidence"]["queries"]) {
    if (each["file"] == kHanami + "/" + query) each["text"] = read(part(kHanami + "/" + query));
  }
  std::ofstream(part(kHanami + "/finding.json")) << document.dump();
  const Result run = recheck("--solver auto");
  EXPECT_EQ(run.status, 2) << run.out;
  EXPECT_THAT(run.out, HasSubstr("expected a command that a query has, not (set-option)"));
  EXPECT_FALSE(fs::exists(folder_.path("made")));
}

TEST_F(Recheck, AFolderWithoutReceiptsIsBadInput) {
  for (const std::string& path : {folder_.path(), folder_.path("none")}) {
    const Result run = hanaproof("recheck " + path);
    EXPECT_EQ(run.status, 2);
    EXPECT_THAT(run.err, AllOf(HasSubstr(path), HasSubstr("expected a report")));
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  }
}

TEST_F(Recheck, OneReceiptIsEnough) {
  const Result run = hanaproof("recheck " + part(kHanami) + " --solver none --edition " +
                               original().path("own.toml"));
  EXPECT_EQ(run.status, 0) << run.out << run.err;
  EXPECT_THAT(run.out, HasSubstr("1 receipt, 1 hold"));
}

TEST_F(Recheck, WhatIsNoPartOfAReceiptIsLeftAlone) {
  std::ofstream(part(kHanami + "/notes.txt")) << "mine";
  const Result run = recheck();
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out, HasSubstr("notes.txt: no part of a receipt, left alone"));
}

}  // namespace
}  // namespace hanaproof::cli::testing::recheck_test
