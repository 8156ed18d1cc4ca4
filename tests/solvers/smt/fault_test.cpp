// A mistake put into the rules must be found: else agreement means nothing.
#include <gtest/gtest.h>

#include "model/rulebook/type.h"
#include "solvers/smt/questions.h"
#include "tests/solvers/smt/literal.h"
#include "tests/solvers/smt/willow.h"

namespace hanaproof::smt::fault_test {
namespace {

using rulebook::Ruleset;
using rulebook::Value;

// The least situation that tells the two apart, checked by literal evaluation.
void expect_told_apart(const Ruleset& rules, const Ruleset& mutant, const std::string& what) {
  const auto found = smallest_difference(what, final_score(rules), final_score(mutant));
  ASSERT_EQ(name(found.outcome), "sat") << what;
  const Situation& situation = std::get<Sat>(found.outcome).situation;
  EXPECT_TRUE(test::literally_capturable(situation.captured)) << what;
  EXPECT_NE(found.values[0], found.values[1]) << what;
  EXPECT_EQ(found.values[0], test::literal_final(rules, situation)) << what;
  EXPECT_EQ(found.values[1], test::literal_final(mutant, situation)) << what;
}

TEST(SeededFault, InTheCardsOfAYakuIsFound) {
  const Ruleset rules = test::willow();
  for (const auto& yaku : rules.yaku()) {
    const std::string topic = "yaku." + yaku.id;
    const Value mutant = rules.answer(topic).topic->type.neighbour(rules[topic]).value();
    expect_told_apart(rules, rules.with(topic, mutant), mutant.text());
  }
}

TEST(SeededFault, InThePointsOfAYakuIsFound) {
  const Ruleset rules = test::willow();
  for (const auto& yaku : rules.yaku()) {
    const std::string topic = "yaku." + yaku.id;
    const Value mutant = rules[topic].with("points", "1 + " + print(yaku.points));
    expect_told_apart(rules, rules.with(topic, mutant), mutant.text());
  }
}

TEST(SeededFault, InAFactorIsFound) {
  const Ruleset rules = test::willow({{"score.own-calls", "calls-plus-one"},
                                      {"score.counter", "2"},
                                      {"score.high", "{at-least = 7, factor = 2}"}});
  for (const char* topic : {"score.own-calls", "score.counter", "score.high", "score.high.counts",
                            "score.combine.counter-high", "score.combine.own-calls"}) {
    const Value mutant = rules.answer(topic).topic->type.neighbour(rules[topic]).value();
    expect_told_apart(rules, rules.with(topic, mutant), topic);
  }
}

TEST(SeededFault, InWhatHidesWhatIsFound) {
  const Ruleset rules = test::willow();
  const Value mutant = rules["yaku.gokou"].with("hides", Value::List{"sankou"});
  expect_told_apart(rules, rules.with("yaku.gokou", mutant), "gokou does not hide shikou");
}

}  // namespace
}  // namespace hanaproof::smt::fault_test
