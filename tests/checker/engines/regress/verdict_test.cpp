// What an engine is blamed for by its answers to a corpus.
#include "checker/engines/regress/corpus_found.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/engines/protocol/server.h"
#include "tests/checker/engines/regress/served.h"
#include "tests/paths.h"

namespace hanaproof::regress::verdict_test {
namespace {

using ::testing::IsEmpty;
using testing::library;
using ::testing::SizeIs;
using Rules = std::map<std::string, std::string>;

const Corpus& shipped(const std::string& edition) {
  static std::map<std::string, Corpus> all;
  const auto found = all.find(edition);
  if (found != all.end()) return found->second;
  std::ostringstream text;
  text << std::ifstream(paths::source_dir() + "/docs/corpora/" + edition + ".jsonl").rdbuf();
  return all.emplace(edition, corpus_from_json_lines(text.str())).first->second;
}

struct Judged {
  CorpusRun run;
  CorpusVerdict verdict;
};

// `spoil`: what becomes of an answer.
Judged judged(const std::string& edition, const Rules& rules,
              const std::function<void(const protocol::Request&, protocol::Body&)>& spoil = {}) {
  const Corpus& corpus = shipped(edition);
  protocol::Server server({&library(), protocol::With::spec, rules, "test"});
  Judged all{run(
                 corpus, library(),
                 [&](const protocol::Request& request) {
                   protocol::Body body = server.answer(request).body;
                   if (spoil) spoil(request, body);
                   return body;
                 },
                 true),
             {}};
  all.verdict = judge(corpus, all.run, library());
  return all;
}

struct Fault {
  const char* edition;
  const char* topic;
  const char* value;
};

// For that rule alone; the corpus may not tell its answer from others.
void expect_blamed(const Blame& blame, const std::string& topic, const std::string& value) {
  ASSERT_TRUE(blame.plays);
  EXPECT_EQ(blame.plays->topic, topic);
  std::vector<OtherAnswer> fit = blame.or_else;
  fit.push_back(*blame.plays);
  EXPECT_THAT(fit, ::testing::Contains(OtherAnswer{topic, rulebook::Value::parse(value).text()}));
}

// An entry in which two rules show is told of each apart from the other.
TEST(FoundInCorpus, ShowsOfEachRuleWhatItDoes) {
  const std::string edition = "robin-red.koi-koi.en";
  const Judged all = judged(
      edition, {{"capture.played.three", "one"}, {"yaku.tan", "none"}, {"score.counter", "1"}});
  const CorpusFound found = found_in(shipped(edition), all.run, all.verdict, library());
  std::map<std::string, std::string> shown;
  for (const Found& one : found.hunted.found) {
    ASSERT_TRUE(one.rule());
    shown[one.rule()->topic] = one.signature.text();
  }
  EXPECT_EQ(shown, (Rules{{"capture.played.three", "moves: +takes 1, -takes 3"},
                          {"yaku.tan", "yaku: tan missing"},
                          {"score.counter", "result: less"}}));
  EXPECT_EQ(found.hunted.verdict(), Verdict::differs);
}

class OneRule : public ::testing::TestWithParam<Fault> {};

TEST_P(OneRule, IsBlamedAlone) {
  const Fault& fault = GetParam();
  const Judged all = judged(fault.edition, {{fault.topic, fault.value}});
  ASSERT_FALSE(all.run.passed());
  ASSERT_THAT(all.verdict.blames, SizeIs(1));
  expect_blamed(all.verdict.blames.front(), fault.topic, fault.value);
  int failing = 0;
  for (const auto& [clause, result] : all.run.clauses) {
    if (all.verdict.standing(clause, result) == Standing::fails) ++failing;
  }
  EXPECT_LE(failing, static_cast<int>(all.verdict.blames.front().clauses.size()));
}

constexpr const char* kEnglish = "robin-red.koi-koi.en";
constexpr const char* kOishi = "oishi-tengudo.koi-koi";
INSTANTIATE_TEST_SUITE_P(
    Of, OneRule,
    ::testing::Values(Fault{"hana-awase.pl", "capture.drawn.three", "one"},
                      Fault{"hana-awase.pl", "play.must-match", "true"},
                      Fault{kEnglish, "capture.played.three", "one"},
                      Fault{kEnglish, "dealer.begins", "next"},
                      Fault{
                          kEnglish, "yaku.gokou",
                          "{cards = \"count(light) >= 5\", hides = [], points = \"20\", size = 5}"},
                      Fault{kEnglish, "call.opponent-cancels", "if-stopped"},
                      Fault{kEnglish, "card.sake-cup", "both"}, Fault{kOishi, "score.counter", "3"},
                      Fault{"robin-red.sutda.en", "bet.opener-may-fold", "true"},
                      Fault{"oishi-tengudo.hachi-hachi", "mizuten.kan", "2"}),
    [](const auto& test) {
      std::string name = std::string(test.param.edition) + "_" + test.param.topic;
      std::ranges::replace_if(
          name, [](char c) { return c == '.' || c == '-'; }, '_');
      return name;
    });

TEST(Verdict, BlamesNothingInWhatPlaysByTheEdition) {
  const Judged all = judged("hana-awase.pl", {});
  EXPECT_THAT(all.verdict.blames, IsEmpty());
  for (const auto& [clause, result] : all.run.clauses) {
    EXPECT_EQ(all.verdict.standing(clause, result), Standing::ok);
  }
}

class TwoRules : public ::testing::TestWithParam<std::pair<const char*, Rules>> {};

TEST_P(TwoRules, AreBothBlamed) {
  const auto& [edition, rules] = GetParam();
  const Judged all = judged(edition, rules);
  ASSERT_THAT(all.verdict.blames, SizeIs(rules.size()));
  std::set<std::string> topics;
  for (const Blame& blame : all.verdict.blames) {
    ASSERT_TRUE(blame.plays);
    topics.insert(blame.plays->topic);
    ASSERT_TRUE(rules.contains(blame.plays->topic));
    expect_blamed(blame, blame.plays->topic, rules.at(blame.plays->topic));
  }
  EXPECT_THAT(topics, SizeIs(rules.size()));
}

INSTANTIATE_TEST_SUITE_P(
    Of, TwoRules,
    ::testing::Values(std::pair("hana-awase.pl",
                                Rules{{"capture.drawn.three", "one"}, {"play.must-match", "true"}}),
                      std::pair(kEnglish, Rules{{"call.opponent-cancels", "if-stopped"},
                                                {"capture.played.three", "one"}}),
                      std::pair(kOishi,
                                Rules{{"score.counter", "3"}, {"card.sake-cup", "animal"}})));

TEST(Verdict, LaysWhatNoRuleExplainsToAClauseThatNeverPasses) {
  const std::string topic = "hana-awase.pl/capture.drawn.three#1";
  const Corpus& corpus = shipped("hana-awase.pl");
  std::set<std::string> spoilt;
  for (std::size_t i = 0; i < corpus.entries.size(); ++i) {
    if (!clauses_of(library(), corpus, i).contains(topic)) continue;
    spoilt.insert(games::to_json(corpus.entries[i].position));
  }
  ASSERT_THAT(spoilt, ::testing::Not(IsEmpty()));
  const Judged all =
      judged("hana-awase.pl", {}, [&](const protocol::Request& request, protocol::Body& body) {
        auto* next = std::get_if<protocol::AnyPosition>(&body);
        if (!next || !spoilt.contains(games::to_json(*request.position))) return;
        auto& position = std::get<notation::Position>(*next);
        std::swap(position.hands[0], position.hands[1]);
      });
  ASSERT_THAT(all.verdict.blames, SizeIs(1));
  EXPECT_FALSE(all.verdict.blames.front().plays);
  EXPECT_EQ(all.verdict.blames.front().clauses, std::set{topic});
}

TEST(Verdict, SaysThatNotAllWasTriedWhenItIsStopped) {
  const Corpus& corpus = shipped("hana-awase.pl");
  const Judged all = judged("hana-awase.pl", {{"capture.drawn.three", "one"}});
  const CorpusVerdict stopped = judge(corpus, all.run, library(), [] { return true; });
  EXPECT_FALSE(stopped.complete);
  for (const Blame& blame : stopped.blames) EXPECT_FALSE(blame.plays);
  EXPECT_THAT(stopped.blames, ::testing::Not(IsEmpty()));
}

TEST(OtherAnswer, IsQuotedForAShell) {
  EXPECT_EQ((OtherAnswer{"yaku.x", "it's"}).rule(), R"(--rule yaku.x='it'\''s')");
}

}  // namespace
}  // namespace hanaproof::regress::verdict_test
