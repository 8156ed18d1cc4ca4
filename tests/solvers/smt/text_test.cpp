// Queries as text, and texts that are none.
#include "solvers/smt/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solvers/smt/questions.h"
#include "solvers/smt/smtlib.h"
#include "solvers/smt/solve.h"
#include "tests/solvers/smt/willow.h"

namespace hanaproof::smt::text_test {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Optional;

TEST(QueryText, IsSolvedAsTheQueryWas) {
  const rulebook::Ruleset rules = test::willow();
  const Condition made = yaku_made(rules, "tsukimi");
  for (const Query& query : {is_possible("made", made), holds_without("made", made, made)}) {
    const Answer answer = solve(query);
    const std::string text = to_smtlib(answer);
    EXPECT_EQ(fault_in_query(text), std::nullopt);
    EXPECT_EQ(solve_text(text, 10s).verdict, name(answer.outcome));
  }
}

// The status that a file states is a claim, and no answer.
TEST(QueryText, IsSolvedWhateverItClaims) {
  EXPECT_EQ(solve_text("(set-info :status unsat)(assert true)(check-sat)", 10s).verdict, "sat");
  EXPECT_EQ(solve_text("(set-info :status sat)(assert false)(check-sat)", 10s).verdict, "unsat");
}

TEST(QueryText, ThatIsNoneIsNoAnswer) {
  const TextAnswer answer = solve_text("(assert (= nobody 1))(check-sat)", 10s);
  EXPECT_EQ(answer.verdict, "unknown");
  EXPECT_THAT(answer.reason, HasSubstr("nobody"));
}

// The factors of a product of two primes, as bits: more than a solver can do in so short a time.
TEST(QueryText, ThatTakesTooLongIsGivenUp) {
  const std::string text = R"((set-logic QF_BV)
    (declare-const |a| (_ BitVec 128))
    (declare-const |b| (_ BitVec 128))
    (assert (= (bvmul |a| |b|) (_ bv170141183460469231722463931679029329919 128)))
    (assert (= ((_ extract 127 64) |a|) (_ bv0 64)))
    (assert (= ((_ extract 127 64) |b|) (_ bv0 64)))
    (assert (bvslt (_ bv1 128) |a|))
    (assert (bvslt (_ bv1 128) |b|))
    (check-sat))";
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(fault_in_query(text), std::nullopt);
  EXPECT_EQ(solve_text(text, 200ms).verdict, "unknown");
  EXPECT_LT(std::chrono::steady_clock::now() - start, 60s);
}

TEST(QueryText, HasNoCommandsThatDoAnythingElse) {
  EXPECT_THAT(fault_in_query("(check-sat)\n(exit)"), Optional(HasSubstr("1:1: ")));
  EXPECT_THAT(fault_in_query("(assert true)\n (set-option :regular-output-channel \"x\")"),
              Optional(HasSubstr("2:2: expected a command that a query has, not (set-option)")));
  EXPECT_THAT(fault_in_query("(include \"x\")(check-sat)"), Optional(HasSubstr("(include)")));
  EXPECT_EQ(fault_in_query("(set-option :produce-unsat-cores true)(check-sat)"), std::nullopt);
}

TEST(QueryText, IsWhole) {
  EXPECT_THAT(fault_in_query(""), Optional(HasSubstr("(check-sat)")));
  EXPECT_THAT(fault_in_query("(assert true)"), Optional(HasSubstr("(check-sat)")));
  EXPECT_THAT(fault_in_query("\n(assert (and"), Optional(HasSubstr("2:1: expected the end")));
  EXPECT_THAT(fault_in_query("(assert |x)"), Optional(HasSubstr("1:9: expected |")));
  EXPECT_THAT(fault_in_query("assert"), Optional(HasSubstr("1:1: ")));
  EXPECT_THAT(fault_in_query("(assert true))"), Optional(HasSubstr("1:14: ")));
  EXPECT_THAT(fault_in_query(std::string(1000000, '(')), Optional(HasSubstr("brackets")));
}

// Brackets in names and remarks count for nothing.
TEST(QueryText, MayHaveBracketsInNames) {
  EXPECT_EQ(fault_in_query("(declare-const |a (| Bool) ; (\n(check-sat)"), std::nullopt);
}

// Z3 takes \| for no end of a name: what is three remarks and a command to it looked like names.
TEST(QueryText, IsReadAlikeByAllSolvers) {
  const std::string hidden = "(set-option :regular-output-channel \"F\")";
  const std::vector<std::string> texts = {
      "(set-info :a |\\| ) (set-info :b | ) " + hidden + " (set-info :c |x|)(check-sat)",
      "#| " + hidden + " |#(check-sat)",
      "(assert |x\\|y|)(check-sat)",
      "(assert \"\\\"\")(check-sat)",
      std::string("(assert true)\0(check-sat)", 25),
      "(assert |\xc3\xa4|)(check-sat)",
      "(assert\ttrue)(check-sat)"};
  for (const std::string& text : texts) {
    EXPECT_THAT(fault_in_query(text), Optional(HasSubstr("1:"))) << text;
  }
}

TEST(QueryText, HasNoWordsThatNoQueryHas) {
  const auto fault = [](const std::string& formula) {
    return fault_in_query(formula + "(check-sat)");
  };
  EXPECT_THAT(fault("(assert (forall ((x Int)) true))"), Optional(HasSubstr("not forall")));
  EXPECT_THAT(fault("(assert (let ((x true)) true))"),
              Optional(HasSubstr("1:10: expected a word")));
  EXPECT_THAT(fault("(define-fun f () Bool true)"), Optional(HasSubstr("not f")));
  EXPECT_THAT(fault("(declare-const |x| (_ BitVec 4000000000))"), Optional(HasSubstr("3 digits")));
  EXPECT_THAT(fault("(declare-fun |f| (Int) Int)"), Optional(HasSubstr("(declare-fun)")));
  EXPECT_THAT(fault("(set-info :source |x|)"), Optional(HasSubstr("(set-info)")));
  EXPECT_THAT(fault("(set-logic HORN)"), Optional(HasSubstr("(set-logic)")));
}

// Bits by the hundred thousand, and products of them: neither time nor memory is without end.
TEST(QueryText, ThatAsksForTooMuchIsGivenUp) {
  std::string text = "(declare-const |x| (_ BitVec 999))";
  std::string wide = "|x|";
  for (int i = 0; i < 200; ++i) wide = "((_ sign_extend 999) " + wide + ")";
  text += "(assert (= (bvmul " + wide + " (bvmul " + wide + " " + wide + ")) (bvadd " + wide + " " +
          wide + ")))(check-sat)";
  EXPECT_EQ(fault_in_query(text), std::nullopt);
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(solve_text(text, 300ms).verdict, "unknown");
  EXPECT_LT(std::chrono::steady_clock::now() - start, 60s);
}

TEST(Z3Version, IsThatOfTheLibrary) { EXPECT_THAT(z3_version(), HasSubstr("4.")); }

}  // namespace
}  // namespace hanaproof::smt::text_test
