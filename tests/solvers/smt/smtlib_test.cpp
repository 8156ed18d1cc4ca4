#include "solvers/smt/smtlib.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "solvers/smt/questions.h"
#include "solvers/smt/solve.h"
#include "tests/solvers/smt/willow.h"

namespace hanaproof::smt::smtlib_test {
namespace {

using rulebook::Ruleset;
using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

// What a command writes to its standard output and error.
std::string output_of(const std::string& command) {
  std::FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  std::string output;
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) output += static_cast<char>(c);
  pclose(pipe);
  return output;
}

bool has_cvc5() { return output_of("cvc5 --version").starts_with("This is cvc5"); }

std::string ask_cvc5(const std::string& smtlib) {
  // Named after the test, since tests may run side by side.
  const auto* test = testing::UnitTest::GetInstance()->current_test_info();
  const std::string path = testing::TempDir() + test->name() + ".smt2";
  std::ofstream(path) << smtlib;
  std::string answer = output_of("cvc5 '" + path + "'");
  std::filesystem::remove(path);
  return answer;
}

void expect_cvc5_agrees(const Answer& answer) {
  const std::string expected = std::string(name(answer.outcome)) + "\n";
  EXPECT_EQ(ask_cvc5(to_smtlib(answer)), expected) << answer.query.name;
}

TEST(SmtLib, SaysInPlainLogicUnderWhichNameEverythingIsAsserted) {
  const Ruleset rules = test::willow();
  const std::string text = to_smtlib(is_possible("moon viewing", yaku_made(rules, "tsukimi")));
  EXPECT_THAT(text, AllOf(HasSubstr("; moon viewing\n"), HasSubstr("(set-logic QF_BV)\n"),
                          HasSubstr("(declare-const |captured| (_ BitVec 48))"),
                          HasSubstr(":named |willow.en/yaku.tsukimi#1|))"),
                          HasSubstr(":named |0, 2 or 4 cards of each month are captured|))"),
                          EndsWith("(check-sat)\n"), Not(HasSubstr(":status"))));
}

TEST(SmtLib, StatesTheAnswerAsTheExpectedStatus) {
  const Query query = {"nothing", {}, {{"no", truth(false)}}};
  EXPECT_THAT(to_smtlib(solve(query)), HasSubstr("(set-info :status unsat)"));
  EXPECT_THAT(to_smtlib(Answer{query, Unknown{"timeout"}, {}}), Not(HasSubstr(":status")));
}

TEST(SmtLib, GivesDifferentThingsDifferentNames) {
  const Term one = variable("x", 0), other = variable("x", 0);
  const std::string text = to_smtlib(Query{"names", {}, {{"a|b", one}, {"a|b", !other}}});
  EXPECT_THAT(text,
              AllOf(HasSubstr("(declare-const |x| Bool)"), HasSubstr("(declare-const |x ~2| Bool)"),
                    HasSubstr("(assert (! |x| :named |a/b|))"),
                    HasSubstr("(assert (! (not |x ~2|) :named |a/b ~2|))")));
}

TEST(SmtLib, LeavesHintsOut) {
  const Query query = {"hint", {}, {{"a", variable("a", 0), variable("hint", 0)}}};
  EXPECT_THAT(to_smtlib(query), Not(HasSubstr("|hint|")));
}

TEST(SecondSolver, AgreesOnWhatIsPossible) {
  if (!has_cvc5()) GTEST_SKIP() << "cvc5 is not installed";
  const Ruleset rules = test::willow({{"card.sake-cup", "both"}});
  for (const auto& yaku : rules.yaku()) {
    expect_cvc5_agrees(solve(is_possible(yaku.id, yaku_made(rules, yaku.id))));
    expect_cvc5_agrees(
        implies("gokou implies " + yaku.id, yaku_made(rules, "gokou"), yaku_made(rules, yaku.id)));
  }
}

TEST(SecondSolver, AgreesOnEveryPieceOfEvidence) {
  if (!has_cvc5()) GTEST_SKIP() << "cvc5 is not installed";
  const std::map<std::string, std::string> factors = {{"score.own-calls", "calls-plus-one"},
                                                      {"score.counter", "2"},
                                                      {"score.high", "{at-least = 7, factor = 2}"}};
  auto best = factors, larger = factors, cup = factors;
  best["score.yaku-add"] = "best-only";
  larger["score.combine.own-calls"] = "larger";
  cup["card.sake-cup"] = "both";
  const Measure plain = final_score(test::willow(factors));
  for (const auto& rules : {factors, best, larger, cup}) {
    const auto found = smallest_difference("evidence", plain, final_score(test::willow(rules)));
    ASSERT_FALSE(std::holds_alternative<Unknown>(found.outcome));
    for (const Answer& answer : found.evidence) expect_cvc5_agrees(answer);
  }
}

TEST(SecondSolver, AgreesOnWhichScoresCanOccur) {
  if (!has_cvc5()) GTEST_SKIP() << "cvc5 is not installed";
  const Measure points = base_score(test::willow({{"score.yaku-add", "best-only"}}));
  for (const auto& [value, answer] : possible_values("points", points, 8, 20)) {
    expect_cvc5_agrees(answer);
  }
}

TEST(SecondSolver, FindsUnsatisfiableWhatACoreNames) {
  if (!has_cvc5()) GTEST_SKIP() << "cvc5 is not installed";
  const Ruleset rules = test::willow();
  Answer answer = implies("five make four", yaku_made(rules, "gokou"), yaku_made(rules, "shikou"));
  const auto& core = std::get<Unsat>(answer.outcome).core;
  const auto is_named = [&](const auto& part) {
    return std::ranges::find(core, part.name) != core.end();
  };
  std::erase_if(answer.query.assertions, [&](const auto& part) { return !is_named(part); });
  EXPECT_LT(answer.query.assertions.size(), 4U);
  expect_cvc5_agrees(answer);
}

}  // namespace
}  // namespace hanaproof::smt::smtlib_test
