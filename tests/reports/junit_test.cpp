// Test results of a corpus for programs that show them.
#include "reports/regress/junit.h"

#include <gtest/gtest.h>

namespace hanaproof::reports::junit_test {
namespace {

using regress::Corpus;
using regress::CorpusRun;

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
