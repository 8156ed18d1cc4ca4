// What a text says in other words is no difference: yaku that are put another way.
#include <functional>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/survey.h"
#include "model/rulebook/yaku/expression.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::rewording_test {
namespace {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Value;
using rulebook::yaku::Expr;
using rulebook::yaku::SakeCup;
using rulebook::yaku::SetExpr;

Expr literal(int value) { return {.op = Expr::Op::literal, .value = value}; }
Expr with(Expr::Op op, std::vector<Expr> args) { return {.op = op, .args = std::move(args)}; }

// `a | b` as `b | a`.
SetExpr mirrored(const SetExpr& set) {
  SetExpr copy = set;
  for (SetExpr& arg : copy.args) arg = mirrored(arg);
  if (copy.op == SetExpr::Op::unite) std::ranges::reverse(copy.args);
  return copy;
}

bool holds_sake_cup(const SetExpr& set) {
  return set.resolve(SakeCup::animal) != set.resolve(SakeCup::dreg);
}

// The same condition or number in other words.
Expr turned(const Expr& expr) {
  Expr copy = expr;
  if (copy.set) copy.set = mirrored(*copy.set);
  for (Expr& arg : copy.args) arg = turned(arg);
  switch (expr.op) {
    case Expr::Op::all:
      if (holds_sake_cup(*expr.set)) return copy;
      return with(Expr::Op::at_least,
                  {{.op = Expr::Op::count, .set = copy.set},
                   literal(static_cast<int>(expr.set->resolve(SakeCup::animal).size()))});
    case Expr::Op::any:
      return with(Expr::Op::greater, {{.op = Expr::Op::count, .set = copy.set}, literal(0)});
    case Expr::Op::at_least:
      return with(Expr::Op::negation, {with(Expr::Op::less, copy.args)});
    case Expr::Op::conjunction:
    case Expr::Op::disjunction:
    case Expr::Op::add:
      std::ranges::reverse(copy.args);
      return copy;
    case Expr::Op::literal:
      return with(Expr::Op::subtract, {literal(expr.value + 1), literal(1)});
    default:
      return copy;
  }
}

Expr twice(const Expr& expr) {
  return expr.is_condition() ? with(Expr::Op::conjunction, {expr, expr})
                             : with(Expr::Op::max, {expr, expr});
}

using Reword = Expr (*)(const Expr&);

Value reworded(const Value& value, Reword reword) {
  namespace yaku = rulebook::yaku;
  const Expr cards = yaku::parse_condition(*value.field("cards")->word());
  const Expr points = yaku::parse_number(*value.field("points")->word());
  return value.with("cards", yaku::print(reword(cards)))
      .with("points", yaku::print(reword(points)));
}

// The edition with all its yaku in other words, under another id; counts them.
Edition in_other_words(const Edition& edition, Reword reword, int& count) {
  Edition copy = edition;
  copy.id += ".reworded";
  for (Clause& clause : copy.clauses) {
    clause.edition = copy.id;
    if (!rulebook::is_yaku(*clause.topic)) continue;
    for (rulebook::Reading& reading : clause.readings) {
      if (!reading.value.record() || !reading.value.field("points")) continue;
      const Value other = reworded(reading.value, reword);
      if (other == reading.value) continue;
      reading.value = other;
      ++count;
    }
  }
  return copy;
}

// What a comparison of the two finds that are copies of one text: `topic at scope`.
std::vector<std::string> differences(const Edition& edition, const Edition& other) {
  RulesetComparer comparer;
  GameEditions game;
  game.comparer = &comparer;
  game.editions = {&edition, &other};
  std::vector<std::string> all;
  for (const Clause& clause : edition.clauses) {
    if (!rulebook::is_yaku(*clause.topic)) continue;
    for (const rulebook::Scope& scope : scopes_of(*clause.topic, game.editions)) {
      for (const Finding& finding : translations(game, *clause.topic, scope)) {
        all.push_back(fmt::format("{}: {}", clause.id(), checker::summary(finding)));
      }
    }
  }
  for (const Undecided& open : comparer.open()) all.push_back("undecided: " + open.question);
  return all;
}

class Rewording : public ::testing::TestWithParam<std::string> {};

TEST_P(Rewording, OfYakuIsNoDifference) {
  const Edition& edition = testing::builtin().at(GetParam());
  int count = 0;
  for (const Reword reword : {&turned, &twice}) {
    const Edition other = in_other_words(edition, reword, count);
    EXPECT_TRUE(differences(edition, other).empty()) << differences(edition, other).front();
  }
  EXPECT_GE(count, 10);
}

// The harness sees what it should: a yaku of one point more is a difference.
TEST_P(Rewording, OneMorePointIsNoRewording) {
  const Edition& edition = testing::builtin().at(GetParam());
  int count = 0;
  const Edition other = in_other_words(
      edition,
      [](const Expr& expr) {
        return expr.is_condition() ? expr : with(Expr::Op::add, {expr, literal(1)});
      },
      count);
  EXPECT_GE(differences(edition, other).size(), static_cast<std::size_t>(count) / 2);
}

INSTANTIATE_TEST_SUITE_P(Editions, Rewording,
                         ::testing::Values("robin-red.koi-koi.en", "oishi-tengudo.koi-koi",
                                           "blog.koi-koi.fr", "robin-red.sakura.de",
                                           "oishi-tengudo.hachi-hachi"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::ranges::replace_if(
                               name, [](char c) { return c == '.' || c == '-'; }, '_');
                           return name;
                         });

}  // namespace
}  // namespace hanaproof::checker::rewording_test
