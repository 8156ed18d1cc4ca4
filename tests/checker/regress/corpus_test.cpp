// Corpora: recorded, read again, and put to engines.
#include "checker/regress/corpus.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/protocol/server.h"
#include "checker/regress/run.h"
#include "model/notation/position_json.h"
#include "tests/checker/regress/served.h"

namespace hanaproof::regress {
namespace {

using ::testing::HasSubstr;
using testing::library;

constexpr const char* kPolish = "hana-awase.pl";
constexpr const char* kHachi = "oishi-tengudo.hachi-hachi";

Corpus recorded(const std::string& edition, int games = 10) {
  return record(library().at(edition), "test", 1, games);
}

CorpusRun put_to(const Corpus& corpus, const std::map<std::string, std::string>& rules) {
  protocol::Server server({&library(), protocol::With::spec, rules, "test"});
  return run(
      corpus, library(),
      [&](const protocol::Request& request) { return server.answer(request).body; }, true);
}

TEST(Corpus, IsWhatItWasReadFrom) {
  for (const char* edition : {kPolish, "robin-red.koi-koi.en", "robin-red.sutda.en", kHachi}) {
    const Corpus corpus = recorded(edition);
    ASSERT_GT(corpus.entries.size(), 5);
    const std::string text = to_json_lines(corpus);
    const Corpus read = corpus_from_json_lines(text);
    EXPECT_EQ(read.entries, corpus.entries);
    EXPECT_EQ(to_json_lines(read), text);
  }
}

TEST(Corpus, ChangedByHandIsRefused) {
  std::string text = to_json_lines(recorded(kPolish));
  const auto at = text.rfind("\"points\":[");
  ASSERT_NE(at, std::string::npos);
  text.replace(at + 10, 1, text[at + 10] == '9' ? "8" : "9");
  try {
    corpus_from_json_lines(text);
    FAIL() << "it was changed";
  } catch (const notation::NotationError& error) {
    EXPECT_THAT(error.what(), HasSubstr("it was changed"));
  }
  EXPECT_THROW(corpus_from_json_lines(""), notation::NotationError);
  EXPECT_THROW(corpus_from_json_lines("{}"), notation::NotationError);
}

TEST(Run, PassesWhatPlaysByTheEdition) {
  for (const char* edition : {kPolish, "robin-red.sakura.en", "robin-red.sutda.en", kHachi}) {
    const Corpus corpus = recorded(edition);
    const CorpusRun result = put_to(corpus, {});
    EXPECT_TRUE(result.passed());
    EXPECT_EQ(result.entries, corpus.entries.size());
    EXPECT_GT(result.clauses.size(), 5);
  }
}

TEST(Run, FailsTheClauseThatIsPlayedOtherwise) {
  const Corpus corpus = recorded(kPolish);
  const CorpusRun result = put_to(corpus, {{"capture.drawn.three", "one"}});
  ASSERT_FALSE(result.passed());
  const ClauseResult& wrong = result.clauses.at("hana-awase.pl/capture.drawn.three#1");
  EXPECT_EQ(wrong.passed, 0);
  EXPECT_FALSE(wrong.failed.empty());
  // What another clause decides by itself still passes.
  EXPECT_GT(result.clauses.at("hana-awase.pl/capture.played.two#1").passed, 0);
  const std::string xml = to_junit(corpus, result);
  EXPECT_THAT(xml, HasSubstr("<testsuite name=\"hana-awase.pl\""));
  EXPECT_THAT(xml, HasSubstr("name=\"hana-awase.pl/capture.drawn.three#1\">\n    <failure"));
  EXPECT_THAT(xml, HasSubstr("&quot;field&quot;"));
}

// An engine of Hachi-Hachi that says of a position what it likes where nothing depends on it.
TEST(Run, TakesWhatMeansNothingAsItComes) {
  const Corpus corpus = recorded(kHachi);
  protocol::Server server({&library(), protocol::With::engine, {}, "test"});
  int changed = 0;
  const CorpusRun result = run(
      corpus, library(),
      [&](const protocol::Request& request) {
        protocol::Body body = server.answer(request).body;
        auto* any = std::get_if<protocol::AnyPosition>(&body);
        if (!any) return body;
        auto& position = std::get<notation::HachiPosition>(*any);
        if (position.phase != notation::HachiPhase::over) return body;
        ++changed;
        position.turn = 2;
        position.sage.assign(position.sage.size(), true);
        return body;
      },
      true);
  EXPECT_TRUE(result.passed());
  EXPECT_GT(changed, 0);
}

TEST(Run, FailsTheClauseOfHachiHachiThatIsPlayedOtherwise) {
  const CorpusRun result = put_to(recorded(kHachi), {{"mizuten.kan", "2"}});
  ASSERT_FALSE(result.passed());
  EXPECT_EQ(result.clauses.at("oishi-tengudo.hachi-hachi/mizuten.kan#1").passed, 0);
}

TEST(Run, SkipsDealsWhereNoneAreOpened) {
  const Corpus corpus = recorded(kPolish);
  protocol::Server server({&library(), protocol::With::engine, {}, "test"});
  const CorpusRun result = run(
      corpus, library(),
      [&](const protocol::Request& request) {
        EXPECT_NE(request.what, protocol::Do::open);
        return server.answer(request).body;
      },
      false);
  EXPECT_TRUE(result.passed());
  EXPECT_GT(result.skipped, 0);
  EXPECT_EQ(result.entries + result.skipped, corpus.entries.size());
}

}  // namespace
}  // namespace hanaproof::regress
