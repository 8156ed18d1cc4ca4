// What a text says in other words is no difference: yaku that are put another way.
#include <functional>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/survey.h"
#include "tests/checker/editions.h"
#include "tests/checker/rewordings.h"

namespace hanaproof::checker::rewording_test {
namespace {

using rewordings::Expr;
using rewordings::literal;
using rewordings::Reword;
using rewordings::turned;
using rewordings::twice;
using rewordings::Value;
using rewordings::with;
using rulebook::Clause;
using rulebook::Edition;

// The edition with all its yaku in other words, under another id; counts them.
Edition in_other_words(const Edition& edition, Reword reword, int& count) {
  Edition copy = edition;
  copy.id += ".reworded";
  for (Clause& clause : copy.clauses) {
    clause.edition = copy.id;
    if (!rulebook::is_yaku(*clause.topic)) continue;
    for (rulebook::Reading& reading : clause.readings) {
      if (!reading.value.record() || !reading.value.field("points")) continue;
      const Value other = rewordings::reworded(reading.value, reword);
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

void expect_no_difference(const std::string& id) {
  const Edition& edition = testing::builtin().at(id);
  int count = 0;
  for (const Reword reword : {&turned, &twice}) {
    const Edition other = in_other_words(edition, reword, count);
    EXPECT_TRUE(differences(edition, other).empty()) << differences(edition, other).front();
  }
  EXPECT_GE(count, 10);
}

// The harness sees what it should: a yaku of one point more is a difference.
void expect_differences(const std::string& id) {
  const Edition& edition = testing::builtin().at(id);
  int count = 0;
  const Edition other = in_other_words(
      edition,
      [](const Expr& expr) {
        return expr.is_condition() ? expr : with(Expr::Op::add, {expr, literal(1)});
      },
      count);
  EXPECT_GE(differences(edition, other).size(), static_cast<std::size_t>(count) / 2);
}

std::string name_of(const ::testing::TestParamInfo<std::string>& test) {
  std::string name = test.param;
  std::ranges::replace_if(
      name, [](char c) { return c == '.' || c == '-'; }, '_');
  return name;
}

class Rewording : public ::testing::TestWithParam<std::string> {};
TEST_P(Rewording, OfYakuIsNoDifference) { expect_no_difference(GetParam()); }
TEST_P(Rewording, OneMorePointIsNoRewording) { expect_differences(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Editions, Rewording,
                         ::testing::Values("robin-red.koi-koi.en", "robin-red.sakura.de",
                                           "oishi-tengudo.hachi-hachi"),
                         name_of);

// The same of editions that the solver takes longer for.
class AllRewording : public ::testing::TestWithParam<std::string> {};
TEST_P(AllRewording, OfYakuIsNoDifference) { expect_no_difference(GetParam()); }
TEST_P(AllRewording, OneMorePointIsNoRewording) { expect_differences(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Editions, AllRewording,
                         ::testing::Values("oishi-tengudo.koi-koi", "blog.koi-koi.fr"), name_of);

}  // namespace
}  // namespace hanaproof::checker::rewording_test
