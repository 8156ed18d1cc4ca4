// The page, JUnit and SARIF that `regress run` and `regress log` write.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::regress_reports_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kEdition = "robin-red.koi-koi.en";

// The statuses of the checkers of JUnit and SARIF.
void expect_sound(const Folder& folder) {
  const std::string tests = paths::source_dir() + "/tests/reports/";
  const Result junit =
      shell(fmt::format("python3 {}check_junit.py {}", tests, folder.path("it.xml")));
  EXPECT_EQ(junit.status, 0) << junit.err;
  const Result sarif =
      shell(fmt::format("python3 {0}check_schema.py {0}schemas/sarif-2.1.0-subset.schema.json {1}",
                        tests, folder.path("it.sarif")));
  if (sarif.status == kNoValidator) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(sarif.status, 0) << sarif.out;
}

// The status, with all files in the folder.
int status_of(const Folder& folder, const std::string& command) {
  return hanaproof(fmt::format("regress {} --page {} --junit {} --sarif {}", command,
                               folder.path("it.html"), folder.path("it.xml"),
                               folder.path("it.sarif")))
      .status;
}

std::string engine(const std::string& arguments) {
  return fmt::format("--engine '{} serve {}'", paths::hanaproof_command(), arguments);
}

std::string corpus() {
  return fmt::format("{}/docs/corpora/{}.jsonl", paths::source_dir(), kEdition);
}

TEST(RegressReports, OfACorpusHaveEachRule) {
  const Folder folder;
  const std::string command = "run " + corpus() + " ";
  EXPECT_EQ(status_of(folder, command + engine("--rule capture.played.three=one")), 1);
  expect_sound(folder);
  EXPECT_THAT(read(folder.path("it.html")),
              AllOf(HasSubstr("<h1>1 difference</h1>"), HasSubstr("first in entry "),
                    HasSubstr("<pre>--rule capture.played.three=&#39;one&#39;</pre>")));
  EXPECT_THAT(read(folder.path("it.sarif")), HasSubstr("capture.played.three#1"));
  EXPECT_THAT(read(folder.path("it.xml")), HasSubstr("<failure"));

  EXPECT_EQ(status_of(folder, command + engine("")), 0);
  expect_sound(folder);
  EXPECT_THAT(read(folder.path("it.html")), HasSubstr("<h1>No difference</h1>"));
  EXPECT_THAT(read(folder.path("it.xml")), HasSubstr("failures=\"0\" errors=\"0\""));
}

TEST(RegressReports, OfACorpusNameAnEngineFault) {
  const Folder folder;
  const std::string broken =
      folder.file("engine.sed",
                  "s/.*\"id\":\\([0-9]*\\),\"do\":\"hello\".*/"
                  "{\"id\":\\1,\"name\":\"x\",\"version\":\"1\"}/;t\n"
                  "s/.*\"id\":\\([0-9]*\\),.*/{\"id\":\\1,\"error\":\"broken\"}/\n");
  EXPECT_EQ(status_of(folder, fmt::format("run {} --engine 'sed -u -f {}'", corpus(), broken)), 1);
  expect_sound(folder);
  EXPECT_THAT(read(folder.path("it.html")),
              AllOf(HasSubstr("<h1>The engine does not keep to the protocol</h1>"),
                    HasSubstr(">Engine fault: error reply: broken")));
  EXPECT_THAT(read(folder.path("it.sarif")), HasSubstr("\"ruleId\": \"engine-fault\""));
}

TEST(RegressReports, OfASavedCaseSayWhatIsGone) {
  const Folder folder;
  const std::string file = folder.path("case.json");
  const std::string wrong = engine("--rule capture.played.three=one");
  ASSERT_EQ(status_of(folder, fmt::format("fuzz --edition {} --games 40 --seconds 0 --out {} {}",
                                          kEdition, file, wrong)),
            1);
  EXPECT_EQ(status_of(folder, fmt::format("run {} {}", file, wrong)), 1);
  expect_sound(folder);
  EXPECT_THAT(read(folder.path("it.html")), HasSubstr("<h1>1 difference</h1>"));
  EXPECT_THAT(read(folder.path("it.xml")), HasSubstr("tests=\"1\" failures=\"1\""));
  EXPECT_EQ(status_of(folder, fmt::format("run {} {}", file, engine(""))), 0);
  expect_sound(folder);
  EXPECT_THAT(read(folder.path("it.html")),
              AllOf(HasSubstr("<h1>No difference</h1>"), HasSubstr("Agrees now: ")));
  EXPECT_THAT(read(folder.path("it.xml")), HasSubstr("tests=\"1\" failures=\"0\""));
  const Result badge =
      hanaproof(fmt::format("regress run {} {} --badge {}", file, wrong, folder.path("badge.svg")));
  EXPECT_EQ(badge.status, 2);
  EXPECT_THAT(badge.err, HasSubstr("--badge: a case has no clauses to count"));
}

// One move of the toy's deal: 22 takes 23, and is written down; then a card of no hand.
TEST(RegressReports, OfALogAreAboutTheLog) {
  const Folder folder;
  const std::string start =
      R"({"position":{"edition":"hana-awase.pl","players":2,"dealer":1,"hands":[["12","21","31","34",)"
      R"("51","92","B2","C1"],["22","63","71","82","93","A2","C2","C4"]],"field":["23","24","43",)"
      R"("44","53","54","81","91"],"stock":["33","52","B4","74","84","13","C3","11","72","A3","61",)"
      R"("B1","B3","64","41","A4","14","73","A1","32","83","42","94","62"],"captured":[[],[]],)"
      R"("turn":1,"phase":"play"},"moves":["22x23","11"]})";
  const std::string log = folder.file("games.jsonl", start + "\n");
  const std::string command = "log " + log + " --edition hana-awase.pl --settle-seconds 5";
  EXPECT_EQ(status_of(folder, command), 1);
  expect_sound(folder);
  EXPECT_THAT(read(folder.path("it.html")),
              AllOf(HasSubstr("The log <code>"), HasSubstr("Step by step: 1 move"),
                    HasSubstr("<h4>The log</h4>"), HasSubstr("<strong>1</strong> game<"),
                    Not(HasSubstr("The engine"))));
  EXPECT_THAT(read(folder.path("it.xml")), AllOf(HasSubstr("The log: "), HasSubstr("<failure")));
  EXPECT_THAT(read(folder.path("it.sarif")), HasSubstr("hanaproof/regress-log/"));
}

}  // namespace
}  // namespace hanaproof::cli::testing::regress_reports_test
