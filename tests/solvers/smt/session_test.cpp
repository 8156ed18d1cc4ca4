#include "solvers/smt/session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solvers/smt/solve.h"

namespace hanaproof::smt::session_test {
namespace {

using ::testing::ElementsAre;

TEST(Session, ForgetsAssumptionsAfterTheCheck) {
  const Term a = variable("a", 0);
  Session session({"a", {}, {{"a", a}}});
  EXPECT_EQ(name(session.check({{"not a", !a}})), "unsat");
  EXPECT_EQ(name(session.check()), "sat");
  EXPECT_EQ(name(session.check({{"again", a}})), "sat");
  EXPECT_EQ(session.statistics().checks, 3);
}

TEST(Session, NamesInTheCoreTheAssertionsThatMatter) {
  const Term a = variable("a", 0), b = variable("b", 0);
  Session session({"a and b", {}, {{"b holds", b}, {"a holds", a}}});
  const Outcome outcome = session.check({{"a fails", !a}});
  EXPECT_THAT(std::get<Unsat>(outcome).core, ElementsAre("a holds", "a fails"));
}

TEST(Session, TellsVariablesOfOneNameApart) {
  const Term one = variable("x", 3), other = variable("x", 3);
  EXPECT_EQ(name(solve({"two of one name", {}, {{"differ", !equal(one, other)}}}).outcome), "sat");
  EXPECT_EQ(name(solve({"one and itself", {}, {{"differ", !equal(one, one)}}}).outcome), "unsat");
}

TEST(Session, TakesAVariableForWhatItsDefinitionSays) {
  const Term x = variable("x", 0), y = variable("y", 0);
  const Query query = {"x is y", {{"clause", {{x, y}}}}, {{"differ", !equal(x, y)}}};
  EXPECT_THAT(std::get<Unsat>(solve(query).outcome).core, ElementsAre("clause", "differ"));
  EXPECT_EQ(name(solve({"x alone", {}, query.assertions}).outcome), "sat");
}

TEST(Session, TellsTheValuesOfNumbersInTheSituationFound) {
  const Number x = variable_like("x", constant(-5) + constant(0));
  Session session({"x", {}, {{"x is minus three", equal(x, constant(-3))}}});
  ASSERT_EQ(name(session.check()), "sat");
  EXPECT_EQ(session.value(x), -3);
  EXPECT_EQ(session.value(x * x), 9);
}

TEST(Minimise, RefusesAHintThatExcludesWhatTheQueryAllows) {
  const Term a = variable("a", 0);
  const Query query = {"a", {}, {{"a", a, !a}}};
  EXPECT_THROW(solve(query), std::logic_error);
}

}  // namespace
}  // namespace hanaproof::smt::session_test
