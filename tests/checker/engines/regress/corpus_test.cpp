// Corpora: recorded, read again, and put to engines.
#include "checker/engines/regress/corpus.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/engines/protocol/server.h"
#include "model/notation/position_json.h"
#include "tests/checker/engines/regress/served.h"

namespace hanaproof::regress::corpus_test {
namespace {

using ::testing::HasSubstr;
using testing::library;
using ::testing::StartsWith;

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

TEST(Corpus, WithASeedThatIsNoNumberOfOursIsRefused) {
  const std::string text = to_json_lines(recorded(kPolish));
  const auto from = text.find("\"seed\":") + 7;
  const auto size = text.find(',', from) - from;
  for (const char* seed : {"7e46", "-1", "0.5"}) {
    try {
      corpus_from_json_lines(std::string(text).replace(from, size, seed));
      FAIL() << seed;
    } catch (const notation::NotationError& error) {
      EXPECT_THAT(error.what(), HasSubstr("\"seed\": expected a whole number")) << seed;
    }
  }
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
}

// Entries of rules or situations that there are not: a corpus of another time, or by hand.
TEST(Run, SaysWhereACorpusNamesWhatThereIsNot) {
  const auto error_of = [](const Corpus& corpus) -> std::string {
    const Corpus read = corpus_from_json_lines(to_json_lines(corpus), "mine.jsonl");
    try {
      run(
          read, library(),
          [](const protocol::Request&) -> protocol::Body {
            throw std::logic_error("nothing is asked before");
          },
          true);
    } catch (const notation::NotationError& error) {
      return error.what();
    }
    return "no error";
  };
  Corpus corpus = recorded(kPolish);
  const auto third = [&](Corpus& one) -> notation::Position& {
    return std::get<notation::Position>(one.entries.at(2).position);
  };
  Corpus unknown_rule = corpus;
  third(unknown_rule).rules["capture.sideways"] = "true";
  EXPECT_THAT(error_of(unknown_rule), StartsWith("mine.jsonl:4: "));
  EXPECT_THAT(error_of(unknown_rule), HasSubstr("capture.sideways"));
  Corpus unknown_edition = corpus;
  third(unknown_edition).edition = "hana-awase.de";
  EXPECT_THAT(error_of(unknown_edition), StartsWith("mine.jsonl:4: "));
  EXPECT_THAT(error_of(unknown_edition), HasSubstr("hana-awase.de"));
  Corpus unknown_move = corpus;
  const auto moved = std::ranges::find_if(unknown_move.entries,
                                          [](const Entry& entry) { return !entry.move.empty(); });
  ASSERT_NE(moved, unknown_move.entries.end());
  moved->move = "stop";
  EXPECT_THAT(error_of(unknown_move),
              StartsWith(fmt::format("mine.jsonl:{}: ", moved - unknown_move.entries.begin() + 2)));
}

TEST(Corpus, SaysWhichLineCannotBeRead) {
  std::string text = to_json_lines(recorded(kPolish));
  const auto second = text.find('\n') + 1;
  text.replace(text.find("\"players\":", second) + 10, 1, "x");
  try {
    corpus_from_json_lines(text, "mine.jsonl");
    FAIL() << "it cannot be read";
  } catch (const notation::NotationError& error) {
    EXPECT_THAT(error.what(), StartsWith("mine.jsonl:2: "));
  }
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

TEST(Run, SkipsWhatIsForOtherNumbersOfPlayers) {
  const Corpus corpus = recorded(kPolish);
  protocol::Server server({&library(), protocol::With::spec, {}, "test"});
  const auto run_for = [&](const std::vector<int>& players) {
    return run(
        corpus, library(),
        [&](const protocol::Request& request) {
          const int number = games::players_of(request.position.value());
          EXPECT_TRUE(players.empty() || std::ranges::find(players, number) != players.end());
          return server.answer(request).body;
        },
        true, players);
  };
  const CorpusRun two = run_for({2});
  const CorpusRun more = run_for({3, 4});
  EXPECT_GT(two.entries, 0);
  EXPECT_GT(two.other_players, 0);
  EXPECT_EQ(two.entries, more.other_players);
  EXPECT_EQ(two.other_players, more.entries);
  EXPECT_EQ(run_for({}).entries, corpus.entries.size());
}

TEST(Corpus, SaysForHowManyPlayersAnEntryIs) {
  std::string text = to_json_lines(recorded(kPolish));
  const auto entry = text.find('\n') + 1;
  EXPECT_EQ(text.substr(entry, 11), "{\"players\":");
  text.replace(entry + 11, 1, "9");
  try {
    corpus_from_json_lines(text, "mine.jsonl");
    FAIL() << "the position has another number of players";
  } catch (const notation::NotationError& error) {
    EXPECT_THAT(error.what(), StartsWith("mine.jsonl:2: \"players\" is 9, but the position has "));
  }
}

}  // namespace
}  // namespace hanaproof::regress::corpus_test
