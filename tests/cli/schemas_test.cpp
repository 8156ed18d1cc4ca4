// What every command prints with --json fits its schema in docs/schemas.
#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing {
namespace {

constexpr int kNoValidator = 77;

struct Document {
  const char* schema;
  const char* arguments;
};

class Schemas : public ::testing::TestWithParam<Document> {};

Result validate(const std::string& schema, const std::string& document) {
  const Folder folder;
  return shell(
      fmt::format("python3 {0}/tests/reports/check_schema.py {0}/docs/schemas/{1}.schema.json {2}",
                  HANAPROOF_SOURCE_DIR, schema, folder.file("document.json", document)));
}

TEST_P(Schemas, FitWhatTheCommandPrints) {
  const Result run = hanaproof(std::string(GetParam().arguments) + " --json");
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(run.json()["schema"]["name"], std::string("hanaproof.") + GetParam().schema);
  const Result valid = validate(GetParam().schema, run.out);
  if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(valid.status, 0) << valid.out;
}

TEST_P(Schemas, RefuseADocumentOfAnotherVersion) {
  const Result valid =
      validate(GetParam().schema, R"({"schema":{"name":"hanaproof.other","version":2}})");
  if (valid.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(valid.status, 1) << valid.out << valid.err;
}

INSTANTIATE_TEST_SUITE_P(
    Commands, Schemas,
    ::testing::Values(
        Document{"topics", "topics"}, Document{"editions", "editions"},
        Document{"edition", "editions oishi-tengudo.koi-koi"},
        Document{"explain", "explain score.high"},
        Document{"agreement", "editions agreement " HANAPROOF_SOURCE_DIR "/tests/encoding"},
        Document{"conformance", "conform blog.koi-koi.fr --rounds 2"},
        Document{"theorems", "prove oishi-tengudo.koi-koi/claim"},
        Document{"solve", "solve --edition hana-awase.pl --every-move"},
        Document{"solve-table", "solve --edition hana-awase.pl --table 1,8 --hand 1 --field 2"},
        Document{"findings", "contradictions robin-red.koi-koi.en robin-red.koi-koi.es"}),
    [](const auto& test) {
      std::string name = test.param.schema;
      std::replace(name.begin(), name.end(), '-', '_');
      return name;
    });

}  // namespace
}  // namespace hanaproof::cli::testing
