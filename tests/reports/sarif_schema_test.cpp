// SARIF against its schema, and the schema against documents that are not SARIF.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include <nlohmann/json.hpp>

#include "reports/atomic_file.h"
#include "reports/formats.h"
#include "tests/paths.h"
#include "tests/reports/fixture.h"
#include "tests/reports/folder.h"

namespace hanaproof::reports::sarif_schema_test {
namespace {

using nlohmann::json;

constexpr int kNoValidator = 77;

Options with_versions() {
  Options options = fixture_options();
  options.versions.hanaproof = "1.2.3";
  for (const auto& [id, info] : options.editions) {
    options.versions.editions.push_back({id, info.file, std::string(64, 'a')});
  }
  return options;
}

int validate(const json& document) {
  const Folder folder;
  write_file(folder / "findings.sarif", document.dump());
  const std::string tests = paths::source_dir() + "/tests/reports";
  return run("python3 " + tests + "/check_schema.py " + tests +
             "/schemas/sarif-2.1.0-subset.schema.json " + (folder / "findings.sarif").string() +
             " > " + (folder / "out").string());
}

struct Fault {
  const char* name;
  std::function<void(json& run)> seed;
};

class SarifSchema : public testing::TestWithParam<Fault> {};

TEST(SarifSchema, FitsWhatIsWritten) {
  for (const Options& options : {Options{}, fixture_options(), with_versions()}) {
    const int status = validate(json::parse(to_sarif(fixture_report(), options)));
    if (status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
    EXPECT_EQ(status, 0);
  }
  EXPECT_EQ(validate(json::parse(to_sarif({}, {}))), 0) << "no findings at all";
}

TEST_P(SarifSchema, RefusesAFault) {
  json document = json::parse(to_sarif(fixture_report(), with_versions()));
  GetParam().seed(document["runs"][0]);
  const int status = validate(document);
  if (status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(status, 1);
}

INSTANTIATE_TEST_SUITE_P(
    Faults, SarifSchema,
    testing::Values(
        Fault{"NoTool", [](json& run) { run.erase("tool"); }},
        Fault{"NoDriverName", [](json& run) { run["tool"]["driver"].erase("name"); }},
        Fault{"NoRuleId", [](json& run) { run["tool"]["driver"]["rules"][0].erase("id"); }},
        Fault{"NoMessage", [](json& run) { run["results"][3].erase("message"); }},
        Fault{"NoUri",
              [](json& run) {
                run["results"][3]["locations"][0]["physicalLocation"]["artifactLocation"].erase(
                    "uri");
              }},
        Fault{"BlankInUri", [](json& run) { run["artifacts"][0]["location"]["uri"] = "a b"; }},
        Fault{"LineZero",
              [](json& run) {
                run["results"][3]["locations"][0]["physicalLocation"]["region"]["startLine"] = 0;
              }},
        Fault{"UnknownLevel", [](json& run) { run["results"][3]["level"] = "fatal"; }},
        Fault{"UnknownProperty", [](json& run) { run["results"][3]["severity"] = 1; }},
        Fault{"UnknownPropertyOfAPlace",
              [](json& run) {
                run["results"][3]["locations"][0]["physicalLocation"]["region"]["line"] = 1;
              }},
        Fault{"ColumnZero",
              [](json& run) {
                run["results"][3]["locations"][0]["physicalLocation"]["region"]["startColumn"] = 0;
              }},
        Fault{"ColumnWithoutLine",
              [](json& run) {
                run["results"][3]["locations"][0]["physicalLocation"]["region"].erase("startLine");
              }},
        Fault{"RegionWithoutFile",
              [](json& run) {
                run["results"][3]["locations"][0]["physicalLocation"].erase("artifactLocation");
              }},
        Fault{"RuleIndexAsText", [](json& run) { run["results"][3]["ruleIndex"] = "0"; }},
        Fault{"MessageAsText", [](json& run) { run["results"][3]["message"] = "text"; }},
        Fault{"RelatedTwice",
              [](json& run) {
                json& places = run["results"][3]["relatedLocations"];
                places.push_back(places[0]);
              }},
        Fault{"ArtifactTwice", [](json& run) { run["artifacts"].push_back(run["artifacts"][0]); }},
        Fault{"RuleTwice",
              [](json& run) {
                json& rules = run["tool"]["driver"]["rules"];
                rules.push_back(rules[0]);
              }},
        Fault{"UnknownRole", [](json& run) { run["artifacts"][0]["roles"] = {"rulebook"}; }},
        Fault{"NoMimeType", [](json& run) { run["artifacts"][0]["mimeType"] = "toml"; }},
        Fault{"HashAsNumber", [](json& run) { run["artifacts"][0]["hashes"]["sha-256"] = 1; }},
        Fault{"UnknownColumns", [](json& run) { run["columnKind"] = "bytes"; }},
        Fault{"FingerprintAsNumber",
              [](json& run) { run["results"][3]["partialFingerprints"]["finding/v1"] = 1; }},
        Fault{"MarkdownAlone",
              [](json& run) { run["tool"]["driver"]["rules"][0]["help"].erase("text"); }},
        Fault{"TwoTags",
              [](json& run) {
                run["tool"]["driver"]["rules"][0]["properties"]["tags"] = {"a", "a"};
              }},
        Fault{"NoFingerprint", [](json& run) { run["results"][3].erase("partialFingerprints"); }}),
    [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace hanaproof::reports::sarif_schema_test
