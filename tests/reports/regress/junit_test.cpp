// Test results of a corpus or a hunt for programs that show them.
#include "reports/regress/junit.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/atomic_file.h"
#include "tests/paths.h"
#include "tests/reports/folder.h"
#include "tests/reports/regress/hunted.h"

namespace hanaproof::reports::junit_test {
namespace {

using regress::Corpus;
using regress::CorpusRun;

using ::testing::AllOf;
using ::testing::HasSubstr;

bool is_sound(const std::string& text) {
  const Folder folder;
  write_file(folder / "it.xml", text);
  return reports::run("python3 " + paths::source_dir() + "/tests/reports/check_junit.py " +
                      (folder / "it.xml").string() + " 2> /dev/null") == 0;
}

std::string with(std::string text, const std::string& old, const std::string& now) {
  return text.replace(text.find(old), old.size(), now);
}

TEST(Junit, HasACaseForEachDifference) {
  if (reports::run("command -v python3 > /dev/null") != 0) GTEST_SKIP() << "no python3";
  const std::string text = to_junit(testing::compared(testing::with_all_sorts()));
  const std::size_t differences = testing::hunted().found.size() + 1;
  EXPECT_THAT(text, AllOf(HasSubstr(fmt::format("tests=\"{}\" failures=\"{}\" errors=\"1\"",
                                                differences + 1, differences)),
                          HasSubstr("The engine plays by --rule yaku.tan=&#39;none&#39;"),
                          HasSubstr("No rule expresses this."),
                          HasSubstr("<error message=\"crash: it ended with status 3\">")));
  EXPECT_TRUE(is_sound(text)) << text;
  EXPECT_FALSE(is_sound(with(text, "</failure>", "")));
  EXPECT_FALSE(is_sound(with(text, "failures=\"", "failures=\"1")));
  EXPECT_FALSE(is_sound(with(text, "&lt;5&gt;", "<5>")));
  EXPECT_FALSE(is_sound(with(text, "<testcase classname", "<case classname")));
}

TEST(Junit, PassesOnlyWhereNothingDiffers) {
  regress::Hunted none;
  none.positions = 1;
  EXPECT_THAT(to_junit(testing::compared(none)),
              HasSubstr("tests=\"1\" failures=\"0\" errors=\"0\""));
  none.interrupted = true;
  EXPECT_THAT(to_junit(testing::compared(none)),
              HasSubstr("tests=\"1\" failures=\"0\" errors=\"1\""));
  none.passing.push_back({});
  EXPECT_THAT(to_junit(testing::compared(none)), HasSubstr("seen once and not again"));
}

TEST(Junit, PassesWhatIsGone) {
  const auto one = testing::hunted().found.at(0);
  const auto saved = of_saved({testing::kEdition, "", 1, {one, testing::faulty()}},
                              {testing::faulty()}, {one}, "./my-engine");
  const std::string text = to_junit(saved);
  EXPECT_THAT(text, AllOf(HasSubstr("tests=\"2\" failures=\"0\" errors=\"1\""),
                          HasSubstr("<error message=\"crash: it ended with status 3\">")));
  EXPECT_TRUE(is_sound(text)) << text;
}

TEST(Junit, HasAFailureForABlamedClauseAndAnErrorForAFault) {
  CorpusRun run;
  run.entries = 4;
  run.mismatches = {{2, "moves", "11", "<12> & \"13\"\x01"},
                    {2, "score", "5", "6"},
                    {3, regress::kFault, "", "engine fault, hang: no reply"}};
  run.clauses = {
      {"e/a#1", {2, {}}}, {"e/b#1", {1, {2}}}, {"e/c#1", {0, {3}}}, {"e/d#1", {0, {2, 3}}}};
  const Corpus corpus{"e", "1", 1, {}};
  const regress::CorpusVerdict verdict{{{.clauses = {"e/b#1"},
                                         .plays = regress::OtherAnswer{"b", "{ cards = \"B3\" }"},
                                         .entries = {2}},
                                        {.clauses = {"e/c#1"}, .entries = {3}}}};
  EXPECT_EQ(to_junit(corpus, run, verdict),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<testsuite name=\"e\" tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\">\n"
            "  <testcase classname=\"e\" name=\"e/a#1\"/>\n"
            "  <testcase classname=\"e\" name=\"e/d#1\">\n"
            "    <skipped message=\"not shown apart from a clause that fails\"/>\n"
            "  </testcase>\n"
            "  <testcase classname=\"e\" name=\"e/b#1\">\n"
            "    <failure message=\"entries that differ: 1; the engine plays by "
            "--rule b=&#39;{ cards = &quot;B3&quot; }&#39;\">"
            "entry 2, moves: recorded 11; the engine: &lt;12&gt; &amp; &quot;13&quot; \n"
            "entry 2, score: recorded 5; the engine: 6\n</failure>\n"
            "  </testcase>\n"
            "  <testcase classname=\"e\" name=\"e/c#1\">\n"
            "    <error message=\"entries without an answer: 1\">"
            "entry 3: engine fault, hang: no reply\n</error>\n"
            "  </testcase>\n"
            "</testsuite>\n");
}

// Where the edition is silent the topic is named.
TEST(Junit, NamesTheTopicWhereNoClauseIsBehindIt) {
  CorpusRun run;
  run.mismatches = {{1, "moves", "11", "12"}};
  run.clauses = {{"e/a#1", {0, {1}}}};
  const regress::CorpusVerdict verdict{
      {{.plays = regress::OtherAnswer{"play.must-match", "true"}, .entries = {1}}}};
  const std::string text = to_junit({"e", "1", 1, {}}, run, verdict);
  EXPECT_NE(text.find("name=\"play.must-match\">\n    <failure"), std::string::npos) << text;
}

}  // namespace
}  // namespace hanaproof::reports::junit_test
