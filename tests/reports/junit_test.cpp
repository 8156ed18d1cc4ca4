// Test results of a corpus for programs that show them.
#include "reports/regress/junit.h"

#include <gtest/gtest.h>

namespace hanaproof::reports::junit_test {
namespace {

using regress::Corpus;
using regress::CorpusRun;

TEST(Junit, HasAFailureForADifferenceAndAnErrorForAFault) {
  CorpusRun run;
  run.entries = 4;
  run.mismatches = {{2, "moves", "11", "<12> & \"13\"\x01"},
                    {2, "score", "5", "6"},
                    {3, regress::kFault, "", "engine fault, hang: no reply"}};
  run.clauses = {
      {"e/a#1", {2, {}}}, {"e/b#1", {1, {2}}}, {"e/c#1", {0, {3}}}, {"e/d#1", {2, {2, 3}}}};
  const Corpus corpus{"e", "1", 1, {}};
  const std::string difference =
      "entry 2, moves: recorded 11; the engine: &lt;12&gt; &amp; &quot;13&quot; \n"
      "entry 2, score: recorded 5; the engine: 6\n";
  const std::string fault = "entry 3: engine fault, hang: no reply\n";
  EXPECT_EQ(to_junit(corpus, run),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<testsuite name=\"e\" tests=\"4\" failures=\"2\" errors=\"2\">\n"
            "  <testcase classname=\"e\" name=\"e/a#1\"/>\n"
            "  <testcase classname=\"e\" name=\"e/b#1\">\n"
            "    <failure message=\"1 of 2 entries differ\">" +
                difference +
                "</failure>\n"
                "  </testcase>\n"
                "  <testcase classname=\"e\" name=\"e/c#1\">\n"
                "    <error message=\"1 of 1 entries without an answer\">" +
                fault +
                "</error>\n"
                "  </testcase>\n"
                "  <testcase classname=\"e\" name=\"e/d#1\">\n"
                "    <failure message=\"1 of 4 entries differ\">" +
                difference +
                "</failure>\n"
                "    <error message=\"1 of 4 entries without an answer\">" +
                fault +
                "</error>\n"
                "  </testcase>\n"
                "</testsuite>\n");
}

}  // namespace
}  // namespace hanaproof::reports::junit_test
