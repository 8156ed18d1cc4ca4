#include "solvers/smt/form.h"

#include <gtest/gtest.h>

namespace hanaproof::smt::form_test {
namespace {

// Whether two numbers of these names can both be what is asked for.
Query about(const std::string& name, const Term& x, const Term& y) {
  return {
      name, {{name + " definition", {{x, binary(Op::add, y, whole(2))}}}}, {{name, equal(x, y)}}};
}

Query sum(const std::string& name, std::int64_t number) {
  const Term x = variable("x", kWhole);
  const Term y = variable("y", kWhole);
  return about(name, x, binary(Op::add, y, whole(number)));
}

TEST(Form, IsTheSameForTheSameUnderAnotherName) {
  EXPECT_EQ(form(sum("one book", 3)), form(sum("another book", 3)));
}

TEST(Form, TellsNumbersApart) { EXPECT_NE(form(sum("a", 3)), form(sum("a", 300))); }

TEST(Form, TellsOneVariableFromTwoOfOneName) {
  const Term x = variable("x", kWhole);
  EXPECT_NE(form(about("a", x, variable("x", kWhole))), form(about("a", x, x)));
  EXPECT_NE(form(about("a", x, variable("x", kWhole))), form(about("a", x, variable("y", kWhole))));
}

TEST(Form, TellsAnAssertionFromAHintAndFromADefinition) {
  const Term p = variable("p", 0);
  const Term q = variable("q", 0);
  const Query both{"", {}, {{"", p}, {"", q}}};
  const Query hinted{"", {}, {{"", p, q}}};
  const Query defined{"", {{"", {{p, q}}}}, {}};
  EXPECT_NE(form(both), form(hinted));
  EXPECT_NE(form(both), form(defined));
  EXPECT_NE(form(both), form({"", {}, {{"", q}, {"", p}, {"", p}}}));
}

}  // namespace
}  // namespace hanaproof::smt::form_test
