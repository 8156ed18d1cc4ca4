// What an engine plays otherwise as SARIF, against the schema; and breaks that it refuses.
#include "reports/regress/sarif.h"

#include <functional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "reports/atomic_file.h"
#include "tests/paths.h"
#include "tests/reports/folder.h"
#include "tests/reports/regress/hunted.h"

namespace hanaproof::reports::regress_sarif_test {
namespace {

using nlohmann::json;
using testing::kEdition;

constexpr int kNoValidator = 77;

Options options() {
  Options all;
  all.versions.hanaproof = "1.2.3";
  all.editions[kEdition] = {.title = "A [title]", .file = "my editions/koi.toml"};
  return all;
}

json hunt_document() {
  return json::parse(to_sarif(testing::compared(testing::with_all_sorts()),
                              regress::testing::library(), options()));
}

json run_document() {
  regress::CorpusRun run;
  run.mismatches = {{2, "moves", "11", "12"}, {3, regress::kFault, "", "crash"}};
  const std::string id = std::string(kEdition) + "/capture.played.three#1";
  const regress::CorpusVerdict verdict{
      {{.clauses = {id},
        .plays = regress::OtherAnswer{"capture.played.three", "one"},
        .entries = {2}},
       {.clauses = {"e/unknown#1"}, .entries = {3}}}};
  const regress::Entry entry{.position = testing::hunted().found.at(0).failure.line.start};
  run.replies = {{2, {}}, {3, {}}};
  const auto compared = of_corpus({kEdition, "1", 1, {entry, entry, entry}}, run, verdict,
                                  regress::testing::library(), "./mine", {});
  return json::parse(to_sarif(compared, regress::testing::library(), options()));
}

int validate(const json& document) {
  const Folder folder;
  write_file(folder / "it.sarif", document.dump());
  const std::string tests = paths::source_dir() + "/tests/reports";
  return run("python3 " + tests + "/check_schema.py " + tests +
             "/schemas/sarif-2.1.0-subset.schema.json " + (folder / "it.sarif").string() + " > " +
             (folder / "out").string());
}

TEST(RegressSarif, FitsTheSchemaAndABreakDoesNot) {
  if (validate(json::object()) == kNoValidator) {
    GTEST_SKIP() << "python3-jsonschema is not installed";
  }
  for (const auto& make : {hunt_document, run_document}) {
    EXPECT_EQ(validate(make()), 0) << make().dump(1);
    const std::vector<std::function<void(json&)>> breaks = {
        [](json& run) { run["results"][0].erase("message"); },
        [](json& run) { run["results"][0]["level"] = "fatal"; },
        [](json& run) { run["results"][0].erase("partialFingerprints"); },
        [](json& run) { run["tool"]["driver"]["rules"][0].erase("id"); }};
    for (const auto& seed : breaks) {
      json document = make();
      seed(document["runs"][0]);
      EXPECT_EQ(validate(document), 1);
    }
  }
}

TEST(RegressSarif, PointsToTheClauseThatIsNotPlayed) {
  const json results = hunt_document()["runs"][0]["results"];
  const std::size_t known = testing::hunted().found.size();
  ASSERT_EQ(results.size(), known + 2);
  bool seen = false;
  for (std::size_t i = 0; i < known; ++i) {
    const bool explained = testing::hunted().found[i].rule() != nullptr;
    EXPECT_EQ(results[i]["ruleId"], explained ? "other-rule" : "no-rule");
    const json& place = results[i]["locations"][0];
    const std::string name = place["logicalLocations"][0]["fullyQualifiedName"];
    if (name.find("capture.played.three#1") == std::string::npos) continue;
    seen = true;
    EXPECT_EQ(place["physicalLocation"]["artifactLocation"]["uri"], "my%20editions/koi.toml");
    EXPECT_GT(place["physicalLocation"]["region"]["startLine"], 1);
  }
  EXPECT_TRUE(seen);
  EXPECT_EQ(results[known]["ruleId"], "no-rule");
  EXPECT_EQ(results[known + 1]["ruleId"], "engine-fault");
}

TEST(RegressSarif, HasAResultForEachBlame) {
  const json results = run_document()["runs"][0]["results"];
  ASSERT_EQ(results.size(), 2U);
  EXPECT_EQ(results[0]["ruleId"], "other-rule");
  EXPECT_EQ(results[1]["ruleId"], "engine-fault");
  EXPECT_EQ(results[1]["locations"][0]["logicalLocations"][0]["kind"], "edition");
}

}  // namespace
}  // namespace hanaproof::reports::regress_sarif_test
